import content from '@content/chat.json';
import landmarks from '@content/landmarks.json';
import platforms from '@content/platforms.json';
import { type Menu, type MenuItem, publishedMenu, readMenu, setPublishedMenu } from '@/entities/menu';
import {
  addDays,
  cityLine,
  formatHours,
  hoursLines,
  hoursNews,
  hoursNow,
  isAtBuiltAddress,
  isBuiltLink,
  isBuiltName,
  noteOn,
  plainDay,
  restaurant,
  restaurantNow,
  spansOn,
  streetLine,
  WEEK,
} from '@/entities/restaurant';
import { siteSections } from '@/entities/site-sections';
import { ownerAnswers, recommendation, setOwnerAnswers } from './owner-answers';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Month and day by name; the restaurant's own notes name movable holidays. */
const HOLIDAYS: readonly (readonly [string, string])[] = [
  ['christmas eve', '12-24'],
  ['christmas', '12-25'],
  ['new year s eve', '12-31'],
  ['new years eve', '12-31'],
  ['new year', '01-01'],
  ['new years', '01-01'],
  ['valentine s day', '02-14'],
  ['fourth of july', '07-04'],
  ['4th of july', '07-04'],
  ['independence day', '07-04'],
  ['veterans day', '11-11'],
];

/**
 * The day that a question names, as YYYY-MM-DD; undefined for none or several.
 * @param words lower case, between single spaces
 */
function askedDay(words: string, today: string): string | undefined {
  const has = (phrase: string) => words.includes(` ${phrase} `);
  if (has('today') || has('tonight') || has('now')) return today;
  if (has('tomorrow')) return addDays(today, 1);
  const holiday = HOLIDAYS.find(([name]) => has(name))?.[1];
  if (holiday) return nextWith(today, (date) => date.endsWith(holiday));
  const noted = hoursNow().special.find(({ date, note }) => note && date >= today && has(plain(note)));
  if (noted) return noted.date;
  const named = namedDate(words);
  if (named) return nextWith(today, (date) => date.endsWith(named));
  const [weekday, another] = WEEK.filter(has);
  if (!weekday || another) return undefined;
  return nextWith(addDays(today, has(`next ${weekday}`) ? 1 : 0), (date) => weekdayOf(date) === weekday);
}

const plain = (note: string) =>
  note
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const weekdayOf = (date: string) => WEEK[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7];

/** 'december 24', 'dec 24th', '12 24' of '12/24': as MM-DD. */
function namedDate(words: string): string | undefined {
  const [, month = '', day = ''] = / ([a-z]{3,9}|\d{1,2}) (\d{1,2})(?:st|nd|rd|th)?(?= )/.exec(words) ?? [];
  const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3)) + 1;
  if (number < 1 || number > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  return `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const A_YEAR = 366;

function nextWith(today: string, isMeant: (date: string) => boolean): string | undefined {
  for (let days = 0; days <= A_YEAR; days += 1) {
    const date = addDays(today, days);
    if (isMeant(date)) return date;
  }
  return undefined;
}

export const { quickButtons } = content;

export const greeting = () => (isBuiltName() ? content.greeting : content.greetingElsewhere);

/** A day that is all of a question is about being open: 'what about december 25'. */
const FOLLOW_UP = /^ (?:and|what about|how about) /;

/** Replies with the first topic of the file that has a keyword in the question as a whole word or phrase. */
export function answerTo(question: string): string {
  const words = asGroups(wordsOf(question));
  const topic = topicOf(words);
  const { date: today } = restaurantNow();
  const isAboutHours = topic ? topic.id === 'hours' : FOLLOW_UP.test(words);
  const day = isAboutHours ? askedDay(words, today) : undefined;
  if (day) return hoursOn(day, today);
  return (topic && ownerAnswers()[topic.id]) ?? fill(topic ? replyOf(topic) : content.fallback);
}

/** Topics that are asked for by words such as "available", which are about anything, come last. */
function topicOf(words: string) {
  const asked = joined(words);
  const isAsked = (keyword: string) => asked.includes(joinedKeyword(keyword));
  const topics: Topic[] = content.topics;
  return (
    topics.find(({ keywords }) => keywords.some(isAsked)) ??
    topics.find(({ vagueKeywords = [] }) => vagueKeywords.some(isAsked))
  );
}

interface Topic {
  id: string;
  reply: string;
  elsewhere?: string;
  keywords: string[];
  vagueKeywords?: string[];
}

/** Joins the words of each known phrase, the longest first: a "hot dog" is no dog, and a "changing table" no table. */
const joined = (words: string) =>
  phrases().reduce((text, phrase) => text.replaceAll(phrase, ` ${phrase.trim().replaceAll(' ', '_')} `), words);

/** Joining all keywords takes longer than the rest of an answer. */
const joinedKeywords = new Map<string, string>();

function joinedKeyword(keyword: string): string {
  const known = joinedKeywords.get(keyword) ?? joined(wordsOf(keyword));
  joinedKeywords.set(keyword, known);
  return known;
}

let knownPhrases: string[] | undefined;

function phrases(): string[] {
  knownPhrases ??= [...content.otherMeanings, ...content.topics.flatMap(({ keywords }) => keywords)]
    .map(wordsOf)
    .filter((phrase) => phrase.trim().includes(' '))
    .toSorted((one, other) => other.length - one.length);
  return knownPhrases;
}

/** Every topic with the words that lead to it and the original answer of now, for the owner, who can correct them. */
export function chatTopics({ menu, recommendation: published }: ChatFacts) {
  const before = { menu: publishedMenu(), answers: ownerAnswers(), recommendation: recommendation() };
  setPublishedMenu(menu);
  setOwnerAnswers({}, published);
  try {
    return content.topics.map((topic) => {
      const { id, title } = topic;
      const keywords = [...topic.keywords, ...(topic.vagueKeywords ?? [])];
      const reply = fill(replyOf(topic));
      return { id, title, keywords, reply, isUnanswered: reply === fill(content.fallback) };
    });
  } finally {
    setPublishedMenu(before.menu);
    setOwnerAnswers(before.answers, before.recommendation);
  }
}

/** What the website's pages bring along, and the office asks for. */
interface ChatFacts {
  menu: Menu;
  recommendation: ReturnType<typeof recommendation>;
}

/** Some answers hold only for the restaurant that the files name; another has its own, or none until the owner writes one. */
const replyOf = ({ reply, elsewhere = reply }: { reply: string; elsewhere?: string }) =>
  isBuiltName() ? reply : elsewhere || content.fallback;

/** Adds the next open day if it is closed. */
function hoursOn(date: string, today: string): string {
  const name = date === today ? `today, ${plainDay(date)}` : `on ${plainDay(date)}`;
  const note = noteOn(date);
  const because = note ? ` (${note})` : '';
  if (spansOn(date).length > 0) return `We're open ${name}: ${formatHours(spansOn(date))}${because}.`;
  const next = Array.from({ length: 60 }, (_, days) => addDays(date, days + 1)).find((day) => spansOn(day).length > 0);
  const then = next ? ` The next day we're open is ${plainDay(next)}, ${formatHours(spansOn(next))}.` : '';
  return `We're closed ${name}${because}.${then}`;
}

/** Words between single spaces: ' gluten free bread '. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const MAX_TABLE_SEATS = 6;
const NUMBERS = ['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'fifteen', 'twenty'];

const isGroup = (count: string) => Number(count) > MAX_TABLE_SEATS || NUMBERS.includes(count);

/** More people than fit at one table are a group: ' we are 8 people ' is ' we are group ', and so is ' a table for 8 '. */
const asGroups = (words: string) =>
  words
    .replace(/ (\d+|\p{L}+) (?:people|persons|guests|adults|of us)(?= )/gu, (people, count: string) =>
      isGroup(count) ? ' group' : people,
    )
    .replace(/ (?:party of|table for|we are|we re) (\d+|\p{L}+)(?= )/gu, (people, count: string) =>
      isGroup(count) ? ' group' : people,
    );

/** Leaves out sentences about what is no longer on the menu, and says what is off today. */
function fill(reply: string): string {
  const sentences = reply.split(/(?<=[.!?])\s+/).flatMap((sentence) => filled(sentence) ?? []);
  if (sentences.length === 0) return reply === content.fallback ? reply : fill(content.fallback);
  const filledReply = sentences.join(' ');
  const off = dishes().filter(({ name, offUntil }) => offUntil && filledReply.includes(name));
  return off.length > 0 ? `${filledReply} Off today: ${inWords(off.map(({ name }) => name).join(', '))}.` : filledReply;
}

/** Undefined if a fact is missing. */
function filled(sentence: string): string | undefined {
  const missing: string[] = [];
  const text = sentence.replace(/\{(\w+)(?::([^}]+))?\}/g, (placeholder, kind: string, name = '') => {
    const fact = facts[kind];
    if (!fact) throw new Error(`There is no fact for ${placeholder}`);
    const found = fact(String(name));
    if (!found) missing.push(placeholder);
    return found ?? '';
  });
  return missing.length === 0 ? text : undefined;
}

const dishes = () => readMenu().groups.flatMap(({ topRowItems = [], items }) => [...topRowItems, ...items]);
const wineSection = () => readMenu().groups.find((group) => group.wineSection)?.wineSection;

interface Range {
  /** All of this group of the menu. */
  group?: string;
  except?: string[];
  names?: string[];
}
const ranges: Partial<Record<string, Range>> = content.ranges;

function dishesOf(name: string): MenuItem[] {
  const { group, except = [], names = [] } = ranges[name] ?? {};
  if (group === undefined) return dishes().filter((dish) => names.includes(dish.name));
  const { topRowItems = [], items = [] } = readMenu().groups.find(({ id }) => id === group) ?? {};
  return [...topRowItems, ...items].filter((dish) => !except.includes(dish.name));
}

/** Nearly all of them are vegetarian, and no one asks about them. */
const DRINKS = /\b(?:drinks?|beverages?|wines?|beers?|cocktails?)\b/i;

/** 'Salads (House, Greek), Sides (Hummus)' */
const dishesFor = (diet: string) =>
  readMenu()
    .groups.filter(({ category }) => !DRINKS.test(category))
    .flatMap(({ category, topRowItems = [], items }) => {
      const names = [...topRowItems, ...items]
        .filter(({ diets = [] }) => diets.includes(diet))
        .map(({ name }) => name.replace(', ', ' '));
      return names.length > 0 ? [`${category} (${names.join(', ')})`] : [];
    })
    .join(', ');

/** The soup of the day, or else the usual one, as far as there is any today. */
function soups(): MenuItem[] {
  const { groups } = readMenu();
  const group = groups.find(({ id }) => id === 'soup-of-the-day') ?? groups.find(({ id }) => id === 'soup');
  return group?.items.filter(({ offUntil }) => offUntil === undefined) ?? [];
}

/** 'Tomato Basil: $6 a cup, $9 a bowl' */
function soupSizes(): string | undefined {
  const sizes = soups().map(({ name, price }) => ({ ...sized(name), price: spoken(price) }));
  const prices = sizes.map(({ size, price }) => (size ? `${price} a ${size}` : price));
  return sizes[0] && `${sizes[0].dish}: ${prices.join(', ')}`;
}

function sized(name: string) {
  const [dish = name, size] = name.split(', ');
  return { dish, size };
}

const facts: Partial<Record<string, (name: string) => string | undefined>> = {
  hours: () => hours(),
  phone: () => restaurant.phone,
  email: () => restaurant.email,
  reservationsEmail: () => restaurant.reservationsEmail,
  address: () => `${streetLine()}, ${cityLine()}`,
  street: () => restaurant.address.street,
  unit: () => restaurant.address.unit,
  menuNote: () => readMenu().note,
  walks: () =>
    isAtBuiltAddress()
      ? landmarks.map(({ name, walkTime }) => `${walkTime} ${name.replace('From', 'from')}`).join(', ')
      : undefined,
  section: (name) => siteSections().find((section) => section === name),
  recommended: () => (recommendation().reviews > 0 ? `${String(recommendation().percent)}%` : undefined),
  reviews: () => String(recommendation().reviews),
  rating: (name) =>
    restaurant.socialLinks.some((link) => link.platform === name && isBuiltLink(link))
      ? platforms.find(({ platform }) => platform === name)?.label
      : undefined,
  price: (name) => priceOf(dishes(), name),
  range: (name) => range(dishesOf(name).map(({ price }) => spoken(price))),
  names: (name) => inWords(named(dishesOf(name))),
  diet: dishesFor,
  soup: soupSizes,
  soupPrices: () =>
    soups()
      .map(({ price }) => spoken(price))
      .join(' or '),
  wine: (name) => priceOf(wineSection()?.options ?? [], name),
  wines: () => wineSection()?.description,
};

/** 'Monday and Tuesday 10am-3pm, Saturday 11am-5pm; closed Sunday' */
function hours(): string {
  const line = (isClosed: boolean) => hoursLines().filter((one) => one.isClosed === isClosed);
  const open = line(false).map((one) => `${inWords(one.days)} ${one.hours}`);
  const closed = line(true).map(({ days }) => `closed ${inWords(days)}`);
  const news = hoursNews().map(({ days, hours: other }) => `${days}: ${other}`);
  return [[open.join(', '), ...closed].filter(Boolean).join('; '), ...news].join('. ');
}

const inWords = (days: string) => days.replace(/, (?!.*, )/, ' and ');

/** Seasonal dishes have a topic of their own. */
const named = (items: MenuItem[]) =>
  items
    .filter(({ seasonal }) => !seasonal)
    .map(({ name }) => name)
    .join(', ');

function priceOf(items: MenuItem[], name: string): string | undefined {
  const price = items.find((item) => item.name === name)?.price;
  return price && spoken(price);
}

/** '$6.00' is '$6', '$12-$14' is '$12-14'. */
const spoken = (price: string) => price.replaceAll('.00', '').replace('-$', '-');

function range(prices: string[]): string | undefined {
  const amounts = prices.flatMap((price) => price.slice(1).split('-'));
  const sorted = amounts.sort((one, other) => Number(one) - Number(other));
  const lowest = sorted.at(0);
  const highest = sorted.at(-1);
  if (!lowest || !highest) return undefined;
  return lowest === highest ? `$${lowest}` : `$${lowest}-${highest}`;
}

/** The chat's initial texts, for prerendering. */
export const readChatWords = () => ({ greeting: greeting(), quickButtons, fallback: answerTo('') });

export type ChatWords = ReturnType<typeof readChatWords>;
