import { Injectable } from '@nestjs/common';
import type { DomainEvent, Subject } from '../../kernel/outbox.js';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import type { Changes, RowChange, UnitOfWork, Write } from './unit-of-work.js';

interface RecordedEvent {
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
const insertEvent = (recorded: RecordedEvent): Write[] => [
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

/**
 * Writes one row of `events` for each entity that a unit of work changed: the event of the use case with the
 * difference, or `<subject>.added`, `.changed` or `.removed` if the use case recorded none. No change goes unrecorded.
 */
@Injectable()
export class EventRecorder {
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  writesOf({ by, changed, events }: UnitOfWork): Write[] {
    const unnamed = [...changed];
    const named = events.map((event) => {
      const { changes, name } = takeChanges(unnamed, event.subject);
      return { event: { ...event, subject: { name, ...event.subject } }, changes };
    });
    const silent = unnamed.map(({ subject, kind, changes }) => ({
      event: { type: `${subject.type}.${kind}`, subject, payload: {} },
      changes,
    }));
    const occurredAt = this.clock.now();
    const actor = by && { id: by.id, name: by.name, role: by.role };
    return [...named, ...silent].flatMap((recorded) =>
      insertEvent({ ...recorded, id: this.ids.next(), by: actor, occurredAt }),
    );
  }

  /** Calls back after each unit of work with events, so that they are relayed immediately. */
  onRecorded(listener: () => void): void {
    this.listeners.add(listener);
  }

  announceRecordedEvents(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The unit of work's changes to the subject and its name; they belong to the first event about it. */
function takeChanges(unnamed: RowChange[], { type, id }: Subject): { changes: Changes | null; name?: string } {
  const about = unnamed.filter(({ subject }) => subject.type === type && subject.id === id);
  for (const change of about) unnamed.splice(unnamed.indexOf(change), 1);
  const all = about.flatMap(({ changes }) => (changes ? Object.entries(changes) : []));
  return { changes: all.length === 0 ? null : merged(all), name: about.at(-1)?.subject.name };
}

/** Merges several changes of a field into one, from the first value to the last. */
function merged(entries: readonly (readonly [string, Changes[string]])[]): Changes {
  const changes: Record<string, Changes[string]> = {};
  for (const [field, { before, after }] of entries)
    changes[field] = { before: (changes[field] ?? { before }).before, after };
  return changes;
}
