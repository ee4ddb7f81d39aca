import type { MailRole } from '@/shared/api';
import { useState } from 'react';
import type { Automation } from '@/entities/email-marketing/automations';
import { useOpenItem } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';

const DIALOGS = ['activate', 'view', 'edit', 'delete'] as const;
export type AutomationDialogKey = (typeof DIALOGS)[number];

export const loadAutomationDialog = async () => (await import('./automation-dialog')).AutomationDialog;

interface OpenAutomationProps {
  role: MailRole;
  rows: readonly Automation[];
  afterClose: () => void;
}

/** The dialog that the address names, above the rows: what happens to its row does not touch what is typed in it. */
export function OpenAutomation({ role, rows, afterClose }: OpenAutomationProps) {
  const item = useOpenItem();
  const [shown, setShown] = useState<{ dialog: AutomationDialogKey; automation: Automation } | null>(null);
  const automation = rows.find(({ id }) => id === item.id);
  const dialog = DIALOGS.find((one) => one === item.dialog);
  if (automation && dialog && (shown?.automation !== automation || shown.dialog !== dialog)) {
    setShown({ dialog, automation });
  }
  if (!shown) return null;
  return (
    <LazyPart
      load={loadAutomationDialog}
      with={{
        ...shown,
        role,
        open: item.id === shown.automation.id,
        onClose: item.close,
        afterClose: () => {
          setShown(null);
          afterClose();
        },
      }}
    />
  );
}
