import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { enquiryQueries } from '@/entities/enquiry';
import { useOpenItem } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';

export const loadEnquiryDialog = async () => (await import('./read-enquiry-dialog')).ReadEnquiryDialog;

interface Shown {
  id: string;
  dialog: string | null;
}

/** The enquiry that the address names, above the rows, whether or not the list shows it. */
export function OpenEnquiry({ afterClose }: { afterClose: () => void }) {
  const item = useOpenItem();
  const [shown, setShown] = useState<Shown | null>(null);
  if (item.id !== null && (item.id !== shown?.id || item.dialog !== shown.dialog)) {
    setShown({ id: item.id, dialog: item.dialog });
  }
  const { data: enquiry } = useQuery({ ...enquiryQueries.one(shown?.id ?? ''), enabled: shown !== null });
  if (!shown || !enquiry) return null;
  return (
    <LazyPart
      load={loadEnquiryDialog}
      with={{
        enquiry,
        isAnswering: shown.dialog === 'answer',
        open: item.id === enquiry.id,
        onClose: item.close,
        afterClose: () => {
          setShown(null);
          afterClose();
        },
      }}
    />
  );
}
