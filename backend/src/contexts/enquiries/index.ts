export { EnquiriesModule } from './enquiries.module.js';
export { Inbox } from './domain/enquiries.service.js';
export type { EnquiryFact } from './domain/enquiry.js';
export { EnquiryQueries } from './adapters/persistence/typeorm-enquiry.repository.js';
