import { Injectable } from '@nestjs/common';
import type { Actor, Role } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Transaction } from '../../../kernel/transaction.js';
import {
  ApprovalItem,
  type ApprovalStatus,
  type Decision,
  PUBLIC_CONTENT_TYPES,
  type Submission,
  type Submitter,
} from './approval-item.js';
import { NotYourSchedule } from './approval.errors.js';
import { approvalEvent, EVENT_BY_DECISION } from './approval.events.js';
import { ApprovalItemRepository } from './ports/approval-item.repository.js';
import { Drafts } from './ports/drafts.js';

const SEES_SCHEDULE: readonly (Role | undefined)[] = ['manager', 'admin'];

@Injectable()
export class ApprovalsService {
  constructor(
    private readonly items: ApprovalItemRepository,
    private readonly drafts: Drafts,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Signed-in users submit under their account's name. For a scheduled draft, its own content counts, not that of the
   * call.
   * @throws InvalidInput for a type that visitors may not submit, NotYourSchedule
   */
  async submit(submission: Submission, by: (Actor & Submitter) | null): Promise<ApprovalItem> {
    const { scheduledContentId, contentType } = submission;
    const seesSchedule = SEES_SCHEDULE.includes(by?.role);
    if (scheduledContentId !== null && !(by && seesSchedule)) throw new NotYourSchedule(by !== null);
    if (!seesSchedule && !isPublic(contentType)) {
      throw new InvalidInput([{ field: 'contentType', message: 'Choose one of the content types.' }]);
    }
    return this.transaction.run(by, async () => {
      const handedIn = scheduledContentId !== null && by ? await this.drafts.handIn(scheduledContentId, by) : {};
      const item = ApprovalItem.submit(this.ids.next(), { ...submission, ...handedIn }, by, this.clock.now());
      await this.items.add(item);
      await this.outbox.add(approvalEvent('approval-item.submitted', item));
      return item;
    });
  }

  /** @throws ApprovalItemNotFound */
  get(id: string): Promise<ApprovalItem> {
    return this.items.get(id);
  }

  /** @throws ApprovalItemNotFound, AlreadyDecided, IllegalTransition */
  decide(id: string, status: ApprovalStatus, comments: string | null, by: Actor): Promise<ApprovalItem> {
    return this.transaction.run(by, async () => {
      const before = await this.items.get(id);
      const after = before.decide(status, comments, by.name, this.clock.now());
      const decision = status as Decision;
      if (after.scheduledContentId !== null) await this.drafts.settle(after.scheduledContentId, decision, comments, by);
      await this.items.save(before, after);
      await this.outbox.add(approvalEvent(EVENT_BY_DECISION[decision], after));
      return after;
    });
  }

  /** Possible in any status. A pending draft becomes editable again; decided ones stay decided. @throws ApprovalItemNotFound */
  async delete(id: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const item = await this.items.get(id);
      if (item.status === 'pending' && item.scheduledContentId !== null)
        await this.drafts.settle(item.scheduledContentId, 'revision_requested', null, by);
      await this.items.remove(item);
      await this.outbox.add(approvalEvent('approval-item.deleted', item));
    });
  }

  /** The scheduled content was deleted, so there is nothing to decide. */
  async withdraw(scheduledContentId: string, by: Actor | null): Promise<void> {
    await this.transaction.run(by, async () => {
      const item = await this.items.findPendingOf(scheduledContentId);
      if (!item) return;
      await this.items.remove(item);
      await this.outbox.add(approvalEvent('approval-item.withdrawn', item));
    });
  }
}

const isPublic = (type: string) => (PUBLIC_CONTENT_TYPES as readonly string[]).includes(type);
