import type { ContentStatus } from '@/entities/scheduled-content';

export type ContentDialogKey = 'edit' | 'delete' | 'view';

/** Which dialogs make sense now; what is with the owner or published cannot be edited, only read. */
export function dialogsOf(status: ContentStatus): readonly ContentDialogKey[] {
  return status === 'submitted' || status === 'published' ? ['view', 'delete'] : ['edit', 'delete'];
}
