import { NotFound } from '../../../kernel/domain-error.js';
import type { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { type Enquiry } from '../domain/enquiry.js';
import type { EnquiryRepository } from '../domain/enquiries.service.js';

export class InMemoryEnquiryRepository implements EnquiryRepository {
  private readonly rows = new Map<string, Enquiry>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  add(enquiry: Enquiry): Promise<void> {
    const apply = () => this.rows.set(enquiry.id, enquiry);
    return this.transaction.write({ isStillPossible: () => !this.rows.has(enquiry.id), apply });
  }

  load(enquiry: Enquiry): Promise<void> {
    return this.add(enquiry);
  }

  get(id: string): Promise<Enquiry> {
    const enquiry = this.rows.get(id);
    return enquiry ? Promise.resolve(enquiry) : Promise.reject(new NotFound('There is no such inquiry.'));
  }

  save(before: Enquiry, after: Enquiry): Promise<void> {
    const apply = () => this.rows.set(after.id, after);
    return this.transaction.write({ isStillPossible: () => this.rows.get(before.id) === before, apply });
  }

  get all(): Enquiry[] {
    return [...this.rows.values()];
  }
}
