import type { Automation, AutomationPlan, AutomationTrigger } from './api';

type Planned = Pick<Automation, 'triggerType' | 'triggerConditions'> & {
  emailSequence: readonly Pick<Automation['emailSequence'][number], 'delayDays' | 'templateId' | 'customSubject'>[];
};

/** The emails it would send, with their templates' current subjects. */
export const planOf = (
  { triggerType, triggerConditions, emailSequence }: Planned,
  templates: readonly { id: string; subject: string }[],
): AutomationPlan => ({
  triggerType,
  triggerConditions,
  mails: emailSequence.map(({ delayDays, templateId, customSubject }) => {
    const template = templates.find(({ id }) => id === templateId);
    return { delayDays, subject: template ? customSubject || template.subject : 'No template yet, so nothing is sent' };
  }),
});

export const triggerLabels: Record<AutomationTrigger, string> = {
  new_contact: 'New contact',
  birthday: 'Birthday',
  visit_completed: 'Visit completed',
  inactive_customer: 'Inactive customer (no visit in 90 days)',
  special_date: 'Special date',
  tag_added: 'Tag added',
};

export const triggerOptions = (Object.keys(triggerLabels) as AutomationTrigger[]).map((value) => ({
  value,
  label: triggerLabels[value],
}));

/** When an email of the sequence is sent, in words. */
export const delayInWords = (days: number) =>
  days === 0 ? 'Right away' : `After ${String(days)} ${days === 1 ? 'day' : 'days'}`;
