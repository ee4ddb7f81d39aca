import { type Automation, automationQueries } from '@/entities/email-marketing/automations';
import type { MailRole } from '@/shared/api';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';

const DIALOGS = ['activate', 'view', 'edit', 'delete'] as const;
export type AutomationDialogKey = (typeof DIALOGS)[number];

export const loadAutomationDialog = async () => (await import('./automation-dialog')).AutomationDialog;

interface OpenAutomationProps {
  role: MailRole;
  rows: readonly Automation[];
  afterClose: () => void;
}

export function OpenAutomation({ role, rows, afterClose }: OpenAutomationProps) {
  const opened = useOpened<Automation, AutomationDialogKey, Automation>({
    find: (id) => rows.find((row) => row.id === id),
    load: (id) => automationQueries.one(role, id),
    dialogOf: (_, name) => DIALOGS.find((key) => key === name),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="automation"
      load={loadAutomationDialog}
      with={(automation, dialog) => ({ role, automation, dialog })}
      afterClose={afterClose}
    />
  );
}
