import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Transaction } from '../../kernel/transaction.js';
import { EventListeners } from '../../platform/outbox/event-listeners.js';
import { Database } from '../../platform/persistence/database.js';
import { bind, provide } from '../../platform/provide.js';
import { countEvents } from './adapters/events/count-events.js';
import { PageViewsController } from './adapters/http/page-views.controller.js';
import { PgCounts } from './adapters/persistence/pg-counts.js';
import { PgVisitorBook } from './adapters/persistence/pg-visitor-book.js';
import { AnalyticsService } from './domain/analytics.service.js';
import { Counts } from './domain/ports/counts.js';
import { VisitorBook } from './domain/ports/visitor-book.js';

@Module({
  controllers: [PageViewsController],
  providers: [
    bind(Counts, PgCounts, [Database, Ids]),
    bind(VisitorBook, PgVisitorBook, [Database]),
    provide(AnalyticsService, [Counts, VisitorBook, Transaction, Restaurant, Clock]),
  ],
})
export class AnalyticsModule implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly analytics: AnalyticsService,
  ) {}

  onModuleInit(): void {
    countEvents(this.listeners, this.analytics);
  }
}
