import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { picturesRemoved } from '../../../kernel/pictures.js';
import { assertExpectedState, assertUnchanged, type Shown } from '../../../kernel/shown.js';
import { Transaction } from '../../../kernel/transaction.js';
import {
  type ContentStatus,
  type Draft,
  ScheduledContent,
  scheduledContentEvent,
  type ScheduledContentEventType,
  ScheduledContentNotFound,
} from './scheduled-content.js';

export abstract class ScheduledContentRepository {
  abstract add(content: ScheduledContent): Promise<void>;
  abstract find(id: string): Promise<ScheduledContent | null>;
  /** If someone else has changed it since `before` was read, the unit of work fails or runs again. */
  abstract save(before: ScheduledContent, after: ScheduledContent): Promise<void>;
  abstract remove(content: ScheduledContent): Promise<void>;
  /** Ids of at most 100 approved items that are due, earliest date first. */
  abstract findDue(now: Date): Promise<readonly string[]>;
}

/** The version that a screen showed. */
export interface ShownContent extends Shown<ContentStatus> {
  /** ISO 8601. */
  readonly updatedAt?: string;
}

type Step = (content: ScheduledContent, now: Date) => ScheduledContent;

@Injectable()
export class ContentScheduleService {
  constructor(
    private readonly contents: ScheduledContentRepository,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async schedule(draft: Draft, by: Actor): Promise<ScheduledContent> {
    const content = ScheduledContent.schedule(this.ids.next(), draft, by.name, this.clock.now());
    await this.transaction.run(by, async () => {
      await this.contents.add(content);
      await this.outbox.add(scheduledContentEvent('scheduled-content.drafted', content));
    });
    return content;
  }

  /** @throws ScheduledContentNotFound */
  async get(id: string): Promise<ScheduledContent> {
    const content = await this.contents.find(id);
    if (!content) throw new ScheduledContentNotFound();
    return content;
  }

  /**
   * A change that is already in place succeeds whatever the expected state, because it is probably a retry.
   * @throws ScheduledContentNotFound, Conflict, StaleState
   */
  edit(id: string, change: Partial<Draft>, by: Actor, shown?: ShownContent): Promise<ScheduledContent> {
    return this.move(id, by, 'scheduled-content.edited', (content, now) => {
      const edited = content.edit(change, now);
      if (edited !== content && shown) {
        assertExpectedState('content', content, shown);
        assertUnchanged('content', content, shown.updatedAt ?? null);
      }
      return edited;
    });
  }

  /** @throws ScheduledContentNotFound */
  async delete(id: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const content = await this.get(id);
      await this.contents.remove(content);
      await this.outbox.add(scheduledContentEvent('scheduled-content.deleted', content));
      for (const removed of picturesRemoved(content.content)) await this.outbox.add(removed);
    });
  }

  /** Hands a draft in for the owner's decision. @throws ScheduledContentNotFound, IllegalTransition */
  submit(id: string, by: Actor): Promise<ScheduledContent> {
    return this.move(id, by, 'scheduled-content.submitted', (content, now) => content.submit(now));
  }

  /** @throws ScheduledContentNotFound, IllegalTransition */
  approve(id: string, comments: string | null, by: Actor): Promise<ScheduledContent> {
    return this.move(id, by, 'scheduled-content.approved', (content, now) => content.approve(comments, now));
  }

  /** @throws ScheduledContentNotFound, IllegalTransition */
  reject(id: string, comments: string | null, by: Actor): Promise<ScheduledContent> {
    return this.move(id, by, 'scheduled-content.rejected', (content, now) => content.reject(comments, now));
  }

  /** Makes it a draft again. @throws ScheduledContentNotFound, IllegalTransition */
  return(id: string, comments: string | null, by: Actor): Promise<ScheduledContent> {
    return this.move(id, by, 'scheduled-content.returned', (content, now) => content.return(comments, now));
  }

  /** Publishes approved content whose date has come. Safe to run concurrently and repeatedly. */
  async publishDue(): Promise<void> {
    for (;;) {
      const due = await this.contents.findDue(this.clock.now());
      if (due.length === 0) return;
      for (const id of due) await this.publish(id);
    }
  }

  private async publish(id: string): Promise<void> {
    await this.transaction.run(null, async () => {
      const now = this.clock.now();
      const content = await this.contents.find(id);
      // Another process was faster, or someone has edited or deleted it.
      if (!content?.isDue(now)) return;
      await this.keep(content, content.publish(now), 'scheduled-content.published');
    });
  }

  private move(id: string, by: Actor, type: ScheduledContentEventType, step: Step): Promise<ScheduledContent> {
    return this.transaction.run(by, async () => {
      const before = await this.get(id);
      const after = step(before, this.clock.now());
      if (after !== before) await this.keep(before, after, type);
      return after;
    });
  }

  private async keep(
    before: ScheduledContent,
    after: ScheduledContent,
    type: ScheduledContentEventType,
  ): Promise<void> {
    await this.contents.save(before, after);
    await this.outbox.add(scheduledContentEvent(type, after));
  }
}
