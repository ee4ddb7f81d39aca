import type { Message } from '@/entities/message';

const DIALOGS = ['read', 'reply', 'delete', 'write'] as const;
type DialogKey = (typeof DIALOGS)[number];

export interface OpenDialog {
  dialog: DialogKey;
  /** null where a new one is written. */
  message: Message | null;
}

/** What an address such as `?open=<id>&dialog=reply` asks for, as far as it can be had. */
export function findDialog(
  wanted: { id: string | null; dialog: string | null },
  rows: readonly Message[],
): OpenDialog | undefined {
  const dialog = DIALOGS.find((key) => key === wanted.dialog);
  if (dialog === 'write') return wanted.id === 'new' ? { dialog, message: null } : undefined;
  const message = rows.find(({ id }) => id === wanted.id);
  return dialog && message && { dialog, message };
}
