import { formatMoment } from '@/entities/restaurant';
import type { TrailEntry } from '@/entities/trail';

const DONE: Record<string, string> = {
  'reservation.requested': 'Requested',
  'reservation.confirmed': 'Confirmed',
  'reservation.declined': 'Declined',
  'reservation.completed': 'Marked as completed',
  'reservation.missed': 'Marked as no-show',
  'reservation.reopened': 'Reopened',
  'reservation.archived': 'Archived',
  'reservation.noted': 'Notes changed',
  'reservation.deleted': 'Deleted',
};

/** 'Confirmed by Front of House · Mon, Nov 23, 12:30 PM' */
export function tellChange({ type, by, occurredAt }: TrailEntry): string {
  const done = DONE[type] ?? 'Changed';
  return `${done} by ${by?.name ?? 'the guest, on the website'} · ${formatMoment(occurredAt)}`;
}

/** The notes before and after, when this change was about them. */
export function changedNotes({ type, changes }: TrailEntry): { before: string; after: string } | null {
  const notes = type === 'reservation.noted' ? changes.find(({ field }) => field === 'adminNotes') : undefined;
  return notes ? { before: text(notes.before), after: text(notes.after) } : null;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : 'none');
