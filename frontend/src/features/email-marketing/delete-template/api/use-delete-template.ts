import { emailTemplateCalls, emailTemplateQueries } from '@/entities/email-marketing/templates';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange, type MailRole } from '@/shared/api';

const deleteTemplate = (role: MailRole): Change<{ id: string }> => ({
  send: ({ id }) => emailTemplateCalls(role).delete(id),
  done: () => ({ title: 'Template deleted' }),
  failed: () => ({ title: 'Error deleting template', description: 'Something went wrong' }),
  stale: [emailTemplateQueries.all(), trailQueries.all()],
});

const changes = { admin: deleteTemplate('admin'), manager: deleteTemplate('manager') };

export const useDeleteTemplate = (role: MailRole) => useChange(changes[role]);
