import { queryOptions } from '@tanstack/react-query';
import { listQueries, polled, type MailRole } from '@/shared/api';
import { automationCalls, type AutomationReach } from './email-automation.calls';

const key = 'email-automation';

export const automationQueries = {
  all: () => [key] as const,
  lists: (role: MailRole) => [key, role, 'lists'] as const,
  list: (role: MailRole) =>
    listQueries({ key: automationQueries.lists(role), rowsAPage: 50, read: automationCalls(role).list }),
  one: (role: MailRole, id: string) =>
    queryOptions({ queryKey: [key, role, 'one', id], queryFn: ({ signal }) => automationCalls(role).one(id, signal) }),
  summary: (role: MailRole) =>
    queryOptions({
      queryKey: [key, role, 'summary'],
      queryFn: ({ signal }) => automationCalls(role).summary(signal),
      ...polled,
    }),
  /** Templates change only with a release. */
  quickStarts: (role: MailRole) =>
    queryOptions({
      queryKey: [key, role, 'quick-starts'],
      queryFn: ({ signal }) => automationCalls(role).quickStarts(signal),
      staleTime: Infinity,
    }),
  /** The contacts it would reach. They change elsewhere, so the count is always fetched again. */
  reach: (role: MailRole, { triggerType, triggerConditions: { tags, days } = {} }: AutomationReach) =>
    queryOptions({
      queryKey: ['automation-reach', role, triggerType, tags, days],
      queryFn: ({ signal }) => automationCalls(role).reach({ triggerType, triggerConditions: { tags, days } }, signal),
      staleTime: 0,
    }),
  /** Shown before a decision, so it is always fetched again. */
  preview: (role: MailRole, id: string) =>
    queryOptions({
      queryKey: [key, role, 'preview', id],
      queryFn: ({ signal }) => automationCalls(role).preview(id, signal),
      staleTime: 0,
    }),
  runs: (role: MailRole, id: string) =>
    queryOptions({
      queryKey: [key, role, 'runs', id],
      queryFn: ({ signal }) => automationCalls(role).runs(id, signal),
      ...polled,
    }),
};
