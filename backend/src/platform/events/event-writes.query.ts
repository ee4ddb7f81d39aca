import type { DomainEvent } from '../../kernel/outbox.js';
import type { Changes, Write } from '../persistence/unit-of-work.js';

export interface RecordedEvent {
  readonly id: string;
  readonly event: DomainEvent;
  readonly by: object | null;
  readonly changes: Changes | null;
  readonly occurredAt: Date;
}

const INSERT = `insert into events (id, type, subject_type, subject_id, actor, payload, changes, occurred_at, subject_name)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
/** Nobody is told of it. */
const INSERT_RELAYED = `insert into events (id, type, subject_type, subject_id, actor, payload, changes, occurred_at, subject_name, relayed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8)`;

export const insertEvent = (recorded: RecordedEvent): Write => insertBy(INSERT, recorded);
export const insertRelayedEvent = (recorded: RecordedEvent): Write => insertBy(INSERT_RELAYED, recorded);

function insertBy(
  text: string,
  { id, event: { type, subject, payload }, by, changes, occurredAt }: RecordedEvent,
): Write {
  const values = [id, type, subject.type, subject.id, by && JSON.stringify(by), JSON.stringify(payload)];
  return {
    text,
    values: [...values, changes && JSON.stringify(changes), occurredAt, subject.name ?? null],
    row: `events ${id}`,
  };
}
