import { Injectable } from '@nestjs/common';
import { Cron } from '../../../../platform/jobs/job-handlers.js';
import { ContractsService } from '../../domain/contracts.service.js';

/** Reminds clients of contracts that they have not signed yet. */
@Injectable()
export class ContractReminders {
  constructor(private readonly contracts: ContractsService) {}

  @Cron('contract-reminders', '0 10 * * *', { timeZone: 'restaurant' })
  remind(): Promise<void> {
    return this.contracts.remind();
  }
}
