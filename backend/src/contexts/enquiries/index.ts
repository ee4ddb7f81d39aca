export { EnquiriesModule } from './enquiries.module.js';
export { Inbox } from './inbox.js';
export type { EnquiryFact } from './domain/enquiry.events.js';
