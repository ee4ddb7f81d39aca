import { type Message, messageQueries } from '@/entities/message';
import type { Role } from '@/shared/api';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';

const loadMessageDialog = async () => (await import('./message-dialog')).MessageDialog;

const OF_ONE = ['read', 'reply', 'delete'] as const;
export type MessageDialogKey = (typeof OF_ONE)[number] | 'write';

interface OpenMessageProps {
  role: Role;
  rows: readonly Message[];
  afterClose: () => void;
}

/** Loads a message that is not among the rows, so that archiving it elsewhere does not close the dialog. */
export function OpenMessage({ role, rows, afterClose }: OpenMessageProps) {
  const opened = useOpened<Message | null, MessageDialogKey>({
    find: (id) => (id === 'new' ? null : rows.find((row) => row.id === id)),
    load: (id) => messageQueries.one(role, id),
    dialogOf: (message, name) => (message ? OF_ONE : (['write'] as const)).find((key) => key === name),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="message"
      load={loadMessageDialog}
      with={(message, dialog) => ({ role, message, dialog })}
      afterClose={afterClose}
    />
  );
}
