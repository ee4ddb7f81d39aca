import type { Automation, AutomationPlan } from '../api';

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
