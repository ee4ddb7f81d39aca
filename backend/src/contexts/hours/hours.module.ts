import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Transaction } from '../../kernel/transaction.js';
import { EventCatalogue } from '../../platform/events/event-catalogue.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { provide } from '../../platform/provide.js';
import { publishHoursEvents } from './adapters/events/public-hours-events.js';
import { AdminHoursController } from './adapters/http/admin-hours.controller.js';
import { HoursController } from './adapters/http/hours.controller.js';
import { HoursChangeSchema } from './adapters/persistence/hours-change.schema.js';
import { HoursVersionQuery } from './adapters/persistence/hours-version.query.js';
import { Hours2000000000060 } from './adapters/persistence/migrations/2000000000060-hours.js';
import { SpecialHoursSchema } from './adapters/persistence/special-hours.schema.js';
import { TypeOrmHoursRepository } from './adapters/persistence/typeorm-hours.repository.js';
import { HOURS } from './domain/hours-change.js';
import { HoursService } from './domain/hours.service.js';
import { HoursRepository } from './domain/ports/hours.repository.js';

@Module({
  controllers: [HoursController, AdminHoursController],
  providers: [
    HoursVersionQuery,
    { provide: HoursRepository, useClass: TypeOrmHoursRepository },
    provide(HoursService, [HoursRepository, Transaction, Outbox, Restaurant, Clock, Ids]),
  ],
  exports: [HoursService],
})
export class HoursModule implements OnModuleInit {
  static readonly owns = { entities: [HoursChangeSchema, SpecialHoursSchema], migrations: [Hours2000000000060] };

  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly live: LiveTopics,
  ) {}

  onModuleInit(): void {
    publishHoursEvents(this.catalogue);
    this.live.on(HOURS, { channelsOf: () => ['hours'], channelsFor: () => ['hours'] });
  }
}
