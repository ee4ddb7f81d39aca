export { EnquiriesModule } from './enquiries.module.js';
export type { EnquiryFact } from './domain/enquiry.events.js';
