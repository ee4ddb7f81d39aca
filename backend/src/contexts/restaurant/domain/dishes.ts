/** The menu as far as names and prices go (`content/menu.json`). */
export interface Menu {
  readonly groups: readonly {
    readonly category: string;
    readonly items: readonly MenuItem[];
    readonly topRowItems?: readonly MenuItem[];
  }[];
}

interface MenuItem {
  /** May end with a size: 'Tomato Basil, cup'. */
  readonly name: string;
  readonly price: string;
  readonly note?: string;
}

export interface Dish {
  readonly name: string;
  /** How texts name it; global. */
  readonly pattern: RegExp;
  /** In cents, of all its sizes. */
  readonly prices: readonly number[];
  /** In cents, of what can be added to it. */
  readonly extras: readonly number[];
}

/** A name that texts can be searched for; “S” would be found in every sentence. */
const NAME = /\p{L}{3}/u;

/** What the menu names, in all its sizes. */
export function dishesOf({ groups }: Menu): Dish[] {
  const dishes = new Map<string, Dish>();
  for (const { category, items, topRowItems = [] } of groups) {
    const kind = category.toLowerCase().replace(/s$/, '');
    const all = [...topRowItems, ...items];
    const isSaid = all.some(({ name }) => name.toLowerCase().endsWith(` ${kind}`));
    for (const { name: whole, price, note = '' } of all) {
      const [name = whole] = whole.split(', ');
      if (!NAME.test(name)) continue;
      const { prices = [], extras = [] } = dishes.get(name) ?? {};
      dishes.set(name, {
        name,
        pattern: patternOf(name, isSaid ? kind : null),
        prices: [...prices, ...amountsIn(price)],
        extras: [...extras, ...amountsIn(note)],
      });
    }
  }
  return [...dishes.values()];
}

/** @param kind word required after a one-word name, if dishes of its group have it: 'House' alone is not a salad */
function patternOf(name: string, kind: string | null): RegExp {
  const words = name.replace(/^the /i, '').split(' ');
  const spoken = words.length === 1 && kind ? [...words, kind] : words;
  const escaped = spoken.map((word) => (word === '&' ? '(?:&|and)' : word.replaceAll(/[^\w ]/g, String.raw`\$&`)));
  return new RegExp(String.raw`(?<![\w-])${escaped.join(' ').replace(/s$/, '')}s?(?![\w-])`, 'gi');
}

const amountsIn = (text: string) => Array.from(text.matchAll(/\$\d+(?:\.\d+)?/g), ([price]) => centsOf(price));

/** Of '$12.5' 1250. */
export const centsOf = (price: string): number => Math.round(Number(price.slice(1)) * 100);
