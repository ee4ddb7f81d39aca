import { emailTemplateCalls, emailTemplateQueries, type TemplateEdit } from '@/entities/email-marketing/templates';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange, type MailRole } from '@/shared/api';

const stale = [emailTemplateQueries.all(), trailQueries.all()];
const failed = (doing: string) => () => ({ title: `Error ${doing} template` });

const createTemplate = (role: MailRole): Change<TemplateEdit> => ({
  send: (text) => emailTemplateCalls(role).add(text),
  done: () => ({ title: 'Template created' }),
  failed: failed('creating'),
  stale,
});

const updateTemplate = (role: MailRole, id: string): Change<TemplateEdit> => ({
  send: (text) => emailTemplateCalls(role).edit(id, text),
  done: () => ({ title: 'Template updated' }),
  failed: failed('updating'),
  stale,
});

/** @param id of a template that is there already */
export const useSaveTemplate = (role: MailRole, id: string | undefined) =>
  useChange(id === undefined ? createTemplate(role) : updateTemplate(role, id));
