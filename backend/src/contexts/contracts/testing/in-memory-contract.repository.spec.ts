import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { contractRepositoryContract } from './contract.repository.contract.js';
import { InMemoryContractRepository } from './in-memory-contract.repository.js';

describe('contracts in memory', () => {
  const ids = new CountedIds();
  const transaction = new InMemoryTransaction();
  const contracts = new InMemoryContractRepository(transaction);
  contractRepositoryContract(() => ({ contracts, transaction, ids }));
});
