import { slotMinutes, type TimeSlot, timeSlots } from '@/entities/reservation';
import { addDays, isOpenAt } from '@/entities/restaurant';

/** The restaurant may be closed for weeks. */
const DAYS_AHEAD = 60;

/** The next half hour when the restaurant is open, which is what walk-ins usually mean. */
export function nextSlot({ date, minutes }: { date: string; minutes: number }): { date: string; time: TimeSlot } {
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const day = addDays(date, days);
    const time = timeSlots.find((slot) => isLater(slot, days === 0 ? minutes : 0, day));
    if (time) return { date: day, time };
  }
  return { date, time: timeSlots[0] };
}

const isLater = (slot: TimeSlot, minutes: number, day: string) =>
  slotMinutes(slot) >= minutes && isOpenAt(day, slotMinutes(slot));
