import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../kernel/actor.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { ApprovalsService, type Drafts, type SubmittedDraft } from '../../domain/approvals.service.js';
import {
  ContentScheduleService,
  type ScheduledContent,
  ScheduledContentNotFound,
} from '../../../content-schedule/index.js';
import type { Decision } from '../../domain/approval-item.js';

/** Withdraws the approval item of scheduled content that was deleted. */
@Injectable()
export class DeletedContent {
  constructor(private readonly approvals: ApprovalsService) {}

  @OnEvent('scheduled-content.deleted', { listener: 'withdraw-deleted-content' })
  withdraw({ subject, by }: StoredEvent): Promise<void> {
    return this.approvals.withdraw(subject.id, by as Actor | null);
  }
}

@Injectable()
export class DraftsOfContentSchedule implements Drafts {
  constructor(private readonly schedule: ContentScheduleService) {}

  async submit(id: string, by: Actor): Promise<SubmittedDraft> {
    const draft = await this.schedule.submit(id, by);
    const { title, contentType, scheduledDate } = draft;
    return { title, contentType, scheduledDate, contentData: contentDataOf(draft) };
  }

  async settle(id: string, decision: Decision, comments: string | null, by: Actor): Promise<void> {
    try {
      await this.transitionFor(decision)(id, comments, by);
    } catch (error) {
      // The site manager has just deleted it; the decision still counts.
      if (!(error instanceof ScheduledContentNotFound)) throw error;
    }
  }

  private transitionFor(decision: Decision) {
    const { schedule } = this;
    switch (decision) {
      case 'approved':
        return schedule.approve.bind(schedule);
      case 'rejected':
        return schedule.reject.bind(schedule);
      case 'revision_requested':
        return schedule.return.bind(schedule);
    }
  }
}

/** What of a draft the owner looks at, as the specification of the call has it. */
export function contentDataOf({ content, scheduledDate, priority, tags, notes }: ScheduledContent): string {
  return JSON.stringify({ content, scheduledDate, priority, tags, notes });
}
