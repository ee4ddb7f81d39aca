import { addDays, restaurantNow } from './days';
import { formatHour, hoursOn, weekdayName } from './opening-hours';

const A_WEEK = 7;
const CLOSED = { isOpen: false, label: 'Closed at the moment' };

export interface OpenStatus {
  isOpen: boolean;
  label: string;
  headline: string;
  next: string;
}

/** Open or closed at this moment, and what comes next, in words. */
export function openStatus(now = new Date()): OpenStatus {
  const { date, minutes } = restaurantNow(now);
  const today = hoursOn(date);
  if (today && minutes < today.opens) {
    return {
      ...CLOSED,
      headline: `Opens at ${formatHour(today.opens)} today`,
      next: `Until ${formatHour(today.closes)}`,
    };
  }
  const next = nextOpening(date);
  if (today && minutes < today.closes) {
    return {
      isOpen: true,
      label: 'Open now',
      headline: `Until ${formatHour(today.closes)} today`,
      next: next ? `Next: ${next.day}, ${next.opens}` : '',
    };
  }
  if (!next) return { ...CLOSED, headline: 'Please call us', next: '' };
  return { ...CLOSED, headline: `Opens ${next.day} at ${next.opens}`, next: `Until ${next.closes}` };
}

function nextOpening(today: string) {
  for (let days = 1; days <= A_WEEK; days += 1) {
    const date = addDays(today, days);
    const hours = hoursOn(date);
    if (hours) {
      const day = days === 1 ? 'tomorrow' : weekdayName(date);
      return { day, opens: formatHour(hours.opens), closes: formatHour(hours.closes) };
    }
  }
  return undefined;
}
