import {
  type ApprovalFigures,
  type ApprovalItem,
  approvalItemQueries,
  type ApprovalStatus,
  decideItem,
} from '@/entities/approval-item';
import { optimisticDecided, overviewQueries } from '@/entities/settings/overview';
import { activityQueries } from '@/entities/activity';
import { type Mutation, optimisticFigures, optimisticRows, sendExpecting, useRestMutation } from '@/shared/api';

export interface Decision {
  id: string;
  status: Exclude<ApprovalStatus, 'pending'>;
  adminComments: string;
}

const FIGURES = { approved: 'approved', rejected: 'rejected', revision_requested: 'revisionRequested' } as const;

const decideApproval: Mutation<Decision> = {
  async send(decision, { client }) {
    const { id, status, adminComments } = decision;
    await sendExpecting({
      intent: decision,
      send: () => decideItem(id, status, adminComments),
      async isDone() {
        const { rows } = await client.query({ ...approvalItemQueries.completed().page(), staleTime: 0 });
        return rows.some((row) => row.id === id && row.status === status);
      },
    });
  },
  done: () => ({ title: 'Approval item updated' }),
  failed: () => ({ title: 'Update failed', description: 'Failed to update the approval item' }),
  invalidates: [approvalItemQueries.all(), overviewQueries.today().queryKey, activityQueries.all()],
  optimisticUpdate: ({ id, status }) => [
    optimisticDecided(id),
    optimisticRows<ApprovalItem>(approvalItemQueries.waiting(), (rows) => rows.filter((row) => row.id !== id)),
    optimisticFigures<ApprovalFigures>(approvalItemQueries.summary().queryKey, (figures) => ({
      ...figures,
      pending: figures.pending - 1,
      [FIGURES[status]]: figures[FIGURES[status]] + 1,
    })),
  ],
};

export const useDecideApproval = () => useRestMutation(decideApproval);
