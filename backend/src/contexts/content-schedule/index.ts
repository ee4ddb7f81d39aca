export { ContentScheduleModule } from './content-schedule.module.js';
export { PublishedContentQuery, type PublishedContent } from './adapters/persistence/published-content.query.js';
