import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { liveChannel } from '../../platform/events/live-topics.js';
import { MAINTENANCE_LOG, MaintenanceLogSchema } from './maintenance-log.js';
import { MaintenanceController } from './maintenance.controller.js';
import { MaintenanceRepository } from './maintenance.repository.js';
import { SampleMaintenance } from './sample-maintenance.js';

@Module({ controllers: [MaintenanceController], providers: [MaintenanceRepository, SampleMaintenance] })
export class MaintenanceModule {
  static readonly owns: Owned = {
    entities: [MaintenanceLogSchema],
    liveTopics: { [MAINTENANCE_LOG]: liveChannel('maintenance', 'manager') },
  };
}
