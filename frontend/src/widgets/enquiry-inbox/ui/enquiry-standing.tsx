import type { Enquiry } from '@/entities/enquiry';
import { StatusTag } from '@/shared/ui/status-tag';

export const EnquiryStanding = ({ enquiry: { isRead, answers } }: { enquiry: Enquiry }) => (
  <>
    {isRead === 'false' && <StatusTag tone="waiting">New</StatusTag>}
    {answers.length > 0 && <StatusTag tone="good">Replied</StatusTag>}
  </>
);
