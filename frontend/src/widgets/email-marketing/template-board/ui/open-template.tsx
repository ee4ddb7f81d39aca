import type { MailRole } from '@/shared/api';
import { useState } from 'react';
import type { EmailTemplate } from '@/entities/email-marketing/templates';
import { useOpenItem } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';
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

interface Shown {
  dialog: TemplateDialogKey;
  /** null for a new one. */
  template: EmailTemplate | null;
}

/** The dialog that the address names, above the cards: what happens to its row does not touch what is typed in it. */
export function OpenTemplate({ role, rows, afterClose }: OpenTemplateProps) {
  const item = useOpenItem();
  const [shown, setShown] = useState<Shown | null>(null);
  const wanted = findShown(role, item, rows);
  const isOther = wanted?.dialog !== shown?.dialog || wanted?.template?.id !== shown?.template?.id;
  if (wanted && isOther) setShown(wanted);
  if (!shown) return null;
  return (
    <LazyPart
      key={`${shown.dialog} ${shown.template?.id ?? 'new'}`}
      load={loadTemplateDialog}
      with={{
        role,
        ...shown,
        open: item.id === (shown.template?.id ?? 'new') && item.dialog === shown.dialog,
        onClose: item.close,
        afterClose: () => {
          setShown(null);
          afterClose();
        },
      }}
    />
  );
}

function findShown(role: MailRole, { id, dialog }: ReturnType<typeof useOpenItem>, rows: readonly EmailTemplate[]) {
  if (id === 'new' && role === 'manager') return { dialog: 'edit', template: null } satisfies Shown;
  const template = rows.find((row) => row.id === id);
  const key = dialogsFor(role).find((one) => one === dialog);
  return template && key ? { dialog: key, template } : null;
}
