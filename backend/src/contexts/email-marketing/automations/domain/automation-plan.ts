import { isCalendarDate } from '../../../../kernel/calendar.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import type { AutomationStep, AutomationTrigger, TriggerConditions } from './automation.js';

const LONGEST_DELAY = 3650;
const MOST_STEPS = 20;
const MOST_TAGS = 20;
const INACTIVE_AFTER_DAYS = 90;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const A_LEAP_YEAR = '2028';
const ANY_DAY = '12-01';

/** @throws InvalidInput about `triggerConditions` */
export function readConditions(trigger: AutomationTrigger, value: unknown): TriggerConditions {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  switch (trigger) {
    case 'tag_added':
      return { tags: readTags(given.tags ?? []) };
    case 'special_date': {
      const tags = readTags(given.tags ?? []);
      return { date: readDate(given.date), ...(tags.length > 0 && { tags }) };
    }
    case 'inactive_customer':
      return { days: readDays(given.days ?? INACTIVE_AFTER_DAYS) };
    default:
      return {};
  }
}

/** What decides whom it reaches; on which day is not asked. @throws InvalidInput about `triggerConditions` */
export const readWhom = (trigger: AutomationTrigger, value: object): TriggerConditions =>
  readConditions(trigger, { ...value, ...(trigger === 'special_date' && { date: ANY_DAY }) });

/**
 * A day of one year that is over would never come again.
 * @param today YYYY-MM-DD where the restaurant stands
 * @throws InvalidInput about the field
 */
export function assertToCome({ date = '' }: TriggerConditions, today: string, field = 'triggerConditions'): void {
  if (isCalendarDate(date) && date < today) {
    throw refused(field, 'This date has passed. Please choose a later one, or a day of each year.');
  }
}

/** @throws InvalidInput about `emailSequence` */
export function readSequence(value: unknown): AutomationStep[] {
  if (!Array.isArray(value) || value.length === 0) throw refused('emailSequence', 'Please add at least one email.');
  if (value.length > MOST_STEPS) throw refused('emailSequence', `Please add at most ${String(MOST_STEPS)} emails.`);
  const steps: AutomationStep[] = [];
  for (const step of value as (Record<string, unknown> | null)[])
    steps.push(readStep(step, steps.length + 1, steps.at(-1)));
  return steps;
}

/** A day after the one in front of it, unless it says something else. */
function readStep(
  given: Record<string, unknown> | null,
  place: number,
  before: AutomationStep | undefined,
): AutomationStep {
  const {
    delayDays = before ? before.delayDays + 1 : 0,
    templateId = null,
    templateName = null,
    customSubject = null,
  } = given ?? {};
  const refuse = (message: string) => refused('emailSequence', `Email ${String(place)} ${message}`);
  const delay = typeof delayDays === 'object' ? NaN : Number(delayDays);
  if (!Number.isInteger(delay) || delay < 0 || delay > LONGEST_DELAY)
    throw refuse(`needs a delay in whole days, from 0 to ${String(LONGEST_DELAY)}.`);
  const template = templateId === '' ? null : templateId;
  if (template !== null && !(typeof template === 'string' && UUID.test(template)))
    throw refuse('must name its template by its id.');
  const subject = lineOf(customSubject);
  if (subject === undefined) throw refuse('needs a subject of at most 300 characters on one line.');
  return { delayDays: delay, templateId: template, templateName: lineOf(templateName) ?? null, customSubject: subject };
}

/** null for an empty one, undefined for what is none. */
function lineOf(value: unknown): string | null | undefined {
  if (value === null || value === '') return null;
  const isLine = typeof value === 'string' && value.length <= 300 && !/\p{Cc}/u.test(value);
  return isLine ? value.trim() || null : undefined;
}

function readTags(value: unknown): string[] {
  const isList = Array.isArray(value) && value.length <= MOST_TAGS && value.every((tag) => typeof tag === 'string');
  if (!isList) throw refused('triggerConditions', `Please give at most ${String(MOST_TAGS)} tags.`);
  return value.map((tag) => tag.trim()).filter(Boolean);
}

/** @throws InvalidInput about the field */
export function readDate(value: unknown, field = 'triggerConditions'): string {
  const isDay = typeof value === 'string' && /^\d{2}-\d{2}$/.test(value) && isCalendarDate(`${A_LEAP_YEAR}-${value}`);
  if (typeof value === 'string' && (isDay || isCalendarDate(value))) return value;
  throw refused(field, 'Please enter the date as MM-DD, or as YYYY-MM-DD.');
}

function readDays(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LONGEST_DELAY) return value;
  throw refused('triggerConditions', `Please enter the days without a visit, from 1 to ${String(LONGEST_DELAY)}.`);
}

const refused = (field: string, message: string) => new InvalidInput([{ field, message }]);
