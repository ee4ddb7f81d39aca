import { Injectable } from '@nestjs/common';
import { addDays, dateIn, instantOf } from '../../../../kernel/calendar.js';
import {
  type ContentStatus,
  type Draft,
  SCHEDULED_CONTENT,
  ScheduledContent,
  type ScheduledContentEventType,
} from '../../domain/scheduled-content.js';
import type { Actor } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { PastEvents } from '../../../../platform/events/past-events.js';
import { Database } from '../../../../platform/persistence/database.js';
import { DEMO_ACCOUNTS, Seed } from '../../../../platform/seeds.js';
import { ScheduledContentSchema } from '../persistence/typeorm-scheduled-content.repository.js';
import * as texts from './sample-texts.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Plan extends Partial<Pick<Draft, 'priority' | 'tags' | 'notes'>> {
  /** Days from today. */
  day: number;
  text: texts.SampleText;
  is: 'draft' | 'returned' | 'submitted' | 'approved' | 'rejected' | 'published';
  /** Days from today; default: three days before the date. */
  deadline?: number;
  comments?: string;
}

/** Two weeks around today: published, upcoming and waiting content. */
const PLANS: readonly Plan[] = [
  { day: -9, text: texts.KILN_NIGHT, is: 'published', tags: ['studio', 'kiln'], comments: 'Lovely, thank you.' },
  { day: -4, text: texts.ORNAMENTS, is: 'published', tags: ['glass'] },
  { day: -2, text: texts.SOUP, is: 'published', priority: 'low' },
  { day: 0, text: texts.ORANGE_TREES, is: 'published', tags: ['courtyard'], comments: 'Exactly right.' },
  { day: 1, text: texts.SATURDAY, is: 'approved' },
  { day: 3, text: texts.STOPPERS, is: 'approved', priority: 'high', tags: ['glass', 'wine'] },
  { day: 5, text: texts.HOW_MADE, is: 'submitted', tags: ['studio'], notes: 'The pictures follow on Monday.' },
  { day: 6, text: texts.DEMONSTRATION, is: 'submitted', priority: 'high' },
  { day: 7, text: texts.HALF_PRICE, is: 'rejected', comments: 'We would be eaten empty by noon.' },
  {
    day: 8,
    text: texts.LUNCH_SET,
    is: 'draft',
    deadline: -1,
    priority: 'high',
    notes: 'Ask the kitchen about the price.',
  },
  { day: 10, text: texts.MUSIC, is: 'draft', deadline: 1, tags: ['event'] },
  { day: 13, text: texts.FAVOURITE_TABLE, is: 'returned', comments: 'Please say how to get it!' },
];

/** Sample content as its successive versions, the current one last. */
export function sampleContents(timeZone: string, now: Date): readonly (readonly ScheduledContent[])[] {
  const today = dateIn(timeZone, now);
  const startOf = (day: number) => instantOf(addDays(today, day), '00:00', timeZone);

  return PLANS.map(({ day, text, is, deadline = day - 3, comments = null, ...details }, index) => {
    const begun = Math.min(startOf(day - 12).getTime(), now.getTime() - (PLANS.length - index + 1) * DAY_MS);
    const at = (step: number) => new Date(begun + (10 + 3 * step) * HOUR_MS);
    const draft = ScheduledContent.schedule(
      `0198b5c0-0000-7000-8000-0000000000${String(index + 10)}`,
      {
        priority: 'medium',
        tags: [],
        notes: null,
        ...text,
        ...details,
        scheduledDate: startOf(day),
        approvalDeadline: startOf(deadline),
      },
      'Site Manager',
      at(0),
    );
    if (is === 'draft') return [draft];
    const submitted = draft.submit(at(1));
    const steps = [draft, submitted];
    if (is === 'submitted') return steps;
    if (is === 'rejected') return [...steps, submitted.reject(comments, at(2))];
    if (is === 'returned') return [...steps, submitted.return(comments, at(2))];
    const approved = submitted.approve(comments, at(2));
    return is === 'approved' ? [...steps, approved] : [...steps, approved, approved.publish(startOf(day))];
  });
}

const { admin: OWNER, manager: MANAGER } = DEMO_ACCOUNTS;

const STEP: Record<ContentStatus, { type: ScheduledContentEventType; by: Actor | null }> = {
  draft: { type: 'scheduled-content.returned', by: OWNER },
  submitted: { type: 'scheduled-content.submitted', by: MANAGER },
  approved: { type: 'scheduled-content.approved', by: OWNER },
  rejected: { type: 'scheduled-content.rejected', by: OWNER },
  published: { type: 'scheduled-content.published', by: null },
};

/** A schedule in every state, so that a first look at it shows it at work. */
@Injectable()
export class SampleSchedule {
  constructor(
    private readonly database: Database,
    private readonly pastEvents: PastEvents,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Seed('demo')
  async add(): Promise<void> {
    const rows = this.database.getRepository(ScheduledContentSchema);
    for (const steps of sampleContents(this.restaurant.timeZone, this.clock.now())) {
      const last = steps.at(-1);
      if (last) await rows.load(last);
      for (const [index, step] of steps.entries()) await this.recordEvent(steps[index - 1], step);
    }
  }

  private async recordEvent(
    before: ScheduledContent | undefined,
    { id, title, status, updatedAt }: ScheduledContent,
  ): Promise<void> {
    const subject = { type: SCHEDULED_CONTENT, id, name: title };
    const { type, by } = before ? STEP[status] : { type: 'scheduled-content.drafted', by: MANAGER };
    const changes = before ? { status: { before: before.status, after: status } } : null;
    await this.pastEvents.add({ type, subject, by, changes, occurredAt: updatedAt });
  }
}
