import { answer, apiAs, type components, type PageQuery, type MailRole } from '@/shared/api';

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
export type AutomationReach = components['schemas']['CountReach'];
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
