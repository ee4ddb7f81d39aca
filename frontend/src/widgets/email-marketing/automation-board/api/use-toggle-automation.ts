import { type Automation, automationCalls, automationQueries } from '@/entities/email-marketing/automations';
import { trailQueries } from '@/entities/trail';
import { type Change, foreseeRows, type MailRole, useChange } from '@/shared/api';

export interface Toggle {
  id: string;
  isActive: boolean;
}

const toggleAutomation = (role: MailRole): Change<Toggle> => ({
  send: ({ id, isActive }) => automationCalls(role).change(id, { isActive }),
  done: () => ({ title: 'Automation updated' }),
  failed: () => ({ title: 'Error updating automation' }),
  stale: [automationQueries.all(), trailQueries.all()],
  optimistic: ({ id, isActive }) => [
    foreseeRows<Automation>(automationQueries.lists(role), (rows) =>
      rows.map((row) => (row.id === id ? { ...row, isActive } : row)),
    ),
  ],
});

export const useToggleAutomation = (role: MailRole) => useChange(toggleAutomation(role));
