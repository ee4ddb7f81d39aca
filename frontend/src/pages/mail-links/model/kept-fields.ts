import { formatMoment, formatShortDay } from '@/entities/restaurant';

export interface KeptField {
  label: string;
  text: string;
}

/** One thing that is kept, as its reader may read it: `customerName` is 'Customer name'; what is empty is left out. */
export function keptFields(kept: object): readonly KeptField[] {
  return Object.entries(kept)
    .flatMap(([name, value]) =>
      isPlain(value) ? within(name, value) : [{ label: inWords(name), text: asText(value) }],
    )
    .filter(({ text }) => text !== '');
}

const within = (name: string, value: object): KeptField[] =>
  keptFields(value).map(({ label, text }) => ({ label: `${inWords(name)} ${label.toLowerCase()}`, text }));

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inWords(name: string): string {
  const words = name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** A state or a way, such as `by_hand`. */
const MARK = /^[a-z]+(?:_[a-z]+)+$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string')
    return isPlain(value)
      ? keptFields(value)
          .map(({ text }) => text)
          .join(' ')
      : '';
  if (INSTANT.test(value)) return formatMoment(value);
  if (DAY.test(value)) return formatShortDay(value);
  return MARK.test(value) ? value.replaceAll('_', ' ') : value;
}
