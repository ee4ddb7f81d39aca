import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryAutomationRepository } from '../automations/testing/in-memory-automation.repository.js';
import { InMemoryCampaignRepository } from '../campaigns/testing/in-memory-campaign.repository.js';
import { InMemoryContactRepository } from '../contacts/testing/in-memory-contact.repository.js';
import { InMemorySegmentRepository } from '../contacts/testing/in-memory-segment.repository.js';
import { InMemorySuppressions } from '../contacts/testing/in-memory-suppressions.js';
import { InMemoryTemplateRepository } from '../templates/testing/in-memory-template.repository.js';
import { repositoriesContract } from './repositories.contract.js';

describe('in memory', () => {
  const transaction = new InMemoryTransaction();
  const subject = {
    contacts: new InMemoryContactRepository(transaction),
    segments: new InMemorySegmentRepository(transaction),
    suppressions: new InMemorySuppressions(transaction),
    templates: new InMemoryTemplateRepository(transaction),
    campaigns: new InMemoryCampaignRepository(transaction),
    automations: new InMemoryAutomationRepository(transaction),
    transaction,
    ids: new CountedIds(),
  };
  repositoriesContract(() => subject);
});
