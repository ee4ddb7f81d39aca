import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { enquiryRepositoryContract } from './enquiry.repository.contract.js';
import { InMemoryEnquiryRepository } from './in-memory-enquiry.repository.js';

describe('enquiries in memory', () => {
  const ids = new CountedIds();
  const transaction = new InMemoryTransaction();
  const enquiries = new InMemoryEnquiryRepository(transaction);
  enquiryRepositoryContract(() => ({ enquiries, transaction, ids }));
});
