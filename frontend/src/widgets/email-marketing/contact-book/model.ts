import type { NewSegment, Segment, SegmentCondition, SegmentRule } from '@/entities/email-marketing/contacts';
import { conditionView } from '@/shared/call-schema';
import { splitCommas } from '@/shared/lib/words';

type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

export interface TableText {
  readonly encoding: Encoding;
  readonly text: string;
}

/** Decodes a file. If it is not UTF-8, it is UTF-16 if marked as such, otherwise Windows-1252 from a spreadsheet. */
export function readTable(bytes: Uint8Array): TableText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { encoding: 'UTF-16', text: decode('utf-16le', bytes) };
  if (first === 0xfe && second === 0xff) return { encoding: 'UTF-16', text: decode('utf-16be', bytes) };
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return { encoding: 'UTF-16', text: decode(unmarked, bytes) };
  try {
    return { encoding: 'UTF-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { encoding: 'Windows-1252', text: decode('windows-1252', bytes) };
  }
}

/** In UTF-16, every other byte of Latin letters is zero. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 64);
  const zeros = (odd: number) => head.filter((byte, place) => byte === 0 && place % 2 === odd).length;
  if (zeros(1) * 3 > head.length) return 'utf-16le';
  return zeros(0) * 3 > head.length ? 'utf-16be' : null;
}

/** `.xlsx` is a ZIP file; `.xls` has the signature of old Office files. */
export function isWorkbook([first, second, third, fourth]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b && third === 3 && fourth === 4) || (first === 0xd0 && second === 0xcf);
}

const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes);

const LONGEST_WORD = 40;

/** The first word whose letters reveal whether the file was decoded correctly. */
export function tellingWord(text: string): string | undefined {
  const place = text.search(/[^\p{ASCII}\s]/u);
  if (place < 0) return undefined;
  const [before = ''] = /[\p{L}\p{M}'’-]*$/u.exec(text.slice(Math.max(0, place - LONGEST_WORD), place)) ?? [];
  const [rest = ''] = /^.[\p{L}\p{M}'’-]*/u.exec(text.slice(place, place + LONGEST_WORD)) ?? [];
  return before + rest;
}

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
  ...{ name, isActive, updatedAt, description: description ?? '', tags: tags.join(', ') },
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
  ...{ name: values.name, description: values.description, isActive: values.isActive },
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
