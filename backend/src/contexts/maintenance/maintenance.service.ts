import type { Actor } from '../../kernel/actor.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { TrackedRepository } from '../../platform/persistence/tracked-repository.js';
import type { Database } from '../../platform/persistence/database.js';
import { MaintenanceLogSchema } from './adapters/persistence/maintenance-log.schema.js';
import { type MaintenanceLog, type Work } from './domain/maintenance-log.js';

/** Keeps what was done on the website. */
export class MaintenanceService {
  private readonly logs: TrackedRepository<MaintenanceLog>;

  constructor(
    database: Database,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.logs = database.getRepository(MaintenanceLogSchema);
  }

  async log(work: Work, by: Actor): Promise<MaintenanceLog> {
    const entry: MaintenanceLog = {
      ...work,
      id: this.ids.next(),
      status: 'completed',
      performedBy: by.name,
      createdAt: this.clock.now(),
    };
    await this.transaction.run(by, () => this.logs.insert(entry));
    return entry;
  }
}
