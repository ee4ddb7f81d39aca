import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { PastEvents } from '../../../../platform/events/past-events.js';
import { Database } from '../../../../platform/persistence/database.js';
import { Seed } from '../../../../platform/seeds.js';
import type { ContentStatus, ScheduledContent } from '../../domain/scheduled-content.js';
import { SCHEDULED_CONTENT, type ScheduledContentEventType } from '../../domain/scheduled-content.events.js';
import { ScheduledContentSchema } from '../persistence/scheduled-content.schema.js';
import { sampleContents } from './sample-contents.js';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const MANAGER: Actor = { id: NOBODY, name: 'Site Manager', role: 'manager' };
const OWNER: Actor = { id: NOBODY, name: 'The Owner', role: 'admin' };

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
