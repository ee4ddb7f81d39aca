import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Database } from '../../platform/persistence/database.js';
import { liveChannel, LiveUpdates } from '../../platform/events/live-topics.js';
import { type MaintenanceLog, MaintenanceLogSchema, type Work, MAINTENANCE_LOG } from './maintenance-log.js';

/** The log of maintenance on the website. */
@Injectable()
@LiveUpdates(MAINTENANCE_LOG, liveChannel('maintenance', 'manager'))
export class MaintenanceRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async add(work: Work, by: Actor): Promise<MaintenanceLog> {
    const log: MaintenanceLog = {
      ...work,
      id: this.ids.next(),
      status: 'completed',
      performedBy: by.name,
      createdAt: this.clock.now(),
    };
    await this.database.run(by, () => this.database.getRepository(MaintenanceLogSchema).insert(log));
    return log;
  }
}
