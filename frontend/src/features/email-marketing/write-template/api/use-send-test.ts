import { emailTemplateCalls, type TestMail } from '@/entities/email-marketing/templates';
import { type Change, useChange, type MailRole } from '@/shared/api';

const sendTest = (role: MailRole): Change<TestMail, { to: string }> => ({
  send: (mail) => emailTemplateCalls(role).sendTest(mail),
  done: (_, { to }) => ({ title: 'Test sent', description: `It is on its way to ${to}.` }),
  failed: () => ({ title: 'Error sending test', description: 'Something went wrong' }),
});

const changes = { admin: sendTest('admin'), manager: sendTest('manager') };

export const useSendTest = (role: MailRole) => useChange(changes[role]);
