import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { liveChannel } from '../../platform/live/live-topics.js';
import { MaintenanceController } from './adapters/http/maintenance.controller.js';
import { MaintenanceLogSchema } from './adapters/persistence/maintenance-log.schema.js';
import { TypeOrmMaintenanceLogRepository } from './adapters/persistence/typeorm-maintenance-log.repository.js';
import { SampleMaintenance } from './adapters/seed/sample-maintenance.js';
import { MAINTENANCE_LOG } from './domain/maintenance-log.js';
import { MaintenanceService } from './domain/maintenance.service.js';
import { MaintenanceLogRepository } from './domain/ports/maintenance-log.repository.js';
import { Maintenance2000000000011 } from './adapters/persistence/migrations/2000000000011-maintenance.js';

@Module({
  controllers: [MaintenanceController],
  providers: [
    { provide: MaintenanceLogRepository, useClass: TypeOrmMaintenanceLogRepository },
    MaintenanceService,
    SampleMaintenance,
  ],
})
export class MaintenanceModule {
  static readonly owns: Owned = {
    entities: [MaintenanceLogSchema],
    migrations: [Maintenance2000000000011],
    liveTopics: { [MAINTENANCE_LOG]: liveChannel('maintenance', 'manager') },
  };
}
