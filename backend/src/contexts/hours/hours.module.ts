import { Module } from '@nestjs/common';
import { ROLES } from '../../kernel/actor.js';
import type { Owned } from '../../platform/context.js';
import { liveChannel } from '../../platform/events/live-topics.js';
import { publicHoursEvents } from './adapters/events/public-hours-events.js';
import { AdminHoursController, HoursController } from './adapters/http/hours.controllers.js';
import {
  HoursChangeSchema,
  HoursVersionQuery,
  SpecialHoursSchema,
  TypeOrmHoursRepository,
} from './adapters/persistence/typeorm-hours.repository.js';
import { HOURS } from './domain/hours-change.js';
import { HoursRepository, HoursService } from './domain/hours.service.js';

@Module({
  controllers: [HoursController, AdminHoursController],
  providers: [HoursVersionQuery, { provide: HoursRepository, useClass: TypeOrmHoursRepository }, HoursService],
  exports: [HoursService],
})
export class HoursModule {
  static readonly owns: Owned = {
    entities: [HoursChangeSchema, SpecialHoursSchema],
    events: publicHoursEvents,
    liveTopics: { [HOURS]: liveChannel('hours', ...ROLES) },
  };
}
