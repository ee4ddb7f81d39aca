import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOf } from '@/shared/api';
import {
  type EmailTemplate,
  emailTemplateCalls,
  type MailRole,
  type MailText,
  type TemplateCategory,
} from './email-template.calls';

const key = 'email-templates';

export const emailTemplateQueries = {
  all: () => [key] as const,
  list: (role: MailRole, category?: TemplateCategory) =>
    listOf<EmailTemplate>({
      key: [key, role, 'list', category ?? ''],
      rowsAPage: 12,
      pollMs: 30_000,
      read: (page, signal) => emailTemplateCalls(role).list({ ...page, ...(category && { category }) }, signal),
    }),
  /** Of a saved template as it is now. */
  previewOf: (role: MailRole, { id, updatedAt }: Pick<EmailTemplate, 'id' | 'updatedAt'>) =>
    queryOptions({
      queryKey: ['mail-preview', role, id, updatedAt],
      queryFn: ({ signal }) => emailTemplateCalls(role).previewOf(id, signal),
      staleTime: Infinity,
    }),
  /** Of what is being written. */
  preview: (role: MailRole, text: MailText) =>
    queryOptions({
      queryKey: ['mail-preview', role, text],
      queryFn: ({ signal }) => emailTemplateCalls(role).preview(text, signal),
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      gcTime: 60_000,
    }),
};
