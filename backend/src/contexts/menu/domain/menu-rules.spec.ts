import type { InvalidInput } from '../../../kernel/domain-error.js';
import { aDish, aMenu, aSection } from '../testing/a-menu.js';
import type { Menu } from './menu.js';
import { checkedMenu } from './menu-rules.js';

function problemsOf(menu: Menu): string[] {
  try {
    checkedMenu(menu);
    return [];
  } catch (error) {
    return (error as InvalidInput).fields.map(({ message }) => message);
  }
}
const withDish = (changes: Parameters<typeof aDish>[1]) => aMenu(aSection('mains', [aDish('stew', changes)]));

it('writes prices as money and marks vegan dishes as vegetarian', () => {
  const [section] = checkedMenu(withDish({ price: '15', diets: ['vegan'] })).sections;
  expect(section?.dishes).toMatchObject([{ price: '$15.00', diets: ['vegetarian', 'vegan'] }]);
});

it('keeps only the first dishes of a section as its top row', () => {
  const dishes = [aDish('tea', { isTopRow: true }), aDish('beer'), aDish('soda', { isTopRow: true })];
  const [section] = checkedMenu(aMenu(aSection('drinks', dishes))).sections;
  expect(section?.dishes.map(({ isTopRow }) => isTopRow)).toEqual([true, false, false]);
});

it.each([
  ['a price without an amount', withDish({ price: 'free' }), '“Stew” needs a price such as 15.00, or 12-14.'],
  [
    'a vegan dish with milk',
    withDish({ diets: ['vegan'], contains: ['milk'] }),
    '“Stew” is marked vegan and contains milk. Take one of them off.',
  ],
  [
    'a gluten-free dish with gluten',
    withDish({ diets: ['gluten-free'], contains: ['gluten'] }),
    '“Stew” is marked gluten-free and contains gluten. Take one of them off.',
  ],
  [
    'a dish twice in a section',
    aMenu(aSection('mains', [aDish('stew'), aDish('other', { name: 'stew' })])),
    '“stew” is in “Mains” twice. Rename or delete one.',
  ],
  [
    'two sections of one name',
    aMenu(aSection('mains', []), aSection('more', [], { name: 'mains' })),
    'Two sections are called “Mains”. Rename one of them.',
  ],
  [
    'a box without a section before it',
    aMenu(aSection('wines', [], { isBoxed: true })),
    '“Wines” can’t be a box here. A box goes inside the section before it, one in each.',
  ],
  [
    'two boxes in one section',
    aMenu(aSection('drinks', []), aSection('wines', [], { isBoxed: true }), aSection('beers', [], { isBoxed: true })),
    '“Beers” can’t be a box here. A box goes inside the section before it, one in each.',
  ],
  [
    'one id for two dishes',
    aMenu(aSection('mains', [aDish('stew')]), aSection('sides', [aDish('stew')])),
    '“Stew” needs an id of its own.',
  ],
])('refuses %s', (_what, menu, sentence) => {
  expect(problemsOf(menu)).toContain(sentence);
});

it('allows a menu without sections, and a section without dishes', () => {
  expect(problemsOf(aMenu())).toEqual([]);
  expect(problemsOf(aMenu(aSection('mains', [])))).toEqual([]);
});
