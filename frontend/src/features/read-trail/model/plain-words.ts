import { formatMoment } from '@/entities/restaurant';

const WORD_STARTS = /(?<=[a-z\d])(?=[A-Z])/g;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const CHOICE = /^[a-z]+(_[a-z]+)+$/;

/** 'scheduled content' of 'scheduled-content', 'approval deadline' of 'approvalDeadline'. */
export const plainWords = (name: string) => name.replaceAll(WORD_STARTS, ' ').replaceAll(/[-_]/g, ' ').toLowerCase();

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A value as people write it; 'none' if there is none. */
export function plainValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(plainValue).join(', ');
  if (value === true || value === 'true') return 'yes';
  if (value === false || value === 'false') return 'no';
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([name, part]) => `${plainWords(name)}: ${plainValue(part)}`);
    return parts.join(', ') || 'none';
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  if (INSTANT.test(value)) return formatMoment(value);
  return CHOICE.test(value) ? plainWords(value) : value;
}
