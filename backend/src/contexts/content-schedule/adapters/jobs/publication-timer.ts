import { Injectable } from '@nestjs/common';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { Cron } from '../../../../platform/jobs/job-handlers.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { ContentScheduleService } from '../../domain/content-schedule.service.js';
import type { ScheduledContentFact } from '../../domain/scheduled-content.js';

const PUBLISH = 'publish-due-content';

/**
 * Publishes approved content at its date. Every run finds everything that is due, so it does not matter whether one is
 * late, duplicated or missing.
 */
@Injectable()
export class PublicationTimer {
  constructor(
    private readonly jobs: Jobs,
    private readonly schedule: ContentScheduleService,
  ) {}

  @Cron(PUBLISH, '*/5 * * * *')
  publishDue(): Promise<void> {
    return this.schedule.publishDue();
  }

  @OnEvent('scheduled-content.approved', { listener: 'publication-timer' })
  publishOnDate({ payload: { scheduledDate } }: StoredEvent<ScheduledContentFact>): Promise<void> {
    return this.jobs.add(PUBLISH, {}, { startAfter: new Date(scheduledDate), key: scheduledDate });
  }
}
