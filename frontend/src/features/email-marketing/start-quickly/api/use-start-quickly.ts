import { automationCalls, automationQueries, type QuickStart } from '@/entities/email-marketing/automations';
import { emailTemplateQueries } from '@/entities/email-marketing/templates';
import { trailQueries } from '@/entities/trail';
import { type Change, type MailRole, useChange } from '@/shared/api';

const startQuickly = (role: MailRole): Change<QuickStart> => ({
  send: (wanted) => automationCalls(role).startQuickly(wanted),
  done: () => ({ title: 'Automation created' }),
  failed: () => ({ title: 'Error creating automation' }),
  stale: [automationQueries.all(), emailTemplateQueries.all(), trailQueries.all()],
});

export const useStartQuickly = (role: MailRole) => useChange(startQuickly(role));
