export { AnswerEnquiryDialog } from './ui/answer-enquiry-dialog';
