import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { liveChannel } from '../../platform/events/live-topics.js';
import { PicturesModule } from '../pictures/index.js';
import { publicScheduleEvents } from './adapters/events/public-schedule-events.js';
import { ContentScheduleController } from './adapters/http/content-schedule.controller.js';
import { PublicationTimer } from './adapters/jobs/publication-timer.js';
import {
  PicturesInContent,
  ScheduledContentSchema,
  scheduledContentSearch,
  ScheduledContentSummaryQuery,
  SubmittedDeadlinesQuery,
  TypeOrmScheduledContentRepository,
} from './adapters/persistence/typeorm-scheduled-content.repository.js';
import { PublishedContentQuery } from './adapters/persistence/published-content.query.js';
import { SampleSchedule } from './adapters/seed/sample-schedule.js';
import { ContentScheduleService, ScheduledContentRepository } from './domain/content-schedule.service.js';
import { SCHEDULED_CONTENT } from './domain/scheduled-content.js';

@Module({
  imports: [PicturesModule],
  controllers: [ContentScheduleController],
  providers: [
    { provide: ScheduledContentRepository, useClass: TypeOrmScheduledContentRepository },
    ContentScheduleService,
    ScheduledContentSummaryQuery,
    PublishedContentQuery,
    SubmittedDeadlinesQuery,
    PublicationTimer,
    PicturesInContent,
    SampleSchedule,
  ],
  exports: [ContentScheduleService, PublishedContentQuery, SubmittedDeadlinesQuery],
})
export class ContentScheduleModule {
  static readonly owns: Owned = {
    entities: [ScheduledContentSchema],
    events: publicScheduleEvents,
    searches: { content: scheduledContentSearch },
    liveTopics: { [SCHEDULED_CONTENT]: liveChannel('content', 'manager') },
  };
}
