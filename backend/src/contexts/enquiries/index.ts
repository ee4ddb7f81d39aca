export { EnquiriesModule } from './enquiries.module.js';
export { Inbox } from './domain/inbox.js';
export type { EnquiryFact } from './domain/enquiry.events.js';
export { EnquiryQueries } from './adapters/persistence/enquiry.query.js';
