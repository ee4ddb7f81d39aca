import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { PastEvents } from '../../../../platform/events/past-events.js';
import { Database } from '../../../../platform/persistence/database.js';
import { Seed } from '../../../../platform/seeds.js';
import { sampleContents, type ScheduledContent } from '../../../content-schedule/index.js';
import { ApprovalItem, type Decision, type Submitter } from '../../domain/approval-item.js';
import { APPROVAL_ITEM, EVENT_BY_DECISION } from '../../domain/approval.events.js';
import { ApprovalItemSchema } from '../persistence/approval-item.schema.js';
import { contentDataOf } from '../schedule/drafts-of-content-schedule.js';
import { VISITORS_SUBMISSIONS } from './visitors-submissions.js';

const HOUR_MS = 3_600_000;
const NOBODY = '00000000-0000-7000-8000-000000000000';
const OWNER: Actor = { id: NOBODY, name: 'The Owner', role: 'admin' };
const MANAGER = { id: NOBODY, name: 'Site Manager', role: 'manager', email: 'manager@bistro.example' } as const;

interface Decided {
  decision: Decision;
  comments: string | null;
  at: Date;
}

/** Submissions of visitors and of the site manager in every state. */
@Injectable()
export class SampleApprovals {
  constructor(
    private readonly database: Database,
    private readonly pastEvents: PastEvents,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const now = this.clock.now();
    for (const steps of sampleContents(this.restaurant.timeZone, now)) await this.addHandedIn(steps);
    for (const { hoursAgo, decision, comments = null, ...submission } of VISITORS_SUBMISSIONS) {
      const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
      const item = ApprovalItem.submit(this.ids.next(), { ...submission, ...NOT_SCHEDULED }, null, at);
      const decided = { comments, at: new Date(at.getTime() + (hoursAgo * HOUR_MS) / 2) };
      await this.keep(item, null, decision && { decision, ...decided });
    }
  }

  private async addHandedIn([, submitted, answered]: readonly ScheduledContent[]): Promise<void> {
    if (!submitted) return;
    const { id, title, contentType, scheduledDate, updatedAt } = submitted;
    const submission = {
      title,
      contentType,
      scheduledDate,
      description: null,
      contentData: contentDataOf(submitted),
      fileUrl: null,
      submittedBy: MANAGER.name,
      scheduledContentId: id,
    };
    const item = ApprovalItem.submit(this.ids.next(), submission, MANAGER, updatedAt);
    await this.keep(item, MANAGER, answered && answerOf(answered));
  }

  private async keep(item: ApprovalItem, by: (Actor & Submitter) | null, decided: Decided | undefined): Promise<void> {
    const rows = this.database.getRepository(ApprovalItemSchema);
    const subject = { type: APPROVAL_ITEM, id: item.id, name: item.title };
    const submitted = { type: 'approval-item.submitted', subject, by, changes: null, occurredAt: item.createdAt };
    await this.pastEvents.add(submitted);
    if (!decided) return rows.load(item);
    const { decision, comments, at } = decided;
    await rows.load(item.decide(decision, comments, OWNER.name, at));
    const changes = { status: { before: item.status, after: decision } };
    await this.pastEvents.add({ type: EVENT_BY_DECISION[decision], subject, by: OWNER, changes, occurredAt: at });
  }
}

const NOT_SCHEDULED = { scheduledDate: null, scheduledContentId: null };

const answerOf = ({ status, adminComments, updatedAt }: ScheduledContent): Decided => ({
  decision: status === 'approved' || status === 'rejected' ? status : 'revision_requested',
  comments: adminComments,
  at: updatedAt,
});
