import { type Enquiry, enquiryQueries } from '@/entities/enquiry';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';

export const loadEnquiryDialog = async () => (await import('./read-enquiry-dialog')).ReadEnquiryDialog;

export function OpenEnquiry({ afterClose }: { afterClose: () => void }) {
  const opened = useOpened<Enquiry, 'read' | 'answer'>({
    find: () => undefined,
    load: enquiryQueries.one,
    dialogOf: (_, name) => (name === 'answer' ? 'answer' : 'read'),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="inquiry"
      load={loadEnquiryDialog}
      with={(enquiry, dialog) => ({ enquiry, isAnswering: dialog === 'answer' })}
      afterClose={afterClose}
    />
  );
}
