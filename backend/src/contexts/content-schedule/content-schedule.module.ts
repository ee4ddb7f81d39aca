import { Module } from '@nestjs/common';
import { Database } from '../../platform/persistence/database.js';
import { provide } from '../../platform/provide.js';
import { ScheduledContent1000000000013 } from './adapters/persistence/migrations/1000000000013-scheduled-content.js';
import { PublishedContentQuery } from './adapters/persistence/published-content.query.js';

@Module({
  providers: [provide(PublishedContentQuery, [Database])],
  exports: [PublishedContentQuery],
})
export class ContentScheduleModule {
  static readonly owns = { entities: [], migrations: [ScheduledContent1000000000013] };
}
