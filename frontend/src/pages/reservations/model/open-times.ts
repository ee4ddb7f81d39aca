import { slotMinutes, timeSlots, type TimeSlot } from '@/entities/reservation';
import { addDays, isOpenAt, type restaurantNow, spansOn } from '@/entities/restaurant';

export interface OpenTime {
  date: string;
  slot: TimeSlot;
}

/** The nearest days first, then further ahead for long closures. */
const DAYS_TO_LOOK = [0, 1, -1, 2, -2, 3, -3, ...Array.from({ length: 57 }, (_, days) => days + 4)];
const OFFERED = 3;

const isSlot = (time: string): time is TimeSlot => timeSlots.some((slot) => slot === time);

/** Date and minute of the day in the restaurant's time zone. */
type Now = ReturnType<typeof restaurantNow>;

/** Why a request is unlikely to be granted; null if it is not, is incomplete, or is for a past day. */
export function doubtAbout(date: string, time: string, now: Now): 'closed' | 'outside' | 'past' | null {
  if (date < now.date || !isSlot(time)) return null;
  if (spansOn(date).length === 0) return 'closed';
  if (isPast(date, time, now)) return 'past';
  return isOpenAt(date, slotMinutes(time)) ? null : 'outside';
}

const isPast = (date: string, slot: TimeSlot, now: Now) => date === now.date && slotMinutes(slot) <= now.minutes;

/** The open time closest to the requested one on each of the nearest open days, soonest first. */
export function nearestOpenTimes(date: string, time: string, now: Now): OpenTime[] {
  if (!isSlot(time)) return [];
  const wanted = slotMinutes(time);
  return DAYS_TO_LOOK.map((days) => addDays(date, days))
    .filter((day) => day >= now.date)
    .flatMap((day) => {
      const [slot] = timeSlots
        .filter((candidate) => isOpenAt(day, slotMinutes(candidate)) && !isPast(day, candidate, now))
        .sort((one, other) => Math.abs(slotMinutes(one) - wanted) - Math.abs(slotMinutes(other) - wanted));
      return slot ? [{ date: day, slot }] : [];
    })
    .slice(0, OFFERED)
    .sort((one, other) => one.date.localeCompare(other.date));
}
