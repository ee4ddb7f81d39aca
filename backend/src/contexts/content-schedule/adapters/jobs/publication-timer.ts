import { Injectable } from '@nestjs/common';
import { EventListeners } from '../../../../platform/events/event-listeners.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { ContentScheduleService } from '../../domain/content-schedule.service.js';
import type { ScheduledContentFact } from '../../domain/scheduled-content.events.js';

const PUBLISH = 'publish-due-content';

/**
 * Publishes at the dates of what was approved. Whatever is due is looked up by each run, so none of them matters by itself:
 * a late one, a double one and the one that looks regularly all do the same.
 */
@Injectable()
export class PublicationTimer {
  constructor(
    private readonly listeners: EventListeners,
    private readonly jobs: Jobs,
    private readonly schedule: ContentScheduleService,
  ) {}

  /** Before the jobs start. */
  declare(): void {
    this.jobs.cron(PUBLISH, '*/5 * * * *', 'UTC', () => this.schedule.publishDue());
    this.listeners.on<ScheduledContentFact>('scheduled-content.approved', 'publication-timer', ({ payload }) =>
      this.jobs.add(PUBLISH, {}, { startAfter: new Date(payload.scheduledDate), key: payload.scheduledDate }),
    );
  }
}
