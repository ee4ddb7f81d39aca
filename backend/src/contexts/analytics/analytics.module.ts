import { Module } from '@nestjs/common';
import { ReservationsModule } from '../reservations/index.js';
import { BlogModule, SitePages } from '../blog/index.js';
import { CountedEvents } from './counted-events.js';
import { FunnelController, PageViewsController, SiteFiguresController } from './analytics.controllers.js';
import { FunnelQuery, PgCounts, PgVisitorBook, SiteFiguresQuery } from './analytics.query.js';
import { SampleVisits } from './sample-visits.js';
import { AnalyticsService, Counts, VisitorBook, Website } from './analytics.service.js';

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
export class AnalyticsModule {}
