import { automationCalls, automationQueries } from '@/entities/email-marketing/automations';
import { trailQueries } from '@/entities/trail';
import { type Change, type MailRole, sendExpecting, useChange } from '@/shared/api';

interface Deletion {
  id: string;
}

const deleteAutomation = (role: MailRole): Change<Deletion> => ({
  send: (deletion) =>
    sendExpecting({
      intent: deletion,
      send: ({ id }) => automationCalls(role).delete(id),
      isDone: () => Promise.resolve(true),
    }),
  done: () => ({ title: 'Automation deleted' }),
  failed: () => ({ title: 'Error deleting automation', description: 'Something went wrong' }),
  stale: [automationQueries.all(), trailQueries.all()],
});

export const useDeleteAutomation = (role: MailRole) => useChange(deleteAutomation(role));
