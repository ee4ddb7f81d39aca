import type { Dish, Menu, MenuSection } from './menu.js';

/** What is different in the newer menu, one phrase each and in its order, as the office and the owner read it. */
export function changesBetween(before: Menu, after: Menu): string[] {
  const oldSections = byId(before.sections);
  const newSections = byId(after.sections);
  const oldDishes = placed(before);
  const newDishes = placed(after);
  const removedFrom = (section: MenuSection | undefined) =>
    section?.dishes.flatMap(({ id, name }) => (newDishes.has(id) ? [] : [name])) ?? [];
  return [
    ...(before.note === after.note ? [] : ['The words above the menu']),
    ...(before.glutenFreeBread === after.glutenFreeBread ? [] : ['The note on gluten-free bread']),
    ...after.sections.flatMap((section) => {
      const was = oldSections.get(section.id);
      return [
        ...sectionChanges(was, section),
        ...section.dishes.flatMap((dish) => dishChanges(oldDishes.get(dish.id), { dish, section })),
        ...removedFrom(was).map((name) => `Removed from ${section.name}: ${name}`),
        ...(isReordered(was?.dishes ?? [], section.dishes) ? [`Order in ${section.name}`] : []),
      ];
    }),
    ...before.sections.flatMap((section) => {
      if (newSections.has(section.id)) return [];
      const dishes = removedFrom(section).join(', ');
      return [`Section removed: ${section.name}${dishes && ` (${dishes})`}`];
    }),
    ...(isReordered(before.sections, after.sections) ? ['Order of the sections'] : []),
  ];
}

function sectionChanges(was: MenuSection | undefined, { name, subtitle, isBoxed }: MenuSection): string[] {
  if (!was) return [`New section: ${name}`];
  return [
    ...(was.name === name ? [] : [`${was.name} is now called ${name}`]),
    ...(was.subtitle === subtitle ? [] : [`${name}: line below the name`]),
    ...(was.isBoxed === isBoxed ? [] : [`${name}: ${isBoxed ? 'in a box' : 'out of its box'}`]),
  ];
}

interface Placed {
  readonly dish: Dish;
  readonly section: MenuSection;
}

const placed = ({ sections }: Menu) =>
  new Map(sections.flatMap((section) => section.dishes.map((dish) => [dish.id, { dish, section }])));

/** Fields that are named, not quoted. */
const WORDS: Partial<Record<keyof Dish, string>> = {
  description: 'description',
  note: 'note',
  seasonal: 'season',
  diets: 'diets',
  contains: 'allergens',
  hasGlutenFreeBread: 'gluten-free bread',
};

function dishChanges(was: Placed | undefined, { dish, section }: Placed): string[] {
  if (!was) return [`New in ${section.name}: ${dish.name}, ${dish.price}`];
  const others = Object.entries(WORDS).filter(
    ([field]) => !isSame(was.dish[field as keyof Dish], dish[field as keyof Dish]),
  );
  return [
    ...(was.dish.name === dish.name ? [] : [`${was.dish.name} is now called ${dish.name}`]),
    ...(was.dish.price === dish.price ? [] : [`${dish.name}: ${was.dish.price} → ${dish.price}`]),
    ...(others.length > 0 ? [`${dish.name}: ${others.map(([, word]) => word).join(', ')}`] : []),
    ...(was.section.id === section.id ? [] : [`${dish.name} moved to ${section.name}`]),
  ];
}

/**
 * Three-way merge of a menu: a field that only one person changed gets that value, and of a field that both changed
 * `mine` wins. An item that one person removed and the other changed remains.
 */
export function combined(base: Menu, mine: Menu, theirs: Menu): Menu {
  const baseDishes = placed(base);
  const myDishes = placed(mine);
  const theirDishes = placed(theirs);
  const dishes = new Map<string, { dish: Dish; sectionId: string }>();
  for (const id of new Set([...theirDishes.keys(), ...myDishes.keys()])) {
    const was = baseDishes.get(id);
    const my = myDishes.get(id);
    const their = theirDishes.get(id);
    const dish = either(was?.dish, my?.dish, their?.dish, ownDish);
    if (!dish) continue;
    dishes.set(id, {
      dish,
      sectionId: pick(was?.section.id, (my ?? their)?.section.id, (their ?? my)?.section.id) ?? '',
    });
  }
  const baseSections = byId(base.sections);
  const mySections = byId(mine.sections);
  const theirSections = byId(theirs.sections);
  const inUse = new Set([...dishes.values()].map(({ sectionId }) => sectionId));
  const sections = orderOf(base.sections, mine.sections, theirs.sections).flatMap((id): MenuSection[] => {
    const was = baseSections.get(id);
    const my = mySections.get(id);
    const their = theirSections.get(id);
    const one = either(was, my, their, ownSection) ?? (inUse.has(id) ? (my ?? their) : undefined);
    if (!one) return [];
    const order = orderOf(was?.dishes ?? [], my?.dishes ?? [], their?.dishes ?? []);
    const here = order.flatMap((dishId) => {
      const found = dishes.get(dishId);
      return found?.sectionId === id ? [found.dish] : [];
    });
    return [{ ...one, dishes: here }];
  });
  return {
    note: pick(base.note, mine.note, theirs.note),
    glutenFreeBread: pick(base.glutenFreeBread, mine.glutenFreeBread, theirs.glutenFreeBread),
    sections,
  };
}

const pick = <T>(base: T, mine: T, theirs: T): T => (isSame(mine, base) ? theirs : mine);

const ownDish = (base: Dish | undefined, mine: Dish, theirs: Dish): Dish => fieldwise(base, mine, theirs);
const ownSection = (base: MenuSection | undefined, mine: MenuSection, theirs: MenuSection): MenuSection =>
  fieldwise(base, mine, theirs);

function fieldwise<T extends object>(base: T | undefined, mine: T, theirs: T): T {
  const names = Object.keys(mine) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, pick(base?.[name], mine[name], theirs[name])])) as T;
}

/** The thing both have, or the one who has it if it is new or was changed; undefined if it was removed. */
function either<T extends object>(
  base: T | undefined,
  mine: T | undefined,
  theirs: T | undefined,
  both: (base: T | undefined, mine: T, theirs: T) => T,
): T | undefined {
  if (mine && theirs) return both(base, mine, theirs);
  const one = mine ?? theirs;
  return one && base && isSame(one, base) ? undefined : one;
}

interface Identified {
  readonly id: string;
}

/** My order if I changed it, else theirs; what only the other one has follows what it follows there. */
function orderOf(base: readonly Identified[], mine: readonly Identified[], theirs: readonly Identified[]): string[] {
  const [first, second] = isReordered(base, mine) ? [mine, theirs] : [theirs, mine];
  const order = first.map(({ id }) => id);
  for (const [index, { id }] of second.entries()) {
    if (order.includes(id)) continue;
    const before = second[index - 1];
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, id);
  }
  return order;
}

/** Whether what both have is in another order. */
function isReordered(before: readonly Identified[], after: readonly Identified[]): boolean {
  const old = byId(before);
  const next = byId(after);
  const was = before.filter(({ id }) => next.has(id));
  const is = after.filter(({ id }) => old.has(id));
  return was.some(({ id }, index) => is[index]?.id !== id);
}

const byId = <T extends Identified>(all: readonly T[]) => new Map(all.map((one) => [one.id, one]));

/** Whatever the order of the fields: PostgreSQL has its own. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  );
}
