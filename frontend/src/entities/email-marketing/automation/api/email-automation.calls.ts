import { answer, apiAs, type components, type PageQuery, type MailRole } from '@/shared/api';

export type Automation = components['schemas']['AutomationView'];
export type AutomationTrigger = Automation['triggerType'];
export type NewAutomation = components['schemas']['CreateAutomation'];
export type AutomationChange = components['schemas']['ChangeAutomation'];
export type QuickStartKind = components['schemas']['StartQuickly']['kind'];
export type AutomationPreview = components['schemas']['AutomationPreviewView'];
export type AutomationFigures = components['schemas']['AutomationFiguresView'];

const by = (id: string) => ({ path: { id } });

export const automationCalls = (role: MailRole) => ({
  list: (query: PageQuery, signal: AbortSignal) =>
    apiAs(role).GET('/api/email-automation', { params: { query }, signal }),
  summary: (signal: AbortSignal) => answer(apiAs(role).GET('/api/email-automation/summary', { signal })),
  runs: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-automation/{id}/runs', { params: by(id), signal })),
  preview: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-automation/{id}/preview', { params: by(id), signal })),
  create: (body: NewAutomation) => apiAs(role).POST('/api/email-automation', { body }),
  startQuickly: (body: { kind: QuickStartKind }) => apiAs(role).POST('/api/email-automation/quick-starts', { body }),
  change: (id: string, body: AutomationChange) =>
    apiAs(role).PUT('/api/email-automation/{id}', { params: by(id), body }),
  delete: (id: string) => apiAs(role).DELETE('/api/email-automation/{id}', { params: by(id) }),
});

export const decideAutomation = (id: string, body: components['schemas']['DecideAsOwner']) =>
  apiAs('admin').PUT('/api/email-automation/{id}/approval', { params: by(id), body });
