import { Injectable } from '@nestjs/common';
import { type DomainEvent, Outbox } from '../../../kernel/outbox.js';
import type { Actor, Role } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { Ids } from '../../../kernel/ids.js';
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

/** Subject type of approval items in events and the audit log. */
export const APPROVAL_ITEM = 'approval-item';

/** Payload of events about submissions and decisions. */
export interface ApprovalFact {
  readonly title: string;
  readonly contentType: ApprovalItem['contentType'];
  readonly description: string | null;
  readonly submittedBy: string;
  readonly submitterRole: ApprovalItem['submitterRole'];
  readonly submitterEmail: string | null;
  readonly status: ApprovalItem['status'];
  readonly adminComments: string | null;
  /** ISO 8601, UTC; events of earlier releases have none. */
  readonly submittedAt?: string;
}

export type ApprovalEventType = `approval-item.${
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'returned'
  | 'deleted'
  | 'withdrawn'}`;

export const EVENT_BY_DECISION: Record<Decision, ApprovalEventType> = {
  approved: 'approval-item.approved',
  rejected: 'approval-item.rejected',
  revision_requested: 'approval-item.returned',
};

function approvalEvent(type: ApprovalEventType, item: ApprovalItem): DomainEvent<ApprovalFact> {
  const { id, title, contentType, description, submittedBy, submitterRole, submitterEmail } = item;
  const { status, adminComments, createdAt } = item;
  const submission = { title, contentType, description, submittedBy, submitterRole, submitterEmail };
  return {
    type,
    subject: { type: APPROVAL_ITEM, id },
    payload: { ...submission, status, adminComments, submittedAt: createdAt.toISOString() },
  };
}

/** A draft's content at the moment of submission, which is exactly what the owner decides on. */
export type SubmittedDraft = Pick<Submission, 'title' | 'contentType' | 'contentData' | 'scheduledDate'>;

/** Drafts of the content schedule. Changes to them commit together with the approval item. */
export abstract class Drafts {
  /** Submits a draft, which can then no longer be edited. Rejects unknown ids and content that is not a draft. */
  abstract submit(id: string, by: Actor): Promise<SubmittedDraft>;
  abstract settle(id: string, decision: Decision, comments: string | null, by: Actor): Promise<void>;
}

export abstract class ApprovalItemRepository {
  abstract add(item: ApprovalItem): Promise<void>;
  /** @throws NotFound */
  abstract get(id: string): Promise<ApprovalItem>;
  /** The pending item of scheduled content, if any. */
  abstract findPendingOf(scheduledContentId: string): Promise<ApprovalItem | null>;
  /** If someone else has changed it since `before` was read, the unit of work fails or runs again. */
  abstract save(before: ApprovalItem, after: ApprovalItem): Promise<void>;
  abstract remove(item: ApprovalItem): Promise<void>;
}

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
      const submittedDraft = scheduledContentId !== null && by ? await this.drafts.submit(scheduledContentId, by) : {};
      const item = ApprovalItem.submit(this.ids.next(), { ...submission, ...submittedDraft }, by, this.clock.now());
      await this.items.add(item);
      await this.outbox.add(approvalEvent('approval-item.submitted', item));
      return item;
    });
  }

  /** @throws NotFound */
  get(id: string): Promise<ApprovalItem> {
    return this.items.get(id);
  }

  /** @throws NotFound, AlreadyDecided, IllegalTransition */
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

  /** Possible in any status. A pending draft becomes editable again; decided ones stay decided. @throws NotFound */
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
