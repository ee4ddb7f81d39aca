import { automationCalls, automationQueries, type QuickStart } from '@/entities/email-marketing/automations';
import { emailTemplateQueries } from '@/entities/email-marketing/templates';
import { trailQueries } from '@/entities/trail';
import { type Mutation, type MailRole, useRestMutation } from '@/shared/api';

const startQuickly = (role: MailRole): Mutation<QuickStart> => ({
  send: (wanted) => automationCalls(role).startQuickly(wanted),
  done: () => ({ title: 'Automation created' }),
  failed: () => ({ title: 'Error creating automation' }),
  invalidates: [automationQueries.all(), emailTemplateQueries.all(), trailQueries.all()],
});

export const useStartQuickly = (role: MailRole) => useRestMutation(startQuickly(role));
