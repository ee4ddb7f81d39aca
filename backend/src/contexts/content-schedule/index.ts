export { ContentScheduleModule } from './content-schedule.module.js';
export { ContentScheduleService } from './domain/content-schedule.service.js';
export { SCHEDULED_TYPES, type ScheduledContent, ScheduledContentNotFound } from './domain/scheduled-content.js';
export { PublishedContentQuery, type PublishedContent } from './adapters/persistence/published-content.query.js';
export { sampleContents } from './adapters/seed/sample-schedule.js';
export { SubmittedDeadlinesQuery } from './adapters/persistence/typeorm-scheduled-content.repository.js';
