import { LATE_MINUTES, type LateMinutes } from '../guest-page.js';

/** Keywords that every sender of texts in the United States must support (CTIA). */
type TextKeyword = 'stop' | 'start' | 'help';

const KEYWORDS: Readonly<Record<TextKeyword, readonly string[]>> = {
  stop: ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit'],
  start: ['start', 'unstop', 'yes'],
  help: ['help', 'info'],
};

const onlyWordOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Null for an ordinary text. */
export function keywordIn(text: string): TextKeyword | null {
  const word = onlyWordOf(text);
  const found = Object.entries(KEYWORDS).find(([, words]) => words.includes(word));
  return found ? (found[0] as TextKeyword) : null;
}

/** 'Cancel' alone may be about the table. */
export const canMeanReservation = (text: string): boolean => onlyWordOf(text) === 'cancel';

export const PROPOSALS = ['late', 'cancel', 'change'] as const;

/** What a reply seems to ask for. Staff read it and decide. */
export interface Proposal {
  readonly kind: (typeof PROPOSALS)[number];
  /** Minutes of delay; null if the guest names no number. */
  readonly minutes: LateMinutes | null;
}

const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const PEOPLE = String.raw`(?:people|persons?|guests?|adults?|kids?|children|friends?|seats?|chairs?|places?|of us)`;

const LATE =
  /(?<!not )(?<!n't )\b(?:(?:running|are|am|be|arrive|arriving|come|coming|bit|little|minutes?|mins?|hour|slightly) (?:a (?:bit|little) )?late(?:r than)?|delayed|held up|stuck in traffic)\b(?! lunch| breakfast| table)/i;
const CANCEL = [
  /(?<!\bnot )(?<!n't )(?<!\bnot to )(?<!\bno need to )\bcancel(?:l?ed|l?ing|lation)?\b/i,
  /\b(?:can(?:'t|not| not)|won't|(?:un|not )able to|not going to)(?: be able to)? (?:make it|come|be there|join you|attend)\b/i,
  /\b(?:give up|don't need|no longer need) (?:our|the|my) (?:table|reservation|booking)\b/i,
];
const CHANGE = [
  new RegExp(String.raw`\b${NUMBER} (?:more|extra|additional|fewer|less)\b(?! (?:min|hour))`, 'i'),
  new RegExp(String.raw`\b(?:more|extra|additional|another|fewer|less) (?:${NUMBER} )?${PEOPLE}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:we(?:'ll| will| are|'re)|there (?:are|will be)) (?:now |only |just |be ){0,3}${NUMBER}\b(?![ -]?(?:min|hour|am|pm|:))`,
    'i',
  ),
  new RegExp(String.raw`\b(?:be|are) (?:now |only |just ){0,2}${NUMBER} ${PEOPLE}\b`, 'i'),
  new RegExp(String.raw`\b(?:instead of|rather than) ${NUMBER}\b|\b${NUMBER} ${PEOPLE} instead\b`, 'i'),
  /\b(?:different|another|other|later|earlier|new) (?:time|day|date|slot)\b|\breschedul|\bpostpone|\bmove (?:it|our|the|my)\b/i,
  /\bchange (?:it|our|the|my)\b|\b(?:an? (?:half )?hour|half an hour) (?:later|earlier)\b/i,
];

/** Text of our own emails, in case a whole reply looks like a quotation. */
const OUR_WORDS = /running late, more guests or other plans\?/gi;

const WORDS = [
  [/\bhalf an hour\b/gi, '30 minutes'],
  [/\bquarter of an hour\b/gi, '15 minutes'],
  [/\b(?:an|one) hour\b/gi, '60 minutes'],
  [/\bfive min/gi, '5 min'],
  [/\bten min/gi, '10 min'],
  [/\bfifteen min/gi, '15 min'],
  [/\btwenty min/gi, '20 min'],
  [/\bthirty min/gi, '30 min'],
] as const;
const MINUTES = /\b(\d{1,3})(?: ?(?:-|–|to|or) ?(\d{1,3}))? ?-?min(?:ute)?s?\b/i;

/** Possible requests in a text, most urgent first. A delay longer than a table is held counts as another time. */
export function proposalsIn(text: string): Proposal[] {
  const words = text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').replaceAll(OUR_WORDS, ' ');
  const asksFor = (kinds: readonly RegExp[]) => kinds.some((kind) => kind.test(words));
  const isLate = LATE.test(words);
  const minutes = isLate ? minutesIn(words) : null;
  const choice = minutes === null ? null : (LATE_MINUTES.find((max) => minutes <= max) ?? 'never');
  const kinds: Proposal[] = [];
  if (isLate && choice !== 'never') kinds.push({ kind: 'late', minutes: choice });
  if (asksFor(CANCEL)) kinds.push({ kind: 'cancel', minutes: null });
  if (choice === 'never' || asksFor(CHANGE)) kinds.push({ kind: 'change', minutes: null });
  return kinds;
}

function minutesIn(words: string): number | null {
  const figures = WORDS.reduce((text, [word, figure]) => text.replaceAll(word, figure), words);
  const [, min, max = min] = MINUTES.exec(figures) ?? [];
  return max === undefined ? null : Number(max);
}
