import { Conflict, NotFound } from '../../../kernel/domain-error.js';

/** Subject type of the menu's versions in events and the audit log. */
export const MENU = 'menu';

/** Ids of the diets that a dish can suit. */
export const DIETS = ['vegetarian', 'vegan', 'gluten-free'] as const;

/** The fourteen allergens of European law and those of the United States, in plain words. */
export const ALLERGENS = [
  'gluten',
  'milk',
  'egg',
  'nuts',
  'peanuts',
  'sesame',
  'soy',
  'fish',
  'shellfish',
  'mollusks',
  'celery',
  'mustard',
  'lupin',
  'sulfites',
] as const;

export const MAX_SECTIONS = 40;
/** In one section. */
export const MAX_DISHES = 100;

export interface Dish {
  /** Stays the same when the dish is renamed or moved. */
  readonly id: string;
  /** May end with a size: 'Tomato Basil, cup'. */
  readonly name: string;
  /** '$15.00', or '$12-$14' for a price that depends on the choice. */
  readonly price: string;
  readonly description: string | null;
  readonly note: string | null;
  /** Not on the menu all year. */
  readonly seasonal: boolean;
  readonly diets: readonly string[];
  /** Allergens. */
  readonly contains: readonly string[];
  readonly hasGlutenFreeBread: boolean;
  /** Published as one of `topRowItems`; only the first dishes of a section can be. */
  readonly isTopRow: boolean;
}

export interface MenuSection {
  readonly id: string;
  readonly name: string;
  readonly subtitle: string | null;
  /** Shown in a box inside the section before it, as the wines are inside the beverages. */
  readonly isBoxed: boolean;
  readonly dishes: readonly Dish[];
}

/** The menu as it is edited. */
export interface Menu {
  /** Shown above the menu. */
  readonly note: string;
  /** Shown at dishes with gluten-free bread. */
  readonly glutenFreeBread: string;
  readonly sections: readonly MenuSection[];
}

/** A dish as published and in `content/menu.json`, which omit what does not apply. */
export interface PublishedDish {
  readonly name: string;
  readonly price: string;
  readonly description?: string;
  readonly note?: string;
  readonly seasonal?: boolean;
  readonly hasGlutenFreeBread?: boolean;
  readonly diets?: readonly string[];
  readonly contains?: readonly string[];
  /** The day it is back, `YYYY-MM-DD`, if it is off today. */
  readonly offUntil?: string;
}

export interface PublishedGroup {
  readonly id: string;
  readonly category: string;
  readonly subtitle?: string;
  readonly topRowItems?: readonly PublishedDish[];
  readonly items: readonly PublishedDish[];
  readonly wineSection?: {
    readonly title: string;
    readonly description: string;
    readonly options: readonly PublishedDish[];
  };
}

/** The menu as published: by the website, its structured data, `/api/v1` and MCP. `content/menu.json` has the same form. */
export interface PublishedMenu {
  readonly note: string;
  readonly glutenFreeBread: string;
  readonly groups: readonly PublishedGroup[];
}

/** A new installation's menu; ids come from the names. */
export function menuFrom({ note, glutenFreeBread, groups }: PublishedMenu): Menu {
  const known = new Set<string>();
  const idOf = (name: string) => {
    const id = freeId(name, known);
    known.add(id);
    return id;
  };
  const dishOf = (dish: PublishedDish, isTopRow: boolean): Dish => ({
    id: idOf(dish.name),
    name: dish.name,
    price: dish.price,
    description: dish.description ?? null,
    note: dish.note ?? null,
    seasonal: dish.seasonal ?? false,
    diets: dish.diets ?? [],
    contains: dish.contains ?? [],
    hasGlutenFreeBread: dish.hasGlutenFreeBread ?? false,
    isTopRow,
  });
  const sections = groups.flatMap(({ id, category, subtitle, topRowItems = [], items, wineSection }) => {
    const dishes = [...topRowItems.map((dish) => dishOf(dish, true)), ...items.map((dish) => dishOf(dish, false))];
    const section: MenuSection = { id, name: category, subtitle: subtitle ?? null, isBoxed: false, dishes };
    if (!wineSection) return [section];
    const { title, description, options } = wineSection;
    const box = options.map((dish) => dishOf(dish, false));
    return [section, { id: idOf(title), name: title, subtitle: description || null, isBoxed: true, dishes: box }];
  });
  return { note, glutenFreeBread, sections };
}

function freeId(name: string, known: ReadonlySet<string>): string {
  const words = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const slug = words.replaceAll(/^-+|-+$/g, '').slice(0, 50) || 'item';
  let id = slug;
  for (let next = 2; known.has(id); next += 1) id = `${slug}-${String(next)}`;
  return id;
}

/**
 * The menu as guests see it, without sections that have no dishes yet.
 * @param offUntil the day a dish is back, if it is off today
 */
export function published(
  { note, glutenFreeBread, sections }: Menu,
  offUntil: (dish: Dish) => string | undefined = () => undefined,
): PublishedMenu {
  const shown = (dishes: readonly Dish[]) => dishes.map((dish) => publishedDish(dish, offUntil(dish)));
  const groups: PublishedGroup[] = [];
  for (const { id, name, subtitle, isBoxed, dishes } of sections) {
    const before = groups.at(-1);
    if (isBoxed && dishes.length === 0) continue;
    if (isBoxed && before) {
      groups[groups.length - 1] = {
        ...before,
        wineSection: { title: name, description: subtitle ?? '', options: shown(dishes) },
      };
      continue;
    }
    const top = dishes.filter(({ isTopRow }) => isTopRow);
    groups.push({
      id,
      category: name,
      ...(subtitle && { subtitle }),
      ...(top.length > 0 && { topRowItems: shown(top) }),
      items: shown(dishes.filter(({ isTopRow }) => !isTopRow)),
    });
  }
  const isFilled = ({ topRowItems, items, wineSection }: PublishedGroup) =>
    topRowItems !== undefined || items.length > 0 || wineSection !== undefined;
  return { note, glutenFreeBread, groups: groups.filter(isFilled) };
}

function publishedDish(dish: Dish, offUntil: string | undefined): PublishedDish {
  const { name, price, description, note, seasonal, hasGlutenFreeBread, diets, contains } = dish;
  return {
    name,
    price,
    ...(hasGlutenFreeBread && { hasGlutenFreeBread }),
    ...(description && { description }),
    ...(note && { note }),
    ...(seasonal && { seasonal }),
    ...(diets.length > 0 && { diets }),
    ...(contains.length > 0 && { contains }),
    ...(offUntil && { offUntil }),
  };
}

export const dishesIn = ({ sections }: Menu): Dish[] => sections.flatMap(({ dishes }) => dishes);

/** Someone else has published a menu since this one was opened. */
export class OtherMenu extends Conflict {
  constructor(by: string | null) {
    super(`${by ?? 'Someone else'} published changes to the menu in the meantime. Look at them first.`);
  }
}

export class NothingChanged extends Conflict {
  constructor() {
    super('The website shows this menu already.');
  }
}

export class MenuVersionNotFound extends NotFound {
  constructor() {
    super('There is no such version of the menu.');
  }
}
