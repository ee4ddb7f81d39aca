import { type Automation, automationCalls, automationQueries } from '@/entities/email-marketing/automations';
import { activityQueries } from '@/entities/activity';
import { type Mutation, optimisticRows, type MailRole, useRestMutation } from '@/shared/api';

export interface Toggle {
  id: string;
  isActive: boolean;
}

const toggleAutomation = (role: MailRole): Mutation<Toggle> => ({
  send: ({ id, isActive }) => automationCalls(role).change(id, { isActive }),
  done: () => ({ title: 'Automation updated' }),
  failed: () => ({ title: 'Error updating automation' }),
  invalidates: [automationQueries.all(), activityQueries.all()],
  optimisticUpdate: ({ id, isActive }) => [
    optimisticRows<Automation>(automationQueries.lists(role), (rows) =>
      rows.map((row) => (row.id === id ? { ...row, isActive } : row)),
    ),
  ],
});

export const useToggleAutomation = (role: MailRole) => useRestMutation(toggleAutomation(role));
