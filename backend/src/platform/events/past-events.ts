import type { Actor } from '../../kernel/actor.js';
import type { Ids } from '../../kernel/ids.js';
import type { Subject } from '../../kernel/outbox.js';
import type { Database } from '../persistence/database.js';
import type { Changes } from '../persistence/unit-of-work.js';

/** What happened before this house kept a trail. */
export interface PastEvent {
  readonly type: string;
  readonly subject: Subject;
  readonly by: Actor | null;
  readonly changes: Changes | null;
  readonly occurredAt: Date;
}

/** Adds to the trail what nobody is told of: the past of rows that come from elsewhere, such as sample data. */
export class PastEvents {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {}

  async add({ type, subject, by, changes, occurredAt }: PastEvent): Promise<void> {
    await this.database.write({
      text: `insert into events (id, type, subject_type, subject_id, actor, payload, changes, occurred_at, relayed_at, subject_name)
        values ($1, $2, $3, $4, $5, '{}', $6, $7, $7, $8)`,
      values: [
        this.ids.next(),
        type,
        subject.type,
        subject.id,
        by && JSON.stringify(by),
        changes && JSON.stringify(changes),
        occurredAt,
        subject.name ?? null,
      ],
    });
  }
}
