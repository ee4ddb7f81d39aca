import { addDays, restaurantNow } from './days';
import { formatHour, type OpenSpan, plainDay, spansOn, weekdayName } from './opening-hours';

const A_DAY = 24 * 60;
const A_WEEK = 7;
/** If it is closed for longer, there is no next opening. */
const DAYS_AHEAD = 100;
const CLOSED = { isOpen: false, label: 'Closed right now' };

export interface OpenStatus {
  isOpen: boolean;
  label: string;
  headline: string;
  next: string;
}

/** Whether it is open at this moment, and what comes next, in words. */
export function openStatus(now = new Date()): OpenStatus {
  const { date, minutes } = restaurantNow(now);
  const today = spansOn(date);
  const lateYesterday = spansOn(addDays(date, -1))
    .map(({ opens, closes }) => ({ opens: opens - A_DAY, closes: closes - A_DAY }))
    .find(({ closes }) => closes > minutes);
  const open = lateYesterday ?? today.find(({ opens, closes }) => opens <= minutes && minutes < closes);
  const later = today.find(({ opens }) => opens > minutes);
  if (open) {
    const next = later ? { day: 'today', span: later } : nextOpening(date);
    return {
      isOpen: true,
      label: 'Open now',
      headline: `Until ${formatHour(open.closes)}${open.closes <= A_DAY ? ' today' : ''}`,
      next: next ? `Next: ${next.day}, ${formatHour(next.span.opens)}` : '',
    };
  }
  if (later) {
    return {
      ...CLOSED,
      headline: `Opens at ${formatHour(later.opens)} today`,
      next: `Until ${formatHour(later.closes)}`,
    };
  }
  const next = nextOpening(date);
  if (!next) return { ...CLOSED, headline: 'Please call us', next: '' };
  return {
    ...CLOSED,
    headline: `Opens ${next.day} at ${formatHour(next.span.opens)}`,
    next: `Until ${formatHour(next.span.closes)}`,
  };
}

function nextOpening(today: string): { day: string; span: OpenSpan } | undefined {
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const date = addDays(today, days);
    const [span] = spansOn(date);
    const day = days === 1 ? 'tomorrow' : days <= A_WEEK ? weekdayName(date) : plainDay(date);
    if (span) return { day, span };
  }
  return undefined;
}
