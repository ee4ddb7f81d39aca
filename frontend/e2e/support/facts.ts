import menu from '../../../backend/content/menu.json' with { type: 'json' };
import restaurant from '../../../backend/content/restaurant.json' with { type: 'json' };
import shelf from '../../../backend/content/merchandise.json' with { type: 'json' };

/** The about text, which is specified to differ from the hours, and the words of a guest. */
const EXCEPTIONS = [
  'Monday through Friday from 10 to 3 we cook; Wednesday and Sunday are reserved for reset',
  'Called at 11:40 for four sandwiches to go, picked them up at 12',
];

const NOON = 12 * 60;
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Day = (typeof WEEK)[number];
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const openDays = WEEK.flatMap((day) => {
  const hours = restaurant.openingHours[day];
  return hours ? [{ day, opens: minutesOf(hours.opens), closes: minutesOf(hours.closes) }] : [];
});
const openingsAndClosings = openDays.flatMap(({ opens, closes }) => [opens, closes]);
const slots = Array.from({ length: 15 }, (_, index) => 10 * 60 + index * 30);
const prices = new Set(
  [...JSON.stringify([menu, shelf]).matchAll(/\$(\d+(?:\.\d+)?)/g)].map(([, price]) => Number(price)),
);

const TIME = String.raw`\d{1,2}(?::\d\d)?(?:\s?[ap]\.?m\b\.?)?`;
const HOURS = String.raw`(?<![\w:.$-])(${TIME})\s?(?:-|–|to|until|till)\s?(${TIME})(?![\w:-]|\s*(?:minutes|hours))`;
const ONE_TIME = String.raw`(?<![\w:])(\d{1,2}\s?[ap]\.?m\b|\d{1,2}:\d\d(?![\d:])(?:\s?[ap]\.?m\b)?)`;
const DAY = `(?:${WEEK.join('|')})`;
const DAYS = String.raw`(${DAY}(?:(?:,? and |, | through | to |-)${DAY})*)`;
const SPOKEN_HOURS = ['noon', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const AT_HOUR = String.raw`\b(?:at|from|until|till) (${SPOKEN_HOURS.join('|')})\b`;
const OPENS = String.raw`\b(?:open|close)[sd]?\b`;
const SAME_SENTENCE = String.raw`[^.;!?\n]*?`;

/** Statements about hours and prices, and when they are true. */
const CLAIMS: [pattern: string, isTrue: (...parts: string[]) => boolean][] = [
  [String.raw`\$\s?(\d+(?:\.\d+)?)(?:\s?[-–]\s?\$?(\d+(?:\.\d+)?))?`, areAsked],
  [String.raw`\b(\d+(?:\.\d+)?)\s(?:dollars|USD)\b`, areAsked],
  [ONE_TIME, (time) => [...openingsAndClosings, ...slots].some((known) => isTime(time, known))],
  [HOURS, (from, to) => openDays.some(({ opens, closes }) => isTime(from, opens) && isTime(to, closes))],
  [String.raw`${DAYS}:?\s*${HOURS}`, (days, from, to) => daysIn(days).every((day) => isOpen(day, from, to))],
  [String.raw`${DAYS}:?\s*closed\b`, areClosed],
  [String.raw`\bclosed (?:on )?${DAYS}`, areClosed],
  [OPENS + SAME_SENTENCE + AT_HOUR, isOpeningOrClosing],
  [AT_HOUR + SAME_SENTENCE + OPENS, isOpeningOrClosing],
];

/** Every hour and price that a text states. */
export function claimsIn(text: string): { claim: string; isTrue: boolean }[] {
  const claimed = EXCEPTIONS.reduce((rest, exception) => rest.replaceAll(exception, ''), text);
  return CLAIMS.flatMap(([pattern, isTrue]) =>
    [...claimed.matchAll(new RegExp(pattern, 'gi'))].map(([claim, ...parts]) => ({
      claim,
      isTrue: isTrue(...parts.filter(Boolean)),
    })),
  );
}

/** A page's words: its text, the descriptions in its attributes, and the texts of its facts for search engines. */
export function wordsOf(html: string): string {
  const markup = html.replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '').replaceAll(/\s+/g, ' ');
  const described = markup.matchAll(/\s(?:alt|title|content|aria-label|placeholder)="([^"]*)"/g);
  const visible = markup.replaceAll(/<\/?(?:a|b|em|i|strong)\b[^>]*>/g, '').replaceAll(/<[^>]*>/g, '\n');
  return [visible, ...[...described].map(([, text]) => text), ...factsOf(html).flatMap(textsIn)].join('\n');
}

/** A fact for search engines, or an item of the menu. */
interface Thing {
  name?: string;
  price?: string;
  lowPrice?: string;
  highPrice?: string;
  offers?: unknown;
  dayOfWeek?: string;
  opens?: string;
  closes?: string;
  /** For special hours. */
  validFrom?: string;
}

/** The opening hours and prices in a page's structured data, one line each. */
export const offersAndHoursOf = (html: string): string[] =>
  thingsIn(factsOf(html)).flatMap(({ name, offers, dayOfWeek, opens, closes, validFrom }) => [
    ...(opens === undefined || validFrom !== undefined ? [] : [`${dayOfWeek} ${opens}-${closes}`]),
    ...thingsIn(offers).map(({ price, lowPrice, highPrice }) => `${name} $${price ?? `${lowPrice}-$${highPrice}`}`),
  ]);

/** The expected lines, from the profile and the menu. */
export const knownOffersAndHours = [
  ...thingsIn(menu.groups).flatMap(({ name, price }) => (price === undefined ? [] : [`${name} ${price}`])),
  ...Object.entries(restaurant.openingHours).flatMap(([day, hours]) =>
    hours ? [`${day.slice(0, 1).toUpperCase()}${day.slice(1)} ${hours.opens}-${hours.closes}`] : [],
  ),
];

const factsOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']): unknown =>
    JSON.parse(json),
  );

function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return Array.isArray(value) ? inside : [{ ...value }, ...inside];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** '10am', '10:00 AM' or '10', which may be either half of the day. */
function isTime(stated: string, known: number): boolean {
  const [, hour, minute = '0', half] = /^(\d+)(?::(\d+))?\s?([ap])?/i.exec(stated) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  if (!half) return minutes % NOON === known % NOON;
  return (minutes % NOON) + (half.toLowerCase() === 'p' ? NOON : 0) === known;
}

function isOpeningOrClosing(spokenHour: string): boolean {
  const hour = SPOKEN_HOURS.indexOf(spokenHour.toLowerCase());
  return openingsAndClosings.some((known) => isTime(String(hour), known));
}

function areAsked(...stated: string[]): boolean {
  return stated.every((price) => prices.has(Number(price)));
}

function areClosed(days: string): boolean {
  return daysIn(days).every((day) => restaurant.openingHours[day] === null);
}

const isOpen = (name: Day, from: string, to: string) =>
  openDays.some(({ day, opens, closes }) => day === name && isTime(from, opens) && isTime(to, closes));

/** 'Monday, Tuesday', or 'Monday through Friday' with the days between. */
function daysIn(text: string): readonly Day[] {
  const named = WEEK.filter((day) => text.toLowerCase().includes(day));
  const first = named.at(0);
  const last = named.at(-1);
  if (!first || !last || !/ through | to |-/i.test(text)) return named;
  return WEEK.slice(WEEK.indexOf(first), WEEK.indexOf(last) + 1);
}
