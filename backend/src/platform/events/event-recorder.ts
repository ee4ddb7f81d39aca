import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Subject } from '../../kernel/outbox.js';
import { Ids } from '../../kernel/ids.js';
import type { Changes, RowChange, UnitOfWork, Write } from '../persistence/unit-of-work.js';
import { insertEvent } from './event-writes.query.js';

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
