import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Transaction } from '../../kernel/transaction.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { provide } from '../../platform/provide.js';
import { Seeds } from '../../platform/seeds.js';
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
    provide(MaintenanceService, [MaintenanceLogRepository, Transaction, Clock, Ids]),
    SampleMaintenance,
  ],
})
export class MaintenanceModule implements OnModuleInit {
  static readonly owns = { entities: [MaintenanceLogSchema], migrations: [Maintenance2000000000011] };

  constructor(
    private readonly live: LiveTopics,
    private readonly seeds: Seeds,
    private readonly samples: SampleMaintenance,
  ) {}

  onModuleInit(): void {
    this.live.on(MAINTENANCE_LOG, {
      channelsOf: () => ['maintenance'],
      channelsFor: ({ role }) => (role === 'manager' ? ['maintenance'] : []),
    });
    this.seeds.define('demo', () => this.samples.add());
  }
}
