import { Automation, type AutomationPlan } from '../domain/automation.js';

export const PLANNED_AT = new Date('2026-11-01T15:00:00.123Z');
export const TEMPLATE_ID = '019ab000-0000-7000-8000-00000000e001';

export const AUTOMATION_PLAN: AutomationPlan = {
  name: 'Welcome',
  description: null,
  triggerType: 'tag_added',
  triggerConditions: { tags: ['Regular'] },
  emailSequence: [
    { delayDays: 1, templateId: TEMPLATE_ID, templateName: 'Summer menu', customSubject: null },
    { delayDays: 3, templateId: null, templateName: null, customSubject: null },
  ],
  isActive: true,
};

export const anAutomation = (id: string, plan: Partial<AutomationPlan> = {}): Automation =>
  Automation.plan(id, { ...AUTOMATION_PLAN, ...plan }, { name: 'Site Manager', role: 'manager' }, PLANNED_AT);
