import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { MaintenanceLog } from '../../domain/maintenance-log.js';
import type { MaintenanceLogRepository } from '../../domain/ports/maintenance-log.repository.js';
import { MaintenanceLogSchema } from './maintenance-log.schema.js';

@Injectable()
export class TypeOrmMaintenanceLogRepository implements MaintenanceLogRepository {
  private readonly repository: TrackedRepository<MaintenanceLog>;

  constructor(database: Database) {
    this.repository = database.getRepository(MaintenanceLogSchema);
  }

  add(log: MaintenanceLog): Promise<void> {
    return this.repository.insert(log);
  }
}
