import type { Actor } from '../../kernel/actor.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { EntityRows } from '../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../platform/persistence/entity-tables.js';
import { MaintenanceLogSchema } from './adapters/persistence/maintenance-log.schema.js';
import { MAINTENANCE_LOG, type MaintenanceLog, type Work } from './domain/maintenance-log.js';

/** Keeps what was done on the website. */
export class MaintenanceService {
  private readonly logs: EntityRows<MaintenanceLog>;

  constructor(
    tables: EntityTables,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.logs = tables.of(MaintenanceLogSchema, MAINTENANCE_LOG, ({ title }) => title);
  }

  async log(work: Work, by: Actor): Promise<MaintenanceLog> {
    const entry: MaintenanceLog = {
      ...work,
      id: this.ids.next(),
      status: 'completed',
      performedBy: by.name,
      createdAt: this.clock.now(),
    };
    await this.transaction.run(by, () => this.logs.add(entry));
    return entry;
  }
}
