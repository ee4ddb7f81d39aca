import { type FieldError, InvalidInput } from '../../../kernel/domain-error.js';
import type { Dish, Menu, MenuSection } from './menu.js';

const AMOUNT = /^(\$?)\s*(\d{1,4})(?:\.(\d{1,2}))?$/;

/**
 * A price as the menu writes it: '15' is '$15.00', '12-14' is '$12-$14'. What is written with a dollar sign keeps its form,
 * so '$24' stays '$24'. Null if the text is not a price.
 */
export function priceFrom(text: string): string | null {
  const amounts = text.trim().split(/\s*[-–]\s*/);
  const [low = '', high] = amounts;
  if (amounts.length > 2) return null;
  if (high === undefined) return written(low, true);
  const from = written(low, false);
  const to = written(high, false);
  return from && to && centsOf(from) < centsOf(to) ? `${from}-${to}` : null;
}

function written(amount: string, isWhole: boolean): string | null {
  const [, sign, dollars, cents] = AMOUNT.exec(amount) ?? [];
  if (dollars === undefined) return null;
  const whole = String(Number(dollars));
  if (cents !== undefined) return `$${whole}.${cents.padEnd(2, '0')}`;
  return isWhole && !sign ? `$${whole}.00` : `$${whole}`;
}

/** Of '$12.5' 1250. */
const centsOf = (price: string): number => Math.round(Number(price.slice(1)) * 100);

/** Allergens that a dish for this diet cannot contain. */
const NEVER_IN: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ['fish', 'shellfish', 'mollusks'],
  vegan: ['fish', 'shellfish', 'mollusks', 'milk', 'egg'],
  'gluten-free': ['gluten'],
};
const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

export const isMenuId = (text: string): boolean => ID.test(text);

/** The menu with prices and diets in their usual form. @throws InvalidInput with one sentence per problem */
export function checkedMenu(menu: Menu): Menu {
  const checked = { ...menu, sections: menu.sections.map(tidySection) };
  const problems = problemsOf(checked);
  if (problems.length > 0)
    throw new InvalidInput(problems.map((message): FieldError => ({ field: 'sections', message })));
  return checked;
}

function tidySection(section: MenuSection): MenuSection {
  const firstOther = section.dishes.findIndex(({ isTopRow }) => !isTopRow);
  const topRows = section.isBoxed ? 0 : firstOther === -1 ? section.dishes.length : firstOther;
  return {
    ...section,
    dishes: section.dishes.map((dish, index) => tidyDish({ ...dish, isTopRow: index < topRows })),
  };
}

/** Every vegan dish is also vegetarian. */
export function tidyDish<D extends Pick<Dish, 'price' | 'diets'>>(dish: D): D {
  const { price, diets } = dish;
  const isOnlyVegan = diets.includes('vegan') && !diets.includes('vegetarian');
  return { ...dish, price: priceFrom(price) ?? price, diets: isOnlyVegan ? ['vegetarian', ...diets] : diets };
}

function* problemsIn({ sections }: Menu): Generator<string> {
  const ids = new Set<string>();
  for (const [index, { id, name, isBoxed, dishes }] of sections.entries()) {
    const others = sections.filter((section) => section.id !== id);
    if (!isMenuId(id) || ids.has(id)) yield `The section “${name}” needs an id of its own.`;
    ids.add(id);
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
      yield `Two sections are called “${name}”. Rename one of them.`;
    if (isBoxed && (index === 0 || sections[index - 1]?.isBoxed))
      yield `“${name}” can’t be a box here. A box goes inside the section before it, one in each.`;
    const names = new Set<string>();
    for (const dish of dishes) {
      if (!isMenuId(dish.id) || ids.has(dish.id)) yield `${named(dish)} needs an id of its own.`;
      ids.add(dish.id);
      if (names.has(dish.name.toLowerCase())) yield `${named(dish)} is in “${name}” twice. Rename or delete one.`;
      names.add(dish.name.toLowerCase());
      yield* problemsOfDish(dish);
    }
  }
}

/** What contradicts itself in a dish, one sentence each. */
export function* problemsOfDish(dish: Pick<Dish, 'name' | 'price' | 'diets' | 'contains'>): Generator<string> {
  if (priceFrom(dish.price) === null) yield `${named(dish)} needs a price such as 15.00, or 12-14.`;
  for (const diet of dish.diets) {
    const wrong = dish.contains.find((allergen) => NEVER_IN[diet]?.includes(allergen));
    if (wrong) yield `${named(dish)} is marked ${diet} and contains ${wrong}. Take one of them off.`;
  }
}

/** A page of sentences helps no one. */
const MAX_PROBLEMS = 20;
const problemsOf = (menu: Menu) => [...new Set(problemsIn(menu))].slice(0, MAX_PROBLEMS);

const named = ({ name }: { name: string }) => `“${name}”`;
