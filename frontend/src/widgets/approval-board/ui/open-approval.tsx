import { type ApprovalItem, approvalItemQueries } from '@/entities/approval-item';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';
import type { ApprovalDialogKey } from './approval-dialog';

const loadApprovalDialog = async () => (await import('./approval-dialog')).ApprovalDialog;

const DIALOGS: readonly ApprovalDialogKey[] = ['comments', 'delete', 'history', 'review'];

interface OpenApprovalProps {
  rows: readonly ApprovalItem[];
  afterClose: () => void;
}

export function OpenApproval({ rows, afterClose }: OpenApprovalProps) {
  const opened = useOpened<ApprovalItem, ApprovalDialogKey, ApprovalItem>({
    find: (id) => rows.find((row) => row.id === id),
    load: approvalItemQueries.one,
    dialogOf: (_, name) => DIALOGS.find((key) => key === name),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="submission"
      load={loadApprovalDialog}
      with={(item, dialog) => ({ item, dialog })}
      afterClose={afterClose}
    />
  );
}
