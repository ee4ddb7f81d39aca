import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryScheduledContentRepository } from './in-memory-scheduled-content.repository.js';
import { scheduledContentRepositoryContract } from './scheduled-content.repository.contract.js';

const ids = new CountedIds();

describe('scheduled content in memory', () => {
  const transaction = new InMemoryTransaction();
  const contents = new InMemoryScheduledContentRepository(transaction);
  scheduledContentRepositoryContract(() => ({ contents, transaction, ids }));
});
