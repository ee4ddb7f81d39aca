import { Module } from '@nestjs/common';
import { ReservationsModule } from '../reservations/index.js';
import { BlogModule, SitePages } from '../blog/index.js';
import { CountedEvents } from './adapters/events/counted-events.js';
import { PageViewsController } from './adapters/http/page-views.controller.js';
import { FunnelController } from './adapters/http/funnel.controller.js';
import { SiteFiguresController } from './adapters/http/site-figures.controller.js';
import { PgCounts } from './adapters/persistence/counts.query.js';
import { PgVisitorBook } from './adapters/persistence/visitor-book.query.js';
import { FunnelQuery } from './adapters/persistence/funnel.query.js';
import { SiteFiguresQuery } from './adapters/persistence/site-figures.query.js';
import { SampleVisits } from './adapters/seed/sample-visits.js';
import { AnalyticsService } from './domain/analytics.service.js';
import { Counts } from './domain/ports/counts.js';
import { VisitorBook } from './domain/ports/visitor-book.js';
import { Website } from './domain/ports/website.js';
import { Analytics2000000000008 } from './adapters/persistence/migrations/2000000000008-analytics.js';

@Module({
  imports: [BlogModule, ReservationsModule],
  controllers: [PageViewsController, SiteFiguresController, FunnelController],
  providers: [
    PgCounts,
    { provide: Counts, useExisting: PgCounts },
    { provide: VisitorBook, useClass: PgVisitorBook },
    { provide: Website, useExisting: SitePages },
    AnalyticsService,
    CountedEvents,
    SiteFiguresQuery,
    FunnelQuery,
    SampleVisits,
  ],
})
export class AnalyticsModule {
  static readonly owns = { entities: [], migrations: [Analytics2000000000008] };
}
