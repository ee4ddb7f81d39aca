import {
  type AutomationChange,
  automationCalls,
  automationQueries,
  type NewAutomation,
} from '@/entities/email-marketing/automations';
import { trailQueries } from '@/entities/trail';
import { type Change, type MailRole, useChange } from '@/shared/api';

const stale = [automationQueries.all(), trailQueries.all()];

const createAutomation = (role: MailRole): Change<NewAutomation> => ({
  send: (automation) => automationCalls(role).create(automation),
  done: () => ({ title: 'Automation created' }),
  failed: () => ({ title: 'Error creating automation' }),
  stale,
});

interface Edit extends AutomationChange {
  id: string;
}

const editAutomation = (role: MailRole): Change<Edit> => ({
  send: ({ id, ...change }) => automationCalls(role).change(id, change),
  done: () => ({ title: 'Automation updated' }),
  failed: () => ({ title: 'Error updating automation' }),
  stale,
});

export const useCreateAutomation = (role: MailRole) => useChange(createAutomation(role));
export const useEditAutomation = (role: MailRole) => useChange(editAutomation(role));
