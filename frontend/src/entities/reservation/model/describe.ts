import type { Reservation } from '../api/reservation.queries';

const atNoon = (date: string) => new Date(`${date}T12:00:00Z`);

/** 'Fri 27 Nov', read at noon so that no time zone moves the day. */
export function shortDay(date: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
  const part = Object.fromEntries(parts.formatToParts(atNoon(date)).map(({ type, value }) => [type, value]));
  return `${part['weekday'] ?? ''} ${part['day'] ?? ''} ${part['month'] ?? ''}`;
}

/** 'Confirmed', 'No-show'; Pending if empty. */
export function statusLabel(status: Reservation['status'] | ''): string {
  return status ? status.charAt(0).toUpperCase() + status.slice(1) : 'Pending';
}
