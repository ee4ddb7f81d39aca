import { aDish, aMenu, aSection } from '../testing/a-menu.js';
import type { Menu } from './menu.js';
import { changesBetween, combined } from './menu-changes.js';

const BASE = aMenu(
  aSection('mains', [aDish('stew'), aDish('pie'), aDish('roll')]),
  aSection('sides', [aDish('chips'), aDish('bread')]),
);

/** The base with another dish, or without it. */
const withDish = (menu: Menu, id: string, changes: Parameters<typeof aDish>[1] | null): Menu => ({
  ...menu,
  sections: menu.sections.map((section) => ({
    ...section,
    dishes: section.dishes.flatMap((dish) => (dish.id !== id ? [dish] : changes ? [{ ...dish, ...changes }] : [])),
  })),
});
const withDishes = (menu: Menu, id: string, dishes: readonly ReturnType<typeof aDish>[]): Menu => ({
  ...menu,
  sections: menu.sections.map((section) => (section.id === id ? { ...section, dishes } : section)),
});
const outline = ({ sections }: Menu) =>
  sections.map(({ id, dishes }) => `${id}: ${dishes.map((dish) => dish.id).join(' ')}`);
const dish = (menu: Menu, id: string) => menu.sections.flatMap(({ dishes }) => dishes).find((one) => one.id === id);

describe('what changed', () => {
  it.each([
    ['a price', withDish(BASE, 'stew', { price: '$6.00' }), ['Stew: $5.00 → $6.00']],
    ['a name', withDish(BASE, 'stew', { name: 'Goulash' }), ['Stew is now called Goulash']],
    [
      'the words and marks of a dish',
      withDish(BASE, 'stew', { description: 'Warm', contains: ['milk'] }),
      ['Stew: description, allergens'],
    ],
    ['a removed dish', withDish(BASE, 'stew', null), ['Removed from Mains: Stew']],
    [
      'a new dish',
      withDishes(BASE, 'sides', [aDish('chips'), aDish('bread'), aDish('slaw')]),
      ['New in Sides: Slaw, $5.00'],
    ],
    ['an order', withDishes(BASE, 'sides', [aDish('bread'), aDish('chips')]), ['Order in Sides']],
    ['the order of sections', { ...BASE, sections: BASE.sections.toReversed() }, ['Order of the sections']],
    ['a new section', { ...BASE, sections: [...BASE.sections, aSection('treats', [])] }, ['New section: Treats']],
    ['words above the menu', { ...BASE, note: 'Cash only' }, ['The words above the menu']],
    ['nothing', BASE, []],
  ])('names %s', (_what, menu, changes) => {
    expect(changesBetween(BASE, menu)).toEqual(changes);
  });

  it('follows the menu, with what was removed after what is there, and removed sections last', () => {
    const desserts = aSection('desserts', [aDish('tart')]);
    const mains = aSection('mains', [aDish('soup'), aDish('roll', { price: '$9.00' })]);
    const menu = { ...BASE, sections: [mains, desserts] };
    expect(changesBetween(BASE, menu)).toEqual([
      'New in Mains: Soup, $5.00',
      'Roll: $5.00 → $9.00',
      'Removed from Mains: Stew',
      'Removed from Mains: Pie',
      'New section: Desserts',
      'New in Desserts: Tart, $5.00',
      'Section removed: Sides (Chips, Bread)',
    ]);
  });

  it('does not depend on the order in which the database has the fields', () => {
    const shuffled = JSON.parse(JSON.stringify(BASE), (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value,
    ) as Menu;
    expect(changesBetween(BASE, shuffled)).toEqual([]);
    expect(outline(combined(BASE, shuffled, withDish(BASE, 'pie', null)))).toEqual([
      'mains: stew roll',
      'sides: chips bread',
    ]);
  });
});

describe('the changes of two people', () => {
  it('are both in the combined menu, field by field', () => {
    const mine = withDish(BASE, 'stew', { price: '$6.00' });
    const theirs = withDish(withDish(BASE, 'stew', { description: 'Warm' }), 'chips', { name: 'Fries' });
    const both = combined(BASE, mine, theirs);
    expect(dish(both, 'stew')).toMatchObject({ price: '$6.00', description: 'Warm' });
    expect(dish(both, 'chips')).toMatchObject({ name: 'Fries' });
  });

  it('of the same field are as I have it', () => {
    const both = combined(BASE, withDish(BASE, 'pie', { price: '$7.00' }), withDish(BASE, 'pie', { price: '$8.00' }));
    expect(dish(both, 'pie')?.price).toBe('$7.00');
  });

  it('remove what one of them removed, unless the other one changed it', () => {
    const theirs = withDish(withDish(BASE, 'pie', null), 'roll', { price: '$9.00' });
    expect(outline(combined(BASE, withDish(BASE, 'roll', null), theirs))).toEqual([
      'mains: stew roll',
      'sides: chips bread',
    ]);
    const mine = withDish(BASE, 'pie', { price: '$9.00' });
    expect(outline(combined(BASE, mine, withDish(BASE, 'pie', null)))).toEqual([
      'mains: stew pie roll',
      'sides: chips bread',
    ]);
  });

  it('add what each of them added, in its place', () => {
    const mine = withDishes(BASE, 'sides', [aDish('chips'), aDish('slaw'), aDish('bread')]);
    const theirs = withDishes(BASE, 'sides', [aDish('olives'), aDish('chips'), aDish('bread')]);
    expect(outline(combined(BASE, mine, theirs))[1]).toBe('sides: olives chips slaw bread');
  });

  it('move a dish once, with the other one’s price', () => {
    const mine = withDishes(withDish(BASE, 'pie', null), 'sides', [aDish('pie'), aDish('chips'), aDish('bread')]);
    const both = combined(BASE, mine, withDish(BASE, 'pie', { price: '$8.00' }));
    expect(outline(both)).toEqual(['mains: stew roll', 'sides: pie chips bread']);
    expect(dish(both, 'pie')?.price).toBe('$8.00');
  });

  it('keep my order of dishes and sections if I changed it', () => {
    const mine = { ...BASE, sections: BASE.sections.toReversed() };
    const theirs = withDishes(BASE, 'mains', [aDish('roll'), aDish('stew'), aDish('pie')]);
    expect(outline(combined(BASE, mine, theirs))).toEqual(['sides: chips bread', 'mains: roll stew pie']);
  });

  it('keep a section that one of them removed for what the other one wrote in it', () => {
    const mine = withDishes(BASE, 'sides', [aDish('chips'), aDish('bread'), aDish('slaw')]);
    const theirs = { ...BASE, sections: BASE.sections.slice(0, 1) };
    expect(outline(combined(BASE, mine, theirs))).toEqual(['mains: stew pie roll', 'sides: slaw']);
    expect(outline(combined(BASE, BASE, theirs))).toEqual(['mains: stew pie roll']);
  });
});
