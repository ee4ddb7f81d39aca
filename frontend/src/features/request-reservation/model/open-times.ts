import { slotMinutes, timeSlots, type TimeSlot } from '@/entities/reservation';
import { addDays, isOpenAt } from '@/entities/restaurant';

export interface OpenTime {
  date: string;
  slot: TimeSlot;
}

const DAYS_TO_LOOK = [0, 1, -1, 2, -2, 3, -3, 4];
const OFFERED = 3;

const isSlot = (time: string): time is TimeSlot => timeSlots.some((slot) => slot === time);

/** Whether the wish lies outside the opening hours; an incomplete one does not. */
export const isOutsideHours = (date: string, time: string) =>
  date !== '' && isSlot(time) && !isOpenAt(date, slotMinutes(time));

/** The open time closest to the wished one on each of the nearest open days, soonest first. */
export function nearestOpenTimes(date: string, time: string, today: string): OpenTime[] {
  if (!isSlot(time)) return [];
  const wished = slotMinutes(time);
  return DAYS_TO_LOOK.map((days) => addDays(date, days))
    .filter((day) => day >= today)
    .flatMap((day) => {
      const [slot] = timeSlots
        .filter((candidate) => isOpenAt(day, slotMinutes(candidate)))
        .sort((one, other) => Math.abs(slotMinutes(one) - wished) - Math.abs(slotMinutes(other) - wished));
      return slot ? [{ date: day, slot }] : [];
    })
    .slice(0, OFFERED)
    .sort((one, other) => one.date.localeCompare(other.date));
}
