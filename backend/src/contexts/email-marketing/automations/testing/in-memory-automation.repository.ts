import type { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { InMemoryRepository } from '../../testing/in-memory-repository.js';
import { AutomationNotFound } from '../domain/automation.errors.js';
import type { Automation } from '../domain/automation.js';
import type { AutomationRepository } from '../domain/ports/automation.repository.js';

export class InMemoryAutomationRepository extends InMemoryRepository<Automation> implements AutomationRepository {
  constructor(transaction: InMemoryTransaction) {
    super(transaction, () => new AutomationNotFound());
  }
}
