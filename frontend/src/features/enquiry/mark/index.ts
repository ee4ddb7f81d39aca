export { useMarkEnquiry } from './api/use-mark-enquiry';
