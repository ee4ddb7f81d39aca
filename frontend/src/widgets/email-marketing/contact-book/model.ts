import type { NewSegment, Segment, SegmentCondition, SegmentRule } from '@/entities/email-marketing/segments';
import { conditionView } from '@/shared/call-schema';
import { splitCommas } from '@/shared/lib/words';

type Field = SegmentCondition['field'];
type Operator = SegmentCondition['operator'];

/** A condition as typed; its value is text. */
export interface TypedCondition {
  field: Field;
  operator: Operator;
  value: string;
}

export interface SegmentValues {
  name: string;
  description: string;
  tags: string;
  conditions: TypedCondition[];
  isActive: boolean;
  /** The segment's version when typing began. */
  updatedAt?: string;
}

interface Kind {
  label: string;
  operators: Partial<Record<Operator, string>>;
  input: 'text' | 'date' | 'number' | 'month';
  unit?: string;
}

/** Possible conditions, with their labels. */
export const KINDS: Readonly<Record<Field, Kind>> = {
  totalVisits: { label: 'Visits', operators: { at_least: 'at least', at_most: 'at most' }, input: 'number' },
  lastVisit: {
    label: 'Last visit',
    operators: { within_days: 'within the last', before_days: 'more than' },
    input: 'number',
    unit: 'days',
  },
  birthdayMonth: { label: 'Birthday', operators: { is: 'in' }, input: 'month' },
  optInDate: { label: 'Opted in', operators: { after: 'on or after', before: 'before' }, input: 'date' },
  source: { label: 'Source', operators: { is: 'is', is_not: 'is not' }, input: 'text' },
};

export const FIELDS = conditionView.field.choices;
export const MONTHS = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.UTC(2026, index, 15)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
);

const firstOperator = (field: Field) => Object.keys(KINDS[field].operators)[0] as Operator;

export const newCondition = (field: Field = 'totalVisits'): TypedCondition => ({
  field,
  operator: firstOperator(field),
  value: KINDS[field].input === 'month' ? '1' : '',
});

export const NEW_SEGMENT: SegmentValues = { name: '', description: '', tags: '', conditions: [], isActive: true };

export const valuesOf = ({ name, description, tags, conditions, isActive, updatedAt }: Segment): SegmentValues => ({
  name,
  isActive,
  updatedAt,
  description: description ?? '',
  tags: tags.join(', '),
  conditions: conditions.map(({ field, operator, value }) => ({ field, operator, value: String(value) })),
});

/** The rule so far, without incomplete conditions. */
export const ruleOf = ({ tags, conditions }: SegmentValues) =>
  ({
    tags: splitCommas(tags),
    conditions: conditions
      .filter(({ value }) => value.trim() !== '')
      .map(({ field, operator, value }) => ({ field, operator, value: valueOf(field, value) })),
  }) satisfies SegmentRule;

export const segmentOf = (values: SegmentValues): NewSegment => ({
  name: values.name,
  description: values.description,
  isActive: values.isActive,
  ...ruleOf(values),
});

const valueOf = (field: Field, text: string) =>
  KINDS[field].input === 'number' || KINDS[field].input === 'month' ? Number(text) : text.trim();

/** On one line, such as 'Visits at least 5'. */
export function conditionWords({ field, operator, value }: SegmentCondition): string {
  const { label, operators, unit, input } = KINDS[field];
  const compared = input === 'month' ? MONTHS[Number(value) - 1] : String(value);
  return [label, operators[operator], compared, unit].filter(Boolean).join(' ');
}
