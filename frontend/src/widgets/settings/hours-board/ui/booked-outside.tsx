import { Alert } from 'antd';
import { Link } from 'react-router';
import type { Span } from '@/entities/settings/hours-sheet';
import { type BookedSlot, slotMinutes } from '@/entities/reservation';
import { inMinutes, plainDay } from '@/entities/restaurant';

const MAX_DAYS = 5;

/** '2 reservations (7 guests)' */
export function bookedWords(slots: readonly BookedSlot[]): string {
  const sum = (count: (slot: BookedSlot) => number) => slots.reduce((total, slot) => total + count(slot), 0);
  const parties = sum((slot) => slot.parties);
  const guests = sum((slot) => slot.guests);
  return `${String(parties)} ${parties === 1 ? 'reservation' : 'reservations'} (${String(guests)} ${guests === 1 ? 'guest' : 'guests'})`;
}

export function isOpenIn(spans: readonly Span[], { preferredTime }: BookedSlot): boolean {
  const at = slotMinutes(preferredTime);
  return spans.map(inMinutes).some(({ opens, closes }) => at >= opens && at < closes);
}

interface BookedOutsideProps {
  booked: readonly BookedSlot[];
  /** Whether saving the hours on screen would leave these parties outside. */
  isOutside: (slot: BookedSlot) => boolean;
}

/** Pending and confirmed reservations that new hours would leave outside, before they are saved. */
export function BookedOutside({ booked, isOutside }: BookedOutsideProps) {
  const slots = booked.filter(isOutside);
  if (slots.length === 0) return null;
  const days = [...new Set(slots.map(({ preferredDate }) => preferredDate))];
  const others = days.length - MAX_DAYS;
  return (
    <Alert
      type="warning"
      showIcon
      title={`${bookedWords(slots)} would be outside these hours`}
      description={
        <>
          Saving doesn’t cancel them, and guests aren’t notified. Review{' '}
          {days.slice(0, MAX_DAYS).map((date, index) => (
            <span key={date}>
              {index > 0 && ', '}
              <Link to={`/admin/dashboard?tab=reservations&date=${date}`}>{plainDay(date)}</Link>
            </span>
          ))}
          {others > 0 && ` and ${String(others)} more ${others === 1 ? 'day' : 'days'}`}.
        </>
      }
    />
  );
}
