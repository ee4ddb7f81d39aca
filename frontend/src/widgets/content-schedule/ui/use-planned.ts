import type { ScheduledContent } from '@/entities/scheduled-content';
import { useOpenItem } from '@/shared/lib/open-item';
import { dialogsOf } from '../model/next-actions';
import { type Moves, plannedContent } from '../model/planned-content';

/** Content for board and calendar, with its rows' dialogs. */
export function usePlanned(moves: Moves) {
  const item = useOpenItem();
  const now = new Date();
  return {
    planned: (content: ScheduledContent) => plannedContent(content, now, moves),
    opening: (rows: readonly ScheduledContent[]) => ({
      onOpen: (id: string) => {
        const content = rows.find((row) => row.id === id);
        if (content) item.open(id, dialogsOf(content.status)[0] ?? 'view');
      },
    }),
  };
}
