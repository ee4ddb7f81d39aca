import type { Dish, Menu, MenuSection } from './menu.js';

/** What is different in the newer menu, one phrase each, as the office and the owner read it. */
export function changesBetween(before: Menu, after: Menu): string[] {
  return [
    ...(before.note === after.note ? [] : ['The words above the menu']),
    ...(before.glutenFreeBread === after.glutenFreeBread ? [] : ['The note on gluten-free bread']),
    ...sectionChanges(before, after),
    ...dishChanges(placed(before), placed(after)),
    ...orderChanges(before, after),
  ];
}

function sectionChanges({ sections: before }: Menu, { sections: after }: Menu): string[] {
  const old = byId(before);
  const kept = byId(after);
  return [
    ...after.filter(({ id }) => !old.has(id)).map(({ name }) => `New section: ${name}`),
    ...before.filter(({ id }) => !kept.has(id)).map(({ name }) => `Section removed: ${name}`),
    ...after.flatMap((section) => {
      const was = old.get(section.id);
      if (!was) return [];
      return [
        ...(was.name === section.name ? [] : [`${was.name} is now called ${section.name}`]),
        ...(was.subtitle === section.subtitle ? [] : [`${section.name}: line below the name`]),
        ...(was.isBoxed === section.isBoxed
          ? []
          : [`${section.name}: ${section.isBoxed ? 'in a box' : 'out of its box'}`]),
      ];
    }),
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

function dishChanges(before: ReadonlyMap<string, Placed>, after: ReadonlyMap<string, Placed>): string[] {
  const changes: string[] = [];
  for (const [id, { dish, section }] of after) {
    const was = before.get(id);
    if (!was) {
      changes.push(`New in ${section.name}: ${dish.name}, ${dish.price}`);
      continue;
    }
    const { name } = was.dish;
    if (name !== dish.name) changes.push(`${name} is now called ${dish.name}`);
    if (was.dish.price !== dish.price) changes.push(`${dish.name}: ${was.dish.price} → ${dish.price}`);
    const others = Object.entries(WORDS).filter(
      ([field]) => !isSame(was.dish[field as keyof Dish], dish[field as keyof Dish]),
    );
    if (others.length > 0) changes.push(`${dish.name}: ${others.map(([, word]) => word).join(', ')}`);
    if (was.section.id !== section.id) changes.push(`${dish.name} moved to ${section.name}`);
  }
  for (const [id, { dish, section }] of before)
    if (!after.has(id)) changes.push(`Removed from ${section.name}: ${dish.name}`);
  return changes;
}

function orderChanges({ sections: before }: Menu, { sections: after }: Menu): string[] {
  const old = byId(before);
  return [
    ...(isReordered(before, after) ? ['Order of the sections'] : []),
    ...after.flatMap(({ id, name, dishes }) =>
      isReordered(old.get(id)?.dishes ?? [], dishes) ? [`Order in ${name}`] : [],
    ),
  ];
}

/**
 * Two people's changes of one menu as one: what only one of them changed is as that person has it, and of the same field
 * `mine` counts. Nothing that either of them wrote is lost: what one removed and the other changed stays.
 */
export function combined(base: Menu, mine: Menu, theirs: Menu): Menu {
  const [baseDishes, myDishes, theirDishes] = [placed(base), placed(mine), placed(theirs)];
  const dishes = new Map<string, { dish: Dish; sectionId: string }>();
  for (const id of new Set([...theirDishes.keys(), ...myDishes.keys()])) {
    const [was, my, their] = [baseDishes.get(id), myDishes.get(id), theirDishes.get(id)];
    const dish = either(was?.dish, my?.dish, their?.dish, ownDish);
    if (!dish) continue;
    dishes.set(id, {
      dish,
      sectionId: pick(was?.section.id, (my ?? their)?.section.id, (their ?? my)?.section.id) ?? '',
    });
  }
  const [baseSections, mySections, theirSections] = [byId(base.sections), byId(mine.sections), byId(theirs.sections)];
  const inUse = new Set([...dishes.values()].map(({ sectionId }) => sectionId));
  const sections = orderOf(base.sections, mine.sections, theirs.sections).flatMap((id): MenuSection[] => {
    const [was, my, their] = [baseSections.get(id), mySections.get(id), theirSections.get(id)];
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
  const [old, kept] = [byId(before), byId(after)];
  const [was, is] = [before.filter(({ id }) => kept.has(id)), after.filter(({ id }) => old.has(id))];
  return was.some(({ id }, index) => is[index]?.id !== id);
}

const byId = <T extends Identified>(all: readonly T[]) => new Map(all.map((one) => [one.id, one]));

/** Whatever the order of the fields: PostgreSQL has its own. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  );
}
