import { isCalendarDate } from '../../../../kernel/calendar.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';

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

export const MOST_CONDITIONS = 20;
const MOST_COUNTED = 100_000;
const LONGEST_TEXT = 100;

/** A condition before validation of its operator and value. */
export interface GivenCondition {
  readonly field: ConditionField;
  readonly operator: string;
  readonly value: string | number;
}

const isWhole = (value: string | number, from: number, to: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

const ACCEPTS: Record<Fields[ConditionField]['value'], (value: string | number) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT,
  date: (value) => typeof value === 'string' && isCalendarDate(value),
  count: (value) => isWhole(value, 0, MOST_COUNTED),
  month: (value) => isWhole(value, 1, 12),
};

/** @throws InvalidInput with the path of the invalid part, such as `conditions[0].value` */
export const checkedConditions = (given: readonly GivenCondition[]): SegmentCondition[] => given.map(checkedCondition);

function checkedCondition({ field, operator, value }: GivenCondition, index: number): SegmentCondition {
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
