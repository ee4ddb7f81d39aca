import {
  type Automation,
  type AutomationPlan,
  type AutomationTrigger,
  type NewAutomation,
  planOf,
} from '@/entities/email-marketing/automations';
import { splitCommas } from '@/shared/lib/words';

/** An email of the sequence as the form has it. */
export interface StepValues {
  delayDays: number | string;
  templateId: string;
  customSubject: string;
}

export interface AutomationValues {
  name: string;
  description: string;
  triggerType: AutomationTrigger;
  tags: string;
  date: string;
  days: number | string;
  steps: StepValues[];
  /** For a new automation only. */
  isActive: boolean;
  /** The automation's version when typing began. */
  updatedAt?: string;
}

const FIRST: StepValues = { delayDays: 0, templateId: '', customSubject: '' };
/** A new email is sent a day after the last one, unless changed. */
export const stepAfter = (steps: readonly StepValues[]): StepValues => ({
  ...FIRST,
  delayDays: Math.max(0, ...steps.map(({ delayDays }) => Number(delayDays) || 0)) + 1,
});
export const NO_VALUES: AutomationValues = {
  name: '',
  description: '',
  tags: '',
  date: '',
  days: 90,
  steps: [FIRST],
  isActive: true,
  triggerType: 'new_contact',
};

export function valuesOf({
  name,
  description,
  triggerType,
  triggerConditions,
  emailSequence,
  isActive,
  updatedAt,
}: Automation): AutomationValues {
  const { tags = [], date = '', days = 90 } = triggerConditions;
  const steps = emailSequence.map(({ delayDays, templateId, customSubject }) => ({
    delayDays,
    templateId: templateId ?? '',
    customSubject: customSubject ?? '',
  }));
  const written = { name, description: description ?? '', triggerType, isActive, updatedAt };
  return { ...written, tags: tags.join(', '), date, days, steps };
}

/** Clears deleted templates from the emails. */
export const withoutDeleted = (
  values: AutomationValues,
  isDeleted: (templateId: string) => boolean,
): AutomationValues => ({
  ...values,
  steps: values.steps.map((step) =>
    step.templateId && isDeleted(step.templateId) ? { ...step, templateId: '' } : step,
  ),
});

/** Template names by id. */
export type TemplateNames = ReadonlyMap<string, string>;

export const automationOf = (values: AutomationValues, templates: TemplateNames) =>
  ({
    name: values.name,
    description: values.description,
    triggerType: values.triggerType,
    triggerConditions: conditionsOf(values),
    emailSequence: values.steps.map(({ delayDays, templateId, customSubject }) => ({
      delayDays: Number(delayDays),
      templateId: templateId || null,
      templateName: templates.get(templateId) ?? null,
      customSubject: customSubject || null,
    })),
  }) satisfies NewAutomation;

function conditionsOf({ triggerType, tags, date, days }: AutomationValues) {
  const words = splitCommas(tags);
  if (triggerType === 'tag_added') return { tags: words };
  if (triggerType === 'special_date') return { date, ...(words.length > 0 && { tags: words }) };
  if (triggerType === 'inactive_customer') return { days: Number(days) };
  return {};
}

/** What the automation would do with the current input, ignoring incomplete values. */
export const plannedOf = (
  { days, ...values }: AutomationValues,
  templates: readonly { id: string; name: string; subject: string }[],
): AutomationPlan => planOf(automationOf({ ...values, days: Number(days) >= 1 ? days : 90 }, new Map()), templates);
