import type { Tone } from '@/shared/ui/status-tag';
import type { RequestRoom, Reservation } from '../api/reservation.calls';
import { areaWords } from './areas';

/** 'Would make 12 of 14 seats at 11:00 AM'; names what exceeds its limit, if anything does. */
export function roomWords({ area, time, arrivals, arrivalsCap, fullest, seats, seatsCap }: RequestRoom): string {
  const where = area ? ` ${areaWords(area)}` : '';
  return arrivals > arrivalsCap && seats <= seatsCap
    ? `${String(arrivals)} of ${String(arrivalsCap)} arrivals${where} at ${time} if confirmed`
    : `${String(seats)} of ${String(seatsCap)} seats${where} at ${fullest} if confirmed`;
}

/** 'Confirmed', 'No-show'; Pending if empty. */
export function statusLabel(status: Reservation['status'] | ''): string {
  return status ? status.charAt(0).toUpperCase() + status.slice(1) : 'Pending';
}

type Standing = Pick<Reservation, 'status' | 'cancelledAt' | 'replaces' | 'replacedBy'>;

/** The status in words; a table that the guest canceled or moved is more than declined. */
export function standingLabel({ status, cancelledAt, replaces, replacedBy }: Standing): string {
  if (!cancelledAt) return statusLabel(status);
  // When a reservation is canceled, its pending change is too, and names it here.
  return replacedBy === null || replacedBy === replaces?.id ? 'Canceled by the guest' : 'Changed by the guest';
}

export function statusTone(status: Reservation['status'] | ''): Tone {
  if (status === 'confirmed') return 'good';
  return status === 'declined' ? 'bad' : 'waiting';
}

const SOURCES: Record<Reservation['source'], string> = {
  website: '',
  phone: 'by phone',
  door: 'at the door',
  program: 'by an app',
  import: 'imported',
};

/** The guest's response to a reminder; undefined if there was none, or it no longer matters. */
export function answerLabel({
  status,
  reminderSentAt,
  guestConfirmedAt,
}: Pick<Reservation, 'status' | 'reminderSentAt' | 'guestConfirmedAt'>): string | undefined {
  if (status !== 'confirmed') return undefined;
  if (guestConfirmedAt !== null) return 'Guest confirmed';
  return reminderSentAt === null ? undefined : 'No reply';
}

/** Where the request came from, unless from the website. */
export const sourceLabel = (source: Reservation['source']) => SOURCES[source];
