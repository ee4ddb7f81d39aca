import type { Enquiry } from '../enquiry.js';

/** Use it in a unit of work. Changes conflict if someone else has changed the inquiry since it was read. */
export abstract class EnquiryRepository {
  abstract add(enquiry: Enquiry): Promise<void>;
  /** Adds an existing inquiry without an audit log entry. */
  abstract load(enquiry: Enquiry): Promise<void>;
  /** @throws EnquiryNotFound */
  abstract get(id: string): Promise<Enquiry>;
  abstract save(before: Enquiry, after: Enquiry): Promise<void>;
}
