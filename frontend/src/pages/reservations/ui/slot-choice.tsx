import { useQuery } from '@tanstack/react-query';
import { slotMinutes, timeSlots, type TimeSlot } from '@/entities/reservation';
import { formatDay, isOpenAt, restaurantNow } from '@/entities/restaurant';
import { slotsQuery, type SlotsWanted, type SlotState } from '../api/availability';
import styles from './slot-choice.module.css';

const WORDS: Partial<Record<SlotState, string>> = { few: 'few left', full: 'full', closed: 'closed' };

interface SlotChoiceProps {
  /** YYYY-MM-DD, today or later. */
  date: string;
  /** Undefined if the restaurant does not count seats, or until a party size is chosen. */
  wanted: SlotsWanted | undefined;
  chosen: string;
  onPick: (slot: TimeSlot) => void;
}

/** Buttons for the times of a day with their availability. Renders nothing on a day without an open time. */
export function SlotChoice({ date, wanted, chosen, onPick }: SlotChoiceProps) {
  const now = restaurantNow();
  const slots = timeSlots.filter((slot) => date > now.date || slotMinutes(slot) > now.minutes);
  const isServed = (slot: TimeSlot) => isOpenAt(date, slotMinutes(slot));
  const isOpen = slots.some(isServed);
  const { data = [] } = useQuery({ ...slotsQuery(wanted), enabled: isOpen });
  const stateOf = (slot: TimeSlot): SlotState =>
    isServed(slot) ? (data.find(({ time }) => time === slot)?.state ?? 'open') : 'closed';
  if (!isOpen) return null;
  return (
    <div role="group" aria-label={`Times on ${formatDay(date)}`} className={styles.slots}>
      {slots.map((slot) => {
        const state = stateOf(slot);
        return (
          <button
            key={slot}
            type="button"
            aria-pressed={slot === chosen}
            data-state={state}
            onClick={() => {
              onPick(slot);
            }}
          >
            {slot}
            {WORDS[state] && <small> {WORDS[state]}</small>}
          </button>
        );
      })}
    </div>
  );
}
