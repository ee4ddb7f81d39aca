import { slotMinutes, type TimeSlot, timeSlots } from '@/entities/reservation';
import { addDays, hoursOn, isOpenAt } from '@/entities/restaurant';

const A_WEEK = 7;

/** The next half hour at which the house is open: what most people mean who stand at the door. */
export function nextSlot({ date, minutes }: { date: string; minutes: number }): { date: string; time: TimeSlot } {
  for (let days = 0; days <= A_WEEK; days += 1) {
    const day = addDays(date, days);
    const time = hoursOn(day) && timeSlots.find((slot) => isLater(slot, days === 0 ? minutes : 0, day));
    if (time) return { date: day, time };
  }
  return { date, time: timeSlots[0] };
}

const isLater = (slot: TimeSlot, minutes: number, day: string) =>
  slotMinutes(slot) >= minutes && isOpenAt(day, slotMinutes(slot));
