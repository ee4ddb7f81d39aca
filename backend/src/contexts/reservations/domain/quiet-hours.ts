import { addDays, dateIn, instantOf } from '../../../kernel/calendar.js';

const BEGIN = '21:00';
const END = '09:00';

/** No texts between 9 PM and 9 AM in the restaurant's zone: returns the same moment, or the next 9 AM. */
export function outsideQuietHours(moment: Date, zone: string): Date {
  const today = dateIn(zone, moment);
  const morning = instantOf(today, END, zone);
  if (moment < morning) return morning;
  return moment < instantOf(today, BEGIN, zone) ? moment : instantOf(addDays(today, 1), END, zone);
}
