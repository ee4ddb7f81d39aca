import { NotFound } from '../../../../kernel/domain-error.js';
import type { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { InMemoryRepository } from '../../testing/in-memory-repository.js';
import { type Automation } from '../domain/automation.js';
import type { AutomationRepository } from '../domain/automations.service.js';

export class InMemoryAutomationRepository extends InMemoryRepository<Automation> implements AutomationRepository {
  constructor(transaction: InMemoryTransaction) {
    super(transaction, () => new NotFound('This automation does not exist.'));
  }
}
