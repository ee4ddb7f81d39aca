import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { type Enquiry, EnquiryNotFound } from '../../domain/enquiry.js';
import type { EnquiryRepository } from '../../domain/ports/enquiry.repository.js';
import { EnquirySchema } from './enquiry.schema.js';

@Injectable()
export class TypeOrmEnquiryRepository implements EnquiryRepository {
  private readonly repository: TrackedRepository<Enquiry>;

  constructor(database: Database) {
    this.repository = database.getRepository(EnquirySchema);
  }

  add(enquiry: Enquiry): Promise<void> {
    return this.repository.insert(enquiry);
  }

  load(enquiry: Enquiry): Promise<void> {
    return this.repository.load(enquiry);
  }

  async get(id: string): Promise<Enquiry> {
    const enquiry = await this.repository.findOneBy({ id });
    if (!enquiry) throw new EnquiryNotFound();
    return enquiry;
  }

  save(before: Enquiry, after: Enquiry): Promise<void> {
    return this.repository.update(before, after);
  }
}
