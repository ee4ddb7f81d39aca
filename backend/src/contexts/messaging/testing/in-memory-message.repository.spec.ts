import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryMessageRepository } from './in-memory-message.repository.js';
import { messageRepositoryContract } from './message.repository.contract.js';

describe('messages in memory', () => {
  const ids = new CountedIds();
  const transaction = new InMemoryTransaction();
  const messages = new InMemoryMessageRepository(transaction);
  messageRepositoryContract(() => ({ messages, transaction, ids }));
});
