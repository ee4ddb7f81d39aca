import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listQueries, type MailRole } from '@/shared/api';
import { type EmailTemplate, emailTemplateCalls, type MailText, type TemplateCategory } from './email-template.calls';

const key = 'email-templates';
const MOST_OFFERED = 500;

const newest = (role: MailRole) =>
  queryOptions({
    queryKey: [key, role, 'options'],
    queryFn: async ({ signal }) => (await emailTemplateCalls(role).list({ limit: MOST_OFFERED }, signal)).data ?? [],
  });

/** Whether a referenced template no longer exists; false while the templates are unknown. */
export const isTemplateGone = (id: string, templates: readonly EmailTemplate[] | undefined) =>
  templates !== undefined && templates.length < MOST_OFFERED && templates.every((template) => template.id !== id);

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
