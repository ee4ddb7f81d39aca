export { ContentScheduleModule } from './content-schedule.module.js';
export { ContentScheduleService } from './domain/content-schedule.service.js';
export { SCHEDULED_TYPES, type ScheduledContent } from './domain/scheduled-content.js';
export { ScheduledContentNotFound } from './domain/scheduled-content.errors.js';
export { PublishedContentQuery, type PublishedContent } from './adapters/persistence/published-content.query.js';
export { sampleContents } from './adapters/seed/sample-contents.js';
export { SubmittedDeadlinesQuery } from './adapters/persistence/submitted-deadlines.query.js';
