import { emailTemplateCalls, type TestMail } from '@/entities/email-marketing/templates';
import { type Change, useChange, type MailRole } from '@/shared/api';

const sendTest = (role: MailRole): Change<TestMail, { to: string }> => ({
  send: (mail) => emailTemplateCalls(role).sendTest(mail),
  done: (_, { to }) => ({ title: 'Test sent', description: `It is on its way to ${to}.` }),
  failed: () => ({ title: 'Error sending test' }),
});

export const useSendTest = (role: MailRole) => useChange(sendTest(role));
