import { Injectable } from '@nestjs/common';
import { ApprovalItem, type Decision, type Submission, type Submitter } from '../../domain/approval-item.js';
import type { Actor } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { PastEvents } from '../../../../platform/events/past-events.js';
import { Database } from '../../../../platform/persistence/database.js';
import { DEMO_ACCOUNTS, Seed } from '../../../../platform/seeds.js';
import { sampleContents, type ScheduledContent } from '../../../content-schedule/index.js';
import { APPROVAL_ITEM, EVENT_BY_DECISION } from '../../domain/approvals.service.js';
import { ApprovalItemSchema } from '../persistence/typeorm-approval-item.repository.js';
import { contentDataOf } from '../schedule/drafts-of-content-schedule.js';

interface VisitorsSubmission extends Omit<Submission, 'scheduledDate' | 'scheduledContentId'> {
  hoursAgo: number;
  decision?: Decision;
  comments?: string;
}

const VISITORS_SUBMISSIONS: readonly VisitorsSubmission[] = [
  {
    hoursAgo: 3,
    title: 'The fountain at seven in the morning',
    contentType: 'image',
    description: 'Taken from the gate, before the chairs were out. You may use it as you like.',
    contentData: null,
    fileUrl: 'https://pictures.example/fountain-at-seven.jpg',
    submittedBy: 'Lena Ortiz <lena@pictures.example>',
  },
  {
    hoursAgo: 26,
    title: 'A sandwich for people who do not eat bread',
    contentType: 'menu_item',
    description: 'We make it at home in winter, with big leaves of romaine in place of the bread.',
    contentData: '<p>Romaine, turkey, <strong>orange</strong> and a little mustard, rolled and cut in half.</p>',
    fileUrl: null,
    submittedBy: 'Content Creator',
  },
  {
    hoursAgo: 60,
    title: 'Where the old city gate used to stand',
    contentType: 'blog_post',
    description: 'A short history of the corner, with sources.',
    contentData:
      '{"content":"<h2>The gate</h2><p>It closed at sundown, and anyone who came late slept outside.</p>","tags":["history"]}',
    fileUrl: null,
    submittedBy: 'Ruth Ellery, ruth@history.example',
    decision: 'approved',
    comments: 'Wonderful. It goes on the blog next month.',
  },
  {
    hoursAgo: 90,
    title: 'Buy a thousand followers',
    contentType: 'marketing',
    description: null,
    contentData: 'They are real, I promise.',
    fileUrl: null,
    submittedBy: 'Growth Partner',
    decision: 'rejected',
    comments: 'No, thank you.',
  },
  {
    hoursAgo: 130,
    title: 'A minute by the kiln',
    contentType: 'video',
    description: 'Made on the open studio day.',
    contentData: null,
    fileUrl: 'https://films.example/a-minute-by-the-kiln',
    submittedBy: 'Paul Winter',
    decision: 'revision_requested',
    comments: 'The sound is missing in the second half. Would you send it again?',
  },
];

const HOUR_MS = 3_600_000;
const { admin: OWNER, manager: MANAGER } = DEMO_ACCOUNTS;

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
      await this.load(item, null, decision && { decision, ...decided });
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
    await this.load(item, MANAGER, answered && answerOf(answered));
  }

  private async load(item: ApprovalItem, by: (Actor & Submitter) | null, decided: Decided | undefined): Promise<void> {
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
