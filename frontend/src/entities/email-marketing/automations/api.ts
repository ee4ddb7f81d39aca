import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, listQueries, type MailRole, type PageQuery, polled } from '@/shared/api';

export type Automation = components['schemas']['AutomationView'];
export type AutomationTrigger = Automation['triggerType'];
export type NewAutomation = components['schemas']['CreateAutomation'];
/** What is known of an automation before it is saved. */
export interface AutomationPlan extends Pick<Automation, 'triggerType' | 'triggerConditions'> {
  mails: readonly { delayDays: number; subject: string }[];
}
export type AutomationChange = components['schemas']['ChangeAutomation'];
export type QuickStart = components['schemas']['StartQuickly'];
export type QuickStartKind = QuickStart['kind'];
type AutomationReach = components['schemas']['CountReach'];
export type AutomationPreview = components['schemas']['AutomationPreviewView'];
export type AutomationFigures = components['schemas']['AutomationFiguresView'];

const by = (id: string) => ({ path: { id } });

export const automationCalls = (role: MailRole) => ({
  list: (query: PageQuery, signal: AbortSignal) =>
    apiAs(role).GET('/api/email-automation', { params: { query }, signal }),
  summary: (signal: AbortSignal) => answer(apiAs(role).GET('/api/email-automation/summary', { signal })),
  one: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-automation/{id}', { params: by(id), signal })),
  runs: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-automation/{id}/runs', { params: by(id), signal })),
  preview: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-automation/{id}/preview', { params: by(id), signal })),
  create: (body: NewAutomation) => apiAs(role).POST('/api/email-automation', { body }),
  quickStarts: (signal: AbortSignal) => answer(apiAs(role).GET('/api/email-automation/quick-starts', { signal })),
  reach: (body: AutomationReach, signal: AbortSignal) =>
    answer(apiAs(role).POST('/api/email-automation/reach', { body, signal })),
  startQuickly: (body: QuickStart) => apiAs(role).POST('/api/email-automation/quick-starts', { body }),
  change: (id: string, body: AutomationChange) =>
    apiAs(role).PUT('/api/email-automation/{id}', { params: by(id), body }),
  delete: (id: string) => apiAs(role).DELETE('/api/email-automation/{id}', { params: by(id) }),
});

export const decideAutomation = (id: string, body: components['schemas']['DecideAsOwner']) =>
  apiAs('admin').PUT('/api/email-automation/{id}/approval', { params: by(id), body });

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
