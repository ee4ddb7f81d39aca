import { isCalendarDate } from '../../../../kernel/calendar.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { LONG_TAG, MAX_TAG_LENGTH } from '../../contacts/domain/index.js';
import type { AutomationStep, AutomationTrigger, TriggerConditions } from './automation.js';

/** A contact's way through an automation: waiting for its next email, done after the last one was queued, or left early. */
type RunStatus = 'waiting' | 'done' | 'left';

export const RUN_TRANSITIONS: Record<RunStatus, readonly RunStatus[]> = {
  // Stays `waiting` until its last email is queued.
  waiting: ['done', 'left'],
  // A held email returns to its run, which rebuilds it later.
  done: ['waiting'],
  left: ['waiting'],
};

/** In days. */
export const MAX_DELAY_DAYS = 3650;
const MAX_TAGS = 20;
/** Emails in a sequence. */
export const MAX_STEPS = 20;
export const NO_DELAY = `needs a delay in whole days, from 0 to ${String(MAX_DELAY_DAYS)}.`;
export const NO_DATE = 'Enter the date as MM-DD, or as YYYY-MM-DD.';
export const NO_TAGS = `Give at most ${String(MAX_TAGS)} tags.`;
export const NO_DAYS = `Enter the days without a visit, from 1 to ${String(MAX_DELAY_DAYS)}.`;
const INACTIVE_AFTER_DAYS = 90;
const A_LEAP_YEAR = '2028';
const ANY_DAY = '12-01';

/** Conditions before validation against the trigger. */
export type ConditionsInput = { readonly [Condition in keyof TriggerConditions]: TriggerConditions[Condition] | null };

/** @throws InvalidInput about a part of `triggerConditions` */
export function conditionsFor(trigger: AutomationTrigger, input: ConditionsInput): TriggerConditions {
  switch (trigger) {
    case 'tag_added':
      return { tags: checkedTags(input.tags ?? []) };
    case 'special_date': {
      const tags = checkedTags(input.tags ?? []);
      return { date: checkedDate(input.date ?? ''), ...(tags.length > 0 && { tags }) };
    }
    case 'inactive_customer':
      return { days: checkedDays(input.days ?? INACTIVE_AFTER_DAYS) };
    default:
      return {};
  }
}

/** The conditions that decide who is reached; a date is optional. @throws InvalidInput about a part of `triggerConditions` */
export const audienceConditionsFor = (trigger: AutomationTrigger, input: ConditionsInput): TriggerConditions =>
  conditionsFor(trigger, { ...input, ...(trigger === 'special_date' && { date: ANY_DAY }) });

/**
 * Rejects a one-time date in the past, because it would never trigger.
 * @param today YYYY-MM-DD in the restaurant's zone
 * @throws InvalidInput about the field
 */
export function assertToCome({ date = '' }: TriggerConditions, today: string, field = 'triggerConditions.date'): void {
  if (isCalendarDate(date) && date < today) {
    throw refused(field, 'This date has passed. Choose a later one, or a day that repeats every year.');
  }
}

/** An email of the sequence as entered, without a default delay. */
export interface StepInput {
  readonly delayDays?: number;
  readonly templateId?: string | null;
  readonly customSubject?: string | null;
}

/** Each email defaults to one day after the previous one. @throws InvalidInput about `emailSequence[…].delayDays` */
export function sequenceOf(input: readonly StepInput[]): AutomationStep[] {
  const steps: AutomationStep[] = [];
  for (const { delayDays, templateId, customSubject } of input) {
    const before = steps.at(-1);
    const delay = delayDays ?? (before ? before.delayDays + 1 : 0);
    if (delay > MAX_DELAY_DAYS) {
      const field = `emailSequence[${String(steps.length)}].delayDays`;
      throw refused(field, `Email ${String(steps.length + 1)} ${NO_DELAY}`);
    }
    steps.push({
      delayDays: delay,
      templateId: templateId || null,
      templateName: null,
      customSubject: customSubject || null,
    });
  }
  return steps;
}

function checkedTags(tags: readonly string[]): string[] {
  if (tags.length > MAX_TAGS) throw refused('triggerConditions.tags', NO_TAGS);
  const named = tags.map((tag) => tag.trim()).filter(Boolean);
  if (named.some((tag) => tag.length > MAX_TAG_LENGTH)) throw refused('triggerConditions.tags', LONG_TAG);
  return named;
}

/** @throws InvalidInput about the field */
export function checkedDate(date: string, field = 'triggerConditions.date'): string {
  const isDay = /^\d{2}-\d{2}$/.test(date) && isCalendarDate(`${A_LEAP_YEAR}-${date}`);
  if (isDay || isCalendarDate(date)) return date;
  throw refused(field, NO_DATE);
}

function checkedDays(days: number): number {
  if (Number.isInteger(days) && days >= 1 && days <= MAX_DELAY_DAYS) return days;
  throw refused('triggerConditions.days', NO_DAYS);
}

const refused = (field: string, message: string) => new InvalidInput([{ field, message }]);
