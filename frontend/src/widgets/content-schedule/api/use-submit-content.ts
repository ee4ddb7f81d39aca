import { approvalItemQueries } from '@/entities/approval-item';
import {
  submitContent,
  type Submission,
  type ScheduledContent,
  scheduledContentQueries,
} from '@/entities/scheduled-content';
import { formatWhen } from '@/entities/restaurant';
import { type Mutation, optimisticRows, useRestMutation } from '@/shared/api';

const submission: Mutation<Submission> = {
  send: submitContent,
  done: () => ({ title: 'Sent for approval' }),
  failed: () => ({ title: 'Failed to submit content', description: 'Please try again later' }),
  invalidates: [scheduledContentQueries.all(), approvalItemQueries.all()],
  optimisticUpdate: ({ scheduledContentId }) => [
    optimisticRows<ScheduledContent>(scheduledContentQueries.lists(), (rows) =>
      rows.map((row) => (row.id === scheduledContentId ? { ...row, status: 'submitted' } : row)),
    ),
  ],
};

export const useSubmitContent = () => useRestMutation(submission);

/** The submission for the owner's approval. */
export const submissionOf = (content: ScheduledContent): Submission => ({
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
