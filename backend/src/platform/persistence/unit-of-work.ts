import type { Author } from '../../kernel/actor.js';
import type { DomainEvent, Subject } from '../../kernel/outbox.js';
import type { VERSION_CONFLICT, TAKEN } from './statement.js';

/** One statement that changes something, and may stand in a WITH beside others: it has none of its own; its parameters are $1, $2, … */
export interface Write {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The one row it changes: two writes of one row are never sent in one statement. Without it, it may change any. */
  readonly row?: string;
  /** It must change a row, and ends with `returning 1`; else the unit fails with this SQLSTATE. */
  readonly unless?: typeof VERSION_CONFLICT | typeof TAKEN;
  /** What to throw when a named constraint refuses it. */
  readonly violations?: Readonly<Record<string, () => Error>>;
}

/** How a row differs after a change, by field; null where the row is new or gone. */
export type Changes = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

export interface RowChange {
  readonly subject: Subject;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly changes: Changes | null;
}

/** What one use case has changed so far, in memory until it is sent. */
export class UnitOfWork {
  readonly writes: Write[] = [];
  readonly changed: RowChange[] = [];
  readonly events: DomainEvent[] = [];
  /** Entities as this unit has written them: their rows are ours until it ends. */
  readonly written = new WeakSet();

  constructor(private name: Author | null) {}

  /** The author of its changes; null if nobody is signed in. */
  get by(): Author | null {
    return this.name;
  }

  /** Sets the author unless there is one already. */
  setActor(by: Author | null): void {
    this.name ??= by;
  }

  /** True when a write of that row waits to be sent. */
  writesRow(row: string | undefined): boolean {
    return row !== undefined && this.writes.some((write) => write.row === row);
  }

  takeWrites(): Write[] {
    return this.writes.splice(0);
  }
}
