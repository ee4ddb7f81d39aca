import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, listQueries, type MailRole, type PageQuery } from '@/shared/api';

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

const key = 'email-templates';
const MAX_OFFERED = 500;

const newest = (role: MailRole) =>
  queryOptions({
    queryKey: [key, role, 'options'],
    queryFn: async ({ signal }) => (await emailTemplateCalls(role).list({ limit: MAX_OFFERED }, signal)).data ?? [],
  });

/** Whether a referenced template no longer exists; false while the templates are unknown. */
export const isTemplateDeleted = (id: string, templates: readonly EmailTemplate[] | undefined) =>
  templates !== undefined && templates.length < MAX_OFFERED && templates.every((template) => template.id !== id);

export const emailTemplateQueries = {
  all: () => [key] as const,
  list: (role: MailRole, category?: TemplateCategory) =>
    listQueries<EmailTemplate>({
      key: [key, role, 'list', category ?? ''],
      rowsAPage: 12,
      pollMs: 30_000,
      read: (page, signal) => emailTemplateCalls(role).list({ ...page, ...(category && { category }) }, signal),
    }),
  /** The templates to choose from. */
  options: (role: MailRole) =>
    queryOptions({ ...newest(role), select: (templates) => templates.filter(({ isActive }) => isActive) }),
  /** All templates that may be referenced, including inactive ones. */
  named: newest,
  /** With its current content. */
  one: (role: MailRole, id: string) =>
    queryOptions({
      queryKey: [key, role, 'one', id],
      queryFn: ({ signal }) => emailTemplateCalls(role).one(id, signal),
      staleTime: 0,
    }),
  /** Preview of a saved template in its current version. */
  previewOf: (role: MailRole, { id, updatedAt }: Pick<EmailTemplate, 'id' | 'updatedAt'>) =>
    queryOptions({
      queryKey: ['mail-preview', role, id, updatedAt],
      queryFn: ({ signal }) => emailTemplateCalls(role).previewOf(id, signal),
      staleTime: Infinity,
    }),
  /** Contacts that a preview can be filled in for. */
  people: (role: MailRole, search: string) =>
    queryOptions({
      queryKey: ['mail-people', role, search],
      queryFn: ({ signal }) => emailTemplateCalls(role).people(search, signal),
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    }),
  /** Preview of unsaved text. */
  preview: (role: MailRole, text: MailText) =>
    queryOptions({
      queryKey: ['mail-preview', role, text],
      queryFn: ({ signal }) => emailTemplateCalls(role).preview(text, signal),
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      gcTime: 60_000,
    }),
};
