import { approvalItemQueries, deleteItem } from '@/entities/approval-item';
import { trailQueries } from '@/entities/trail';
import { type Change, sendExpecting, useChange } from '@/shared/api';

interface Deletion {
  id: string;
}

const deleteApproval: Change<Deletion> = {
  send: (deletion) =>
    sendExpecting({ intent: deletion, send: ({ id }) => deleteItem(id), isDone: () => Promise.resolve(true) }),
  done: () => ({ title: 'Item deleted' }),
  failed: () => ({ title: 'Delete failed', description: 'Failed to delete the item' }),
  stale: [approvalItemQueries.all(), trailQueries.all()],
};

export const useDeleteApproval = () => useChange(deleteApproval);
