import { NotFound } from '../../../../kernel/domain-error.js';
import type { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { InMemoryRepository } from '../../testing/in-memory-repository.js';
import type { TemplateRepository } from '../domain/templates.service.js';
import { type EmailTemplate } from '../domain/template.js';

export class InMemoryTemplateRepository extends InMemoryRepository<EmailTemplate> implements TemplateRepository {
  constructor(transaction: InMemoryTransaction) {
    super(transaction, () => new NotFound('There is no such template.'));
  }
}
