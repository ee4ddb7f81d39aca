import { sentencesOf } from '../../../kernel/sentences.js';
import { centsOf, type Dish } from './dishes.js';

/** A price in a text that differs from the menu's price of the dish next to it. */
export interface NamedPrice {
  /** In the text's own words. */
  readonly named: string;
  /** One sentence. */
  readonly message: string;
}

/** More are not looked at. */
const MAX_MENTIONS = 100;
/** Maximum number of characters between a dish and its price. */
const MAX_DISTANCE = 60;
const PRICE =
  /(?<![\w+$.]|\b(?:save|tip) )\$\d{1,4}(?:\.\d\d?)?(?![.,]?\d)(?! (?:off|less|more|extra|gift|discount|voucher)\b)/gi;
/** “Castillo Club with chips for” a price; anything added to the dish has a separate price. */
const LEADS_TO_PRICE =
  /^(?!.*(?:\b(?:and|or|plus)\b|[&+;]))(?:.*(?:\b(?:for|is|are|costs?|at|only|just|now)|[,:(–—-]))?\s*$/i;
/** A price “for the” Castillo Club. */
const LEADS_TO_DISH = /^\s+(?:for\s+)?(?:(?:an?|the|our|your|one|each)\s+)?$/i;
/** “Soup and a”, “two”, “half a” Castillo Club: the price is of something else than one dish. */
const IS_PART =
  /\w\W+(?:and|plus|with|or)\s+(?:(?:an?|the|our|your|one)\s+)?$|[&+]\s*$|\b(?:half|two|three|four|\d+)\s+(?:(?:an?|the|of)\s+)?$/i;

/** Prices that a text names for dishes of the menu and the menu does not, each thing once. */
export function priceFindings(text: string, dishes: readonly Dish[]): NamedPrice[] {
  const found = new Map<string, NamedPrice>();
  let looked = 0;
  for (const sentence of sentencesOf(text)) {
    if (looked >= MAX_MENTIONS) break;
    if (!sentence.includes('$')) continue;
    const mentions = mentionsIn(sentence, dishes);
    looked += mentions.length;
    for (const { dish, price } of pairsOf(sentence, mentions)) {
      const { named, amount } = price;
      if (dish.prices.includes(amount) || dish.extras.includes(amount)) continue;
      const message = `The text names ${named} for ${dish.name}, and the menu says ${dish.prices.map(inDollars).join(' or ')}.`;
      found.set(message, { named, message });
    }
  }
  return [...found.values()];
}

interface Place {
  readonly from: number;
  readonly to: number;
}
interface NamedDish extends Place {
  readonly dish: Dish;
}
interface Amount extends Place {
  readonly named: string;
  /** In cents. */
  readonly amount: number;
}
type Mention = NamedDish | Amount;

const isDish = (mention: Mention | undefined): mention is NamedDish => mention !== undefined && 'dish' in mention;
const isAmount = (mention: Mention | undefined): mention is Amount => mention !== undefined && 'amount' in mention;

/** Dishes and prices, as they follow each other. */
function mentionsIn(sentence: string, dishes: readonly Dish[]): Mention[] {
  const named = dishes.flatMap((dish) => first(sentence.matchAll(dish.pattern)).map((place) => ({ ...place, dish })));
  const prices = first(sentence.matchAll(PRICE)).map((place) => {
    const named = sentence.slice(place.from, place.to);
    return { ...place, named, amount: centsOf(named) };
  });
  const longest = named.filter((one) => !named.some((other) => other !== one && covers(other, one)));
  return [...longest, ...prices].sort((one, other) => one.from - other.from);
}

function first(matches: Iterable<RegExpExecArray>): Place[] {
  const places: Place[] = [];
  for (const { 0: named, index } of matches) {
    if (places.length === MAX_MENTIONS) break;
    places.push({ from: index, to: index + named.length });
  }
  return places;
}

/** “Chicken Salad Side” is no chicken salad. */
const covers = (one: Place, other: Place) =>
  one.from <= other.from && one.to >= other.to && one.to - one.from > other.to - other.from;

function* pairsOf(sentence: string, mentions: readonly Mention[]): Generator<{ dish: Dish; price: Amount }> {
  let end = 0;
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    const between = next ? sentence.slice(mention.to, next.from) : '';
    if (isDish(mention) && isAmount(next)) {
      const before = sentence.slice(Math.max(end, mention.from - MAX_DISTANCE), mention.from);
      const isPaid = between.length <= MAX_DISTANCE && LEADS_TO_PRICE.test(between);
      if (isPaid && !IS_PART.test(before)) yield { dish: mention.dish, price: next };
    }
    if (isAmount(mention)) {
      end = mention.to;
      if (isDish(next) && between.length <= MAX_DISTANCE && LEADS_TO_DISH.test(between))
        yield { dish: next.dish, price: mention };
    }
  }
}

const inDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
