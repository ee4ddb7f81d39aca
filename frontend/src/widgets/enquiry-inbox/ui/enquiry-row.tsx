import { memo } from 'react';
import { type Enquiry, kindLabels } from '@/entities/enquiry';
import { formatMoment } from '@/entities/restaurant';
import { useOpenItem } from '@/shared/lib/open-item';
import { LetterRow } from '@/shared/ui/letter-row';
import { preview } from '../model/sent-fields';
import { EnquiryStanding } from './enquiry-standing';
import { loadEnquiryDialog } from './open-enquiry';

export const EnquiryRow = memo(function EnquiryRow({ enquiry }: { enquiry: Enquiry }) {
  const { id, kind, name, email, createdAt, isRead } = enquiry;
  const item = useOpenItem();
  return (
    <LetterRow
      id={id}
      isRead={isRead === 'true'}
      from={kindLabels[kind]}
      title={name || email || 'A visitor'}
      badge={<EnquiryStanding enquiry={enquiry} />}
      preview={preview(enquiry)}
      when={<time dateTime={createdAt}>{formatMoment(createdAt)}</time>}
      onApproach={() => void loadEnquiryDialog().catch(() => undefined)}
      onOpen={() => {
        item.open(id, 'read');
      }}
    />
  );
});
