import { editContent, type ScheduledContent, scheduledContentQueries } from '@/entities/scheduled-content';
import { formatWhen, isWholeDay, onDay, restaurantDay } from '@/entities/restaurant';
import { type Change, foreseeRows, useChange } from '@/shared/api';

interface Dates {
  scheduledDate: string;
  /** Where it moves along: the owner decides before the date. */
  approvalDeadline?: string;
}

interface Move {
  content: Pick<ScheduledContent, 'id' | 'title' | 'status'>;
  from: Dates;
  to: Dates;
}

/** Who moves what is approved or rejected was told that it is a draft again: that is not undone by moving it back. */
const isUndoable = ({ content }: Move) => content.status === 'draft';

const moveContent: Change<Move> = {
  send: ({ content: { id, status }, from, to }) =>
    editContent(id, { ...asSent(to), expectedStatus: status, expectedDate: sentDate(from.scheduledDate) }),
  done: ({ content, to }) => ({
    title: `Moved to ${formatWhen(to.scheduledDate)}`,
    subject: content.title,
    description: [
      to.approvalDeadline && `Approval is now due ${formatWhen(to.approvalDeadline)}.`,
      content.status !== 'draft' && 'It’s a draft again. Submit it for approval.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
  failed: () => ({ title: 'Error', description: 'Couldn’t move the content' }),
  stale: [scheduledContentQueries.all()],
  undoneBy: (move) => (isUndoable(move) ? { ...move, from: move.to, to: move.from } : undefined),
  optimistic: ({ content: { id }, to }) => [
    foreseeRows<ScheduledContent>(scheduledContentQueries.lists(), (rows) =>
      rows.map((row) => (row.id === id ? { ...row, ...to, status: 'draft' } : row)),
    ),
  ],
};

/** Moves content to another day, at the same hour where it has one. */
export function useMoveContent() {
  const { send, isSending } = useChange(moveContent);
  const move = (content: ScheduledContent, day: string) => {
    const { id, title, status } = content;
    const scheduledDate = onDay(day, content.scheduledDate);
    const isLate = new Date(content.approvalDeadline) > new Date(scheduledDate);
    send({
      content: { id, title, status },
      from: {
        scheduledDate: content.scheduledDate,
        ...(isLate && { approvalDeadline: content.approvalDeadline }),
      },
      to: { scheduledDate, ...(isLate && { approvalDeadline: scheduledDate }) },
    });
  };
  return { move, isSending };
}

/** Midnight UTC means a day to the call, so what stands for a day is sent as one. */
const asSent = ({ scheduledDate, approvalDeadline }: Dates): Dates => ({
  scheduledDate: sentDate(scheduledDate),
  ...(approvalDeadline && { approvalDeadline: sentDate(approvalDeadline) }),
});

const sentDate = (iso: string) => (isWholeDay(iso) ? restaurantDay(iso) : iso);
