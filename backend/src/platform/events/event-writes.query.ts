import type { DomainEvent } from '../../kernel/outbox.js';
import type { Changes, Write } from '../persistence/unit-of-work.js';

export interface RecordedEvent {
  readonly id: string;
  readonly event: DomainEvent;
  readonly by: object | null;
  readonly changes: Changes | null;
  readonly occurredAt: Date;
}

const RECORD = `insert into events (id, type, subject_type, subject_id, actor, payload, changes, occurred_at, subject_name, relayed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8)`;
const LET_WAIT = 'insert into waiting_events (id) values ($1::uuid)';

/** The relay delivers it to its listeners. */
export const insertEvent = (recorded: RecordedEvent): Write[] => [
  insertRelayedEvent(recorded),
  { text: LET_WAIT, values: [recorded.id], row: `waiting_events ${recorded.id}` },
];

/** Recorded as already relayed, so no listener receives it. */
export function insertRelayedEvent({ id, event, by, changes, occurredAt }: RecordedEvent): Write {
  const { type, subject, payload } = event;
  const values = [id, type, subject.type, subject.id, by && JSON.stringify(by), JSON.stringify(payload)];
  return {
    text: RECORD,
    values: [...values, changes && JSON.stringify(changes), occurredAt, subject.name ?? null],
    row: `events ${id}`,
  };
}
