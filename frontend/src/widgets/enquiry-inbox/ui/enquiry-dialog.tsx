import type { Enquiry } from '@/entities/enquiry';
import { AnswerEnquiryDialog } from '@/features/enquiry/answer';
import { ReadEnquiryDialog } from './read-enquiry-dialog';

interface EnquiryDialogProps {
  enquiry: Enquiry;
  dialog: string | null;
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

export function EnquiryDialog({ dialog, ...props }: EnquiryDialogProps) {
  const isAnswering = dialog === 'answer' && props.enquiry.email !== '';
  return isAnswering ? <AnswerEnquiryDialog {...props} /> : <ReadEnquiryDialog {...props} />;
}
