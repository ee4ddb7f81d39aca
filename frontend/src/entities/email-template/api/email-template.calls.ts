import { answer, apiAs, type components, hasStatus, type PageQuery, type Role } from '@/shared/api';

export type EmailTemplate = components['schemas']['EmailTemplateView'];
export type TemplateCategory = EmailTemplate['category'];
export type TemplateText = components['schemas']['WriteTemplate'];
export type PreviewedMail = components['schemas']['MailPreviewView'];
/** A mail that is being written. */
export type MailText = components['schemas']['PreviewMail'];
export type TestMail = components['schemas']['SendTestMail'];

/** Who writes mails to contacts. */
export type MailRole = Exclude<Role, 'staff'>;

const by = (id: string) => ({ path: { id } });

export const emailTemplateCalls = (role: MailRole) => ({
  list: (query: PageQuery & { category?: TemplateCategory }, signal: AbortSignal) =>
    apiAs(role).GET('/api/email-templates', { params: { query }, signal }),
  add: (body: TemplateText) => answer(apiAs(role).POST('/api/email-templates', { body })),
  edit: (id: string, body: TemplateText) =>
    answer(apiAs(role).PUT('/api/email-templates/{id}', { params: by(id), body })),
  preview: (body: MailText, signal: AbortSignal) =>
    answer(apiAs(role).POST('/api/email-templates/preview', { body, signal })),
  previewOf: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-templates/{id}/preview', { params: by(id), signal })),
  sendTest: (body: TestMail) => answer(apiAs(role).POST('/api/email-templates/test', { body })),
  /** A lost answer makes it try again: what is gone was deleted. */
  delete: async (id: string) => {
    try {
      await apiAs(role).DELETE('/api/email-templates/{id}', { params: by(id) });
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
    }
  },
});
