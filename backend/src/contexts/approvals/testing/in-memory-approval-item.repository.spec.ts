import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { approvalItemRepositoryContract } from './approval-item.repository.contract.js';
import { InMemoryApprovalItemRepository } from './in-memory-approval-item.repository.js';

const ids = new CountedIds();

describe('approval items in memory', () => {
  const transaction = new InMemoryTransaction();
  const items = new InMemoryApprovalItemRepository(transaction);
  approvalItemRepositoryContract(() => ({ items, transaction, ids }));
});
