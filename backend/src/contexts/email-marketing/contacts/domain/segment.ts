import { Conflict, InvalidInput } from '../../../../kernel/domain-error.js';
import { isCalendarDate } from '../../../../kernel/calendar.js';
import { named } from '../../../../kernel/named.js';
import { MAX_TAG_LENGTH } from './contact.js';

/** Fields that a condition can test, their operators, and the type of value. */
export const CONDITION_FIELDS = {
  source: { operators: ['is', 'is_not'], value: 'text' },
  optInDate: { operators: ['before', 'after'], value: 'date' },
  totalVisits: { operators: ['at_least', 'at_most'], value: 'count' },
  /** In days before now. */
  lastVisit: { operators: ['within_days', 'before_days'], value: 'count' },
  birthdayMonth: { operators: ['is'], value: 'month' },
} as const;

type Fields = typeof CONDITION_FIELDS;
export type ConditionField = keyof Fields;

export type SegmentCondition = {
  readonly [Field in ConditionField]: {
    readonly field: Field;
    readonly operator: Fields[Field]['operators'][number];
    readonly value: Fields[Field]['value'] extends 'count' | 'month' ? number : string;
  };
}[ConditionField];

export const MAX_CONDITIONS = 20;
const MAX_COUNTED = 100_000;
const MAX_TEXT_LENGTH = 100;

/** A condition before validation of its operator and value. */
export interface ConditionInput {
  readonly field: ConditionField;
  readonly operator: string;
  readonly value: string | number;
}

const isWhole = (value: string | number, from: number, to: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

const ACCEPTS: Record<Fields[ConditionField]['value'], (value: string | number) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT_LENGTH,
  date: (value) => typeof value === 'string' && isCalendarDate(value),
  count: (value) => isWhole(value, 0, MAX_COUNTED),
  month: (value) => isWhole(value, 1, 12),
};

/** @throws InvalidInput with the path of the invalid part, such as `conditions[0].value` */
export const checkedConditions = (input: readonly ConditionInput[]): SegmentCondition[] => input.map(checkedCondition);

function checkedCondition({ field, operator, value }: ConditionInput, index: number): SegmentCondition {
  const refusal = (part: 'operator' | 'value', message: string) =>
    new InvalidInput([
      { field: `conditions[${String(index)}].${part}`, message: `Condition ${String(index + 1)} ${message}` },
    ]);
  const kind = CONDITION_FIELDS[field];
  const operators: readonly string[] = kind.operators;
  if (!operators.includes(operator)) {
    throw refusal('operator', `must compare by one of ${kind.operators.join(', ')}.`);
  }
  if (!ACCEPTS[kind.value](value)) throw refusal('value', `needs ${NEEDS[kind.value]}.`);
  return { field, operator, value } as SegmentCondition;
}

const NEEDS: Record<Fields[ConditionField]['value'], string> = {
  text: 'a text of at most 100 characters',
  date: 'a date (YYYY-MM-DD)',
  count: 'a whole number from 0 to 100,000',
  month: 'a month from 1 to 12',
};

export const RECIPIENT_KINDS = ['all_opted_in', 'tags', 'custom', 'segment'] as const;

/** Recipients of a campaign as its author chose them. */
export type RecipientCriteria =
  | { readonly type: 'all_opted_in' }
  /** Contacts with at least one of the tags. */
  | { readonly type: 'tags'; readonly tags: readonly string[] }
  /** These addresses, whether or not they belong to contacts. */
  | { readonly type: 'custom'; readonly emails: readonly string[] }
  | { readonly type: 'segment'; readonly segmentId: string };

/** Longer lists should be imported as contacts. */
const MAX_ADDRESSES = 10_000;
const MAX_TAGS = 100;

export const NO_TAGS = `Choose from 1 to ${String(MAX_TAGS)} tags.`;
export const LONG_TAG = `Use at most ${String(MAX_TAG_LENGTH)} characters for each tag.`;
export const NO_ADDRESSES = 'Enter at least one email address.';

/** Removes empty values and duplicates. @throws InvalidInput about `recipientCriteria` */
export function checkedCriteria(input: RecipientCriteria): RecipientCriteria {
  switch (input.type) {
    case 'all_opted_in':
      return { type: 'all_opted_in' };
    case 'tags': {
      const tags = filled(input.tags);
      if (tags.length === 0 || tags.length > MAX_TAGS) throw refusal('tags', NO_TAGS);
      if (tags.some((tag) => tag.length > MAX_TAG_LENGTH)) throw refusal('tags', LONG_TAG);
      return { type: 'tags', tags: [...new Set(tags)] };
    }
    case 'custom': {
      const emails = filled(input.emails);
      if (emails.length === 0) throw refusal('emails', NO_ADDRESSES);
      if (emails.length > MAX_ADDRESSES) throw refusal('emails', 'Enter at most 10,000 email addresses.');
      return { type: 'custom', emails };
    }
    case 'segment':
      return { type: 'segment', segmentId: input.segmentId.toLowerCase() };
  }
}

const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');

const refusal = (part: string, message: string) => new InvalidInput([{ field: `recipientCriteria.${part}`, message }]);

/** Subject type of segments in events and the audit log. */
export const SEGMENT = 'contact-segment';

/** Contacts with at least one of the tags, if there are any, that meet every condition. */
export interface SegmentRule {
  readonly tags: readonly string[];
  readonly conditions: readonly SegmentCondition[];
}

/** A dynamic group of contacts, evaluated on each use. */
export interface Segment extends SegmentRule {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** An inactive segment cannot be chosen and has no recipients. */
  readonly isActive: boolean;
  readonly createdBy: string;
  readonly createdByRole: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export class SegmentNameTaken extends Conflict {
  override readonly fields;

  constructor(name: string) {
    super(`There is already a segment called “${name}”.`);
    this.fields = [{ field: 'name', message: this.message }];
  }
}

/** Campaigns that have not started would reach no one without it. */
export class SegmentInUse extends Conflict {
  /** @param campaigns by their names, at least one */
  constructor(campaigns: readonly string[]) {
    const [noun, verb] = campaigns.length === 1 ? ['campaign', 'goes'] : ['campaigns', 'go'];
    super(
      `The ${noun} ${named(campaigns)} ${verb} to this segment. Choose other recipients there first, or delete the ${noun}.`,
    );
  }
}
