export { EnquiryInbox } from './ui/enquiry-inbox';
