import type { ContentStatus, ScheduledContent } from '@/entities/scheduled-content';
import { formatWhen, restaurantDay } from '@/entities/restaurant';
import { type Planned, STILL_MOVING } from '@/features/content-calendar';
import { standingOf, STANDINGS } from './standing';

const FIXED: Partial<Record<ContentStatus, string>> = {
  submitted: 'The owner is reviewing it. You can change it after the decision.',
  published: 'It’s already published.',
};

const ASKS: Partial<Record<ContentStatus, string>> = {
  approved: 'It’s approved. If you move it, it needs approval again.',
  rejected: 'It was rejected. If you move it, it becomes a draft and can be submitted again.',
};

/** How content is moved. */
export interface Moves {
  move: (content: ScheduledContent, day: string) => void;
  isSending: () => boolean;
}

/** Content as an item of the board and the calendar. */
export function plannedContent(content: ScheduledContent, now: Date, { move, isSending }: Moves): Planned {
  const { id, title, status, scheduledDate } = content;
  const fixed = FIXED[status];
  const asks = ASKS[status];
  return {
    id,
    title,
    day: restaurantDay(scheduledDate),
    when: formatWhen(scheduledDate),
    ...STANDINGS[standingOf(content, now)],
    ...(fixed !== undefined && { fixed }),
    isOver: status === 'published',
    ...(asks !== undefined && { asks }),
    refusal: () => (isSending() ? STILL_MOVING : undefined),
    move: (to) => {
      move(content, to);
    },
  };
}
