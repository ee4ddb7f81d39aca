import type { Author } from '../../kernel/actor.js';
import type { DomainEvent, Subject } from '../../kernel/outbox.js';
import type { VERSION_CONFLICT, TAKEN } from './statement.js';

/** One data-modifying statement that can be combined with others in a WITH clause, so it has none itself. Parameters are $1, $2, … */
export interface Write {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The row it changes, if only one: two writes of the same row are never sent in one statement. */
  readonly row?: string;
  /** For a write that must change a row and ends with `returning 1`: the SQLSTATE with which the unit fails otherwise. */
  readonly unless?: typeof VERSION_CONFLICT | typeof TAKEN;
  /** The error for each named constraint. */
  readonly violations?: Readonly<Record<string, () => Error>>;
}

/** Changed fields of a row; null if the row is new or deleted. */
export type Changes = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

export interface RowChange {
  readonly subject: Subject;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly changes: Changes | null;
}

/** Buffered changes of one use case. */
export class UnitOfWork {
  readonly writes: Write[] = [];
  readonly changed: RowChange[] = [];
  readonly events: DomainEvent[] = [];
  /** Entities written by this unit, which therefore holds their row locks. */
  readonly written = new WeakSet();

  constructor(private name: Author | null) {}

  /** The author of its changes; null if no one is signed in. */
  get by(): Author | null {
    return this.name;
  }

  /** Sets the author unless there is one already. */
  setActor(by: Author | null): void {
    this.name ??= by;
  }

  /** Whether a write of that row is buffered. */
  writesRow(row: string | undefined): boolean {
    return row !== undefined && this.writes.some((write) => write.row === row);
  }

  takeWrites(): Write[] {
    return this.writes.splice(0);
  }
}
