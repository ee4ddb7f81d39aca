import { formatDate, formatMoment } from '@/entities/restaurant';
import type { ActivityEntry } from '@/entities/activity';
import type { ActivityWords } from '@/shared/lib/activity-words';
import { subjects } from './subjects';

const WORD_STARTS = /(?<=[a-z\d])(?=[A-Z])/g;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const DATES = /\b20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g;
const CHOICE = /^[a-z]+(_[a-z]+)+$/;

/** 'scheduled content' of 'scheduled-content', 'approval deadline' of 'approvalDeadline'. */
const plainWords = (name: string) => name.replaceAll(WORD_STARTS, ' ').replaceAll(/[-_]/g, ' ').toLowerCase();

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A value as people write it; 'none' if there is none. */
function plainValue(value: unknown): string {
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
  return CHOICE.test(value) ? plainWords(value) : withDates(value);
}

/** 'closed Sat, Dec 5, 2026' of 'closed 2026-12-05' */
const withDates = (text: string) => text.replaceAll(DATES, (date) => formatDate(date));

const COMMON: Readonly<Record<string, string>> = { removed: 'deleted …' };

export const wordsOf = (subjectType: string): ActivityWords =>
  subjects[subjectType] ?? {
    noun: plainWords(subjectType),
    named: (name) => `the ${plainWords(subjectType)} “${name}”`,
  };

/** 'Front of House confirmed this reservation' */
export const describeOnItem = (entry: ActivityEntry) => describe(entry, `this ${wordsOf(entry.subjectType).noun}`);

/** 'Front of House confirmed the reservation of Ada Lovelace', split into the parts before, of and after the subject. */
export function describeInList(entry: ActivityEntry): { before: string; subject: string; after: string } {
  const { noun, named } = wordsOf(entry.subjectType);
  const own = ownWords(entry);
  if (own !== undefined) {
    const [before = '', after = ''] = own.split('…');
    return { before, subject: entry.subjectName ?? capitalized(`${articleOf(noun)} ${noun}`), after };
  }
  const [before = '', after] = describe(entry, '…').split('…');
  // Events about one's own account need no subject.
  if (after === undefined) return { before, subject: '', after: '' };
  return {
    before,
    subject: entry.subjectName === null ? `${articleOf(noun)} ${noun}` : named(withDates(entry.subjectName)),
    after,
  };
}

const articleOf = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

const eventOf = ({ type }: ActivityEntry) => type.slice(type.lastIndexOf('.') + 1);
const ownWords = (entry: ActivityEntry) =>
  entry.by === null ? wordsOf(entry.subjectType).own?.[eventOf(entry)] : undefined;

function describe(entry: ActivityEntry, subject: string): string {
  const own = ownWords(entry);
  if (own !== undefined) return capitalized(own.replace('…', subject));
  const words = wordsOf(entry.subjectType);
  const event = eventOf(entry);
  const did = words.did?.[event] ?? COMMON[event] ?? `${plainWords(event)} …`;
  return `${entry.by?.name ?? words.visitor ?? 'Courtyard'} ${did.replace('…', subject)}`;
}

export interface DescribedChange {
  field: string;
  before: string;
  after: string;
}

/** The changed fields, except those that the event already implies. */
export function describeChanges({ subjectType, changes }: ActivityEntry): DescribedChange[] {
  const { fields = {} } = wordsOf(subjectType);
  return changes
    .filter(({ field }) => fields[field] !== null)
    .map(({ field, before, after }) => ({
      field: fields[field] ?? capitalized(plainWords(field)),
      before: plainValue(before),
      after: plainValue(after),
    }));
}
