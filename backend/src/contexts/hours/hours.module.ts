import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { publicHoursEvents } from './adapters/events/public-hours-events.js';
import { AdminHoursController, HoursController } from './adapters/http/hours.controllers.js';
import { HoursVersionQuery, TypeOrmHoursRepository } from './adapters/persistence/typeorm-hours.repository.js';
import { HoursRepository, HoursService } from './domain/hours.service.js';

@Module({
  controllers: [HoursController, AdminHoursController],
  providers: [HoursVersionQuery, { provide: HoursRepository, useClass: TypeOrmHoursRepository }, HoursService],
  exports: [HoursService],
})
export class HoursModule {
  static readonly owns: Owned = {
    events: publicHoursEvents,
  };
}
