import { type Inquiry, inquiryQueries } from '@/entities/inquiry';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';

export const loadInquiryDialog = async () => (await import('./read-inquiry-dialog')).ReadInquiryDialog;

export function OpenInquiry({ afterClose }: { afterClose: () => void }) {
  const opened = useOpened<Inquiry, 'read' | 'answer'>({
    find: () => undefined,
    load: inquiryQueries.one,
    dialogOf: (_, name) => (name === 'answer' ? 'answer' : 'read'),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="inquiry"
      load={loadInquiryDialog}
      with={(inquiry, dialog) => ({ inquiry, isAnswering: dialog === 'answer' })}
      afterClose={afterClose}
    />
  );
}
