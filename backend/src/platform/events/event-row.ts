import type { QueryResultRow } from 'pg';
import type { StoredEvent } from './event-listeners.js';

export const EVENT_COLUMNS = 'id, type, subject_type, subject_id, actor, payload, occurred_at';

export interface EventRow extends QueryResultRow {
  id: string;
  type: string;
  subject_type: string;
  subject_id: string;
  actor: StoredEvent['by'];
  payload: object;
  occurred_at: Date;
}

export function storedEvent(row: EventRow): StoredEvent {
  const { id, type, subject_type, subject_id, actor, payload, occurred_at } = row;
  const subject = { type: subject_type, id: subject_id };
  return { id, type, subject, by: actor, payload, occurredAt: occurred_at.toISOString() };
}

/** In place of a payload that has served its time. */
export const PRUNED = { pruned: true };

export const isPruned = (payload: object): boolean => 'pruned' in payload;
