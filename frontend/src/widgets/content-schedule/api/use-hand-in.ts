import { approvalItemQueries } from '@/entities/approval-item';
import { handIn, type HandingIn, type ScheduledContent, scheduledContentQueries } from '@/entities/scheduled-content';
import { formatWhen } from '@/entities/restaurant';
import { type Change, foreseeRows, useChange } from '@/shared/api';

const handInContent: Change<HandingIn> = {
  send: handIn,
  done: () => ({ title: 'Sent for approval' }),
  failed: () => ({ title: 'Failed to submit content', description: 'Please try again later' }),
  stale: [scheduledContentQueries.all(), approvalItemQueries.all()],
  optimistic: ({ scheduledContentId }) => [
    foreseeRows<ScheduledContent>(scheduledContentQueries.lists(), (rows) =>
      rows.map((row) => (row.id === scheduledContentId ? { ...row, status: 'submitted' } : row)),
    ),
  ],
};

export const useHandIn = () => useChange(handInContent);

/** What the owner is asked about. */
export const handingInOf = (content: ScheduledContent): HandingIn => ({
  title: content.title,
  description: `Scheduled for ${formatWhen(content.scheduledDate)}`,
  contentType: content.contentType,
  contentData: JSON.stringify({
    content: content.content,
    scheduledDate: content.scheduledDate,
    priority: content.priority,
    tags: content.tags,
    notes: content.notes,
  }),
  submittedBy: content.createdBy,
  scheduledDate: content.scheduledDate,
  scheduledContentId: content.id,
});
