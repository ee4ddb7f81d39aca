import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { Ids } from '../../kernel/ids.js';
import type { Subject } from '../../kernel/outbox.js';
import { Database } from '../persistence/database.js';
import type { Changes } from '../persistence/unit-of-work.js';
import { PRUNED } from './retention.js';
import { insertRelayedEvent } from '../persistence/event-recorder.js';

/** An event from before this installation had an audit log. */
export interface PastEvent {
  readonly type: string;
  readonly subject: Subject;
  readonly by: Actor | null;
  readonly changes: Changes | null;
  readonly occurredAt: Date;
}

/** Adds entries to the audit log without delivering them: the history of imported rows, such as sample data. */
@Injectable()
export class PastEvents {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {}

  add({ type, subject, by, changes, occurredAt }: PastEvent): Promise<void> {
    const event = { type, subject, payload: PRUNED };
    return this.database.write(insertRelayedEvent({ id: this.ids.next(), event, by, changes, occurredAt }));
  }
}
