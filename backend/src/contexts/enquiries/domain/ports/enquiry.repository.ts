import type { Enquiry } from '../enquiry.js';

/** Inside a unit of work; a change counts only if nobody has changed the enquiry since it was read. */
export abstract class EnquiryRepository {
  abstract add(enquiry: Enquiry): Promise<void>;
  /** Adds one that has been there before; the trail tells nothing of it. */
  abstract load(enquiry: Enquiry): Promise<void>;
  /** @throws EnquiryNotFound */
  abstract get(id: string): Promise<Enquiry>;
  abstract save(before: Enquiry, after: Enquiry): Promise<void>;
}
