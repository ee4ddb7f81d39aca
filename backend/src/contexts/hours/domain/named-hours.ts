import type { Weekday } from '../../../kernel/calendar.js';
import { sentencesOf } from '../../../kernel/sentences.js';
import { type NamedDay, namedDays } from './named-days.js';
import type { OpeningHours } from './opening-hours.js';
import { minutesIn, type Span } from './span.js';
import { WEEKDAYS } from './week.js';

/** A day or time in a text that contradicts the opening hours. */
export interface NamedHours {
  /** As the text puts it. */
  readonly named: string;
  /** One sentence. */
  readonly message: string;
}

/** Limit of mentions that are checked. */
const MOST = 100;
const NOON = 12 * 60;
const TIME = String.raw`\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b)?`;
const RANGE = new RegExp(String.raw`(?<![\w:.$/-])(${TIME}) ?(?:-|–|to|until|till) ?(${TIME})(?![\w:/-])`, 'gi');
const ONE_TIME = /(?<![\w:.$])\d{1,2}(?::\d\d)? ?[ap]\.?m\b/gi;
const HAS_HALF = /[ap]\.?m\b/i;
const OPENING_WORDS = /\b(?:open|opens|opening|hours)\b/i;

/** Wrong days and hours in a text, each once. Statements that the restaurant is closed are ignored. */
export function hoursFindings(text: string, hours: OpeningHours, today: string): NamedHours[] {
  const found = new Map<string, NamedHours>();
  let looked = 0;
  for (const sentence of sentencesOf(text)) {
    if (looked >= MOST) break;
    if (/\bclosed\b/i.test(sentence)) continue;
    const days = firstOf(namedDays(sentence, today));
    const open = days.filter((day) => spansOf(day, hours, today).length > 0);
    const closed = days.filter((day) => !open.includes(day)).map((day) => closedOn(day, hours, today));
    const isOpenAtAll = days.length === 0 || open.length > 0;
    const times = isOpenAtAll ? firstOf(timesIn(sentence)) : [];
    const meant = open.length > 0 ? open : WEEKDAYS.map(plainDay);
    const wrong = times.filter((time) => !isTrue(time, sentence, meant, hours, today)).map(outside);
    for (const one of [...closed, ...wrong])
      if (!found.has(one.named.toLowerCase())) found.set(one.named.toLowerCase(), one);
    looked += days.length + times.length;
  }
  return [...found.values()];
}

/** Unique mentions, up to the limit. */
function firstOf<T extends { readonly named: string }>(named: Iterable<T>): T[] {
  const first = new Map<string, T>();
  for (const one of named) {
    if (first.size === MOST) break;
    if (!first.has(one.named)) first.set(one.named, one);
  }
  return [...first.values()];
}

const outside = ({ named }: Claim): NamedHours => ({
  named,
  message: `The text names ${named}, and the restaurant is not open then.`,
});

const plainDay = (weekday: Weekday): NamedDay => ({ named: weekday, weekday, date: null });

const spansOf = ({ weekday, date }: NamedDay, hours: OpeningHours, today: string): readonly Span[] =>
  date === null ? hours.weekly(today)[weekday] : hours.opening(date).spans;

function closedOn({ named, weekday, date }: NamedDay, hours: OpeningHours, today: string): NamedHours {
  const { isSpecial = false, note = null } = date === null ? {} : hours.opening(date);
  const isClosedEachWeek = !isSpecial || hours.weekly(date ?? today)[weekday].length === 0;
  const when = isClosedEachWeek ? `on ${capitalised(weekday)}s` : note ? `that day (${note})` : 'that day';
  return { named, message: `The text names ${named}, and the restaurant is closed ${when}.` };
}

interface Claim {
  readonly named: string;
  /** Possible minutes of the day: two if a.m. or p.m. is unclear. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly isRange: boolean;
}

function* timesIn(sentence: string): Generator<Claim> {
  for (const [named, from = '', to = ''] of sentence.matchAll(RANGE))
    if (HAS_HALF.test(named)) yield claim(named, minutes(from), minutes(to), true);
  const rest = sentence.replaceAll(RANGE, (named) => (HAS_HALF.test(named) ? ' ' : named));
  for (const [named] of rest.matchAll(ONE_TIME)) yield claim(named, minutes(named), minutes(named), false);
}

const claim = (named: string, from: readonly number[], to: readonly number[], isRange: boolean): Claim => ({
  named: named.trim(),
  from,
  to,
  isRange,
});

/** '10am' is one minute of the day; '10' may be one of two. */
function minutes(time: string): number[] {
  const [, hour = '', minute = '0', half] = /^(\d+)(?::(\d+))? ?([ap])?/i.exec(time) ?? [];
  const first = (Number(hour) % 12) * 60 + Number(minute);
  if (!half) return [first, first + NOON];
  return [half.toLowerCase() === 'p' ? first + NOON : first];
}

/** Stated opening hours must equal those of the day; other times must be within them. */
function isTrue(
  { from, to, isRange }: Claim,
  sentence: string,
  days: readonly NamedDay[],
  hours: OpeningHours,
  today: string,
): boolean {
  const isExact = isRange && OPENING_WORDS.test(sentence);
  return days.some((day) =>
    spansOf(day, hours, today).some((span) => {
      const { from: opens, to: closes } = minutesIn(span);
      if (isExact) return from.includes(opens) && to.includes(closes % (2 * NOON));
      return from.some((start) => start >= opens && start <= closes) && to.some((end) => end >= opens && end <= closes);
    }),
  );
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
