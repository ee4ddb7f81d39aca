import { addDays, dateIn, instantOf } from '../../../kernel/calendar.js';

const BEGIN = '21:00';
const END = '09:00';

/** No telephone rings between 9 PM and 9 AM where the restaurant is: that moment, or 9 AM after it. */
export function outsideQuietHours(moment: Date, zone: string): Date {
  const today = dateIn(zone, moment);
  const morning = instantOf(today, END, zone);
  if (moment < morning) return morning;
  return moment < instantOf(today, BEGIN, zone) ? moment : instantOf(addDays(today, 1), END, zone);
}
