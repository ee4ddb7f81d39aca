import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Transaction } from '../../../kernel/transaction.js';
import type { MaintenanceLog, Work } from './maintenance-log.js';
import { MaintenanceLogRepository } from './ports/maintenance-log.repository.js';

/** The log of maintenance on the website. */
@Injectable()
export class MaintenanceService {
  constructor(
    private readonly logs: MaintenanceLogRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

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
