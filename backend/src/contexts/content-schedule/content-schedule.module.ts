import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { PicturesModule } from '../pictures/index.js';
import { publicScheduleEvents } from './adapters/events/public-schedule-events.js';
import { ContentScheduleController } from './adapters/http/content-schedule.controller.js';
import { PublicationTimer } from './adapters/jobs/publication-timer.js';
import {
  PicturesInContent,
  ScheduledContentSummaryQuery,
  SubmittedDeadlinesQuery,
  TypeOrmScheduledContentRepository,
} from './adapters/persistence/typeorm-scheduled-content.repository.js';
import { PublishedContentQuery } from './adapters/persistence/published-content.query.js';
import { SampleSchedule } from './adapters/seed/sample-schedule.js';
import { ContentScheduleService, ScheduledContentRepository } from './domain/content-schedule.service.js';

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
    events: publicScheduleEvents,
  };
}
