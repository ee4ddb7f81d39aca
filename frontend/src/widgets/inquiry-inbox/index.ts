export { InquiryInbox } from './ui/inquiry-inbox';
