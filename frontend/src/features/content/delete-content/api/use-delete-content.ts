import { approvalItemQueries } from '@/entities/approval-item';
import { deleteContent, scheduledContentQueries } from '@/entities/scheduled-content';
import { type Change, sendExpecting, useChange } from '@/shared/api';

interface Deletion {
  id: string;
}

const change: Change<Deletion> = {
  send: (deletion) =>
    sendExpecting({ intent: deletion, send: ({ id }) => deleteContent(id), isDone: () => Promise.resolve(true) }),
  done: () => ({ title: 'Content deleted' }),
  failed: () => ({ title: 'Error', description: 'Failed to delete content' }),
  stale: [scheduledContentQueries.all(), approvalItemQueries.all()],
};

export const useDeleteContent = () => useChange(change);
