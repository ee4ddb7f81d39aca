import type { ContentStatus } from '@/entities/scheduled-content';

export type ContentDialogKey = 'edit' | 'delete' | 'view';

/** The dialogs for a status: submitted or published content can be read but not edited. */
export function dialogsOf(status: ContentStatus): readonly ContentDialogKey[] {
  return status === 'submitted' || status === 'published' ? ['view', 'delete'] : ['edit', 'delete'];
}
