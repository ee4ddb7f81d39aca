import { type ScheduledContent, scheduledContentQueries } from '@/entities/scheduled-content';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';
import { type ContentDialogKey, dialogsOf } from '../model/next-actions';

const loadContentDialog = async () => (await import('./content-dialog')).ContentDialog;

interface OpenContentProps {
  rows: readonly ScheduledContent[];
  afterClose: () => void;
}

export function OpenContent({ rows, afterClose }: OpenContentProps) {
  const opened = useOpened<ScheduledContent, ContentDialogKey>({
    find: (id) => rows.find((row) => row.id === id),
    load: scheduledContentQueries.one,
    dialogOf: ({ status }, name) => dialogsOf(status).find((key) => key === name),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="content"
      load={loadContentDialog}
      with={(content, dialog) => ({ content, dialog })}
      afterClose={afterClose}
    />
  );
}
