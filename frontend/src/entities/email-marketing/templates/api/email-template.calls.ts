import { answer, apiAs, type components, type MailRole, type PageQuery } from '@/shared/api';

export type EmailTemplate = components['schemas']['ListedTemplateView'];
export type WholeTemplate = components['schemas']['EmailTemplateView'];
export type TemplateCategory = EmailTemplate['category'];
type TemplateText = components['schemas']['WriteTemplate'];
export type TemplateEdit = components['schemas']['EditTemplate'];
export type PreviewedMail = components['schemas']['MailPreviewView'];
/** An email while it is being written. */
export type MailText = components['schemas']['PreviewMail'];
export type TestMail = components['schemas']['SendTestMail'];

const by = (id: string) => ({ path: { id } });

export const emailTemplateCalls = (role: MailRole) => ({
  list: (query: PageQuery & { category?: TemplateCategory }, signal: AbortSignal) =>
    apiAs(role).GET('/api/email-templates', { params: { query }, signal }),
  one: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-templates/{id}', { params: by(id), signal })),
  add: (body: TemplateText) => answer(apiAs(role).POST('/api/email-templates', { body })),
  edit: (id: string, body: TemplateEdit) =>
    answer(apiAs(role).PUT('/api/email-templates/{id}', { params: by(id), body })),
  preview: (body: MailText, signal: AbortSignal) =>
    answer(apiAs(role).POST('/api/email-templates/preview', { body, signal })),
  previewOf: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-templates/{id}/preview', { params: by(id), signal })),
  /** A few contacts whose name or address contains the text. */
  people: async (query: string, signal: AbortSignal) =>
    (await apiAs(role).GET('/api/customer-contacts', { params: { query: { query, limit: 10 } }, signal })).data ?? [],
  sendTest: (body: TestMail) => answer(apiAs(role).POST('/api/email-templates/test', { body })),
  delete: (id: string) => apiAs(role).DELETE('/api/email-templates/{id}', { params: by(id) }),
});
