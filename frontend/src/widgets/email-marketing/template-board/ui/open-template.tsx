import { type EmailTemplate, emailTemplateQueries, type WholeTemplate } from '@/entities/email-marketing/templates';
import type { MailRole } from '@/shared/api';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';
import type { TemplateDialogKey } from './template-dialog';

export const loadTemplateDialog = async () => (await import('./template-dialog')).TemplateDialog;

/** Which dialogs a card leads to. */
export const dialogsFor = (role: MailRole): readonly TemplateDialogKey[] =>
  role === 'manager' ? ['preview', 'edit', 'delete'] : ['preview', 'edit'];

interface OpenTemplateProps {
  role: MailRole;
  rows: readonly EmailTemplate[];
  afterClose: () => void;
}

export function OpenTemplate({ role, rows, afterClose }: OpenTemplateProps) {
  const opened = useOpened<EmailTemplate | null, TemplateDialogKey, WholeTemplate>({
    find: (id) => (id === 'new' && role === 'manager' ? null : rows.find((row) => row.id === id)),
    load: (id) => emailTemplateQueries.one(role, id),
    dialogOf: (template, name) => (template ? dialogsFor(role).find((key) => key === name) : 'edit'),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="template"
      load={loadTemplateDialog}
      with={(template, dialog) => ({ role, template, dialog })}
      afterClose={afterClose}
    />
  );
}
