import content from '../../../../content/menu.json' with { type: 'json' };
import { aDish, aMenu, aSection } from '../testing/a-menu.js';
import { dishesIn, menuFrom, published } from './menu.js';
import { checkedMenu } from './menu-rules.js';

it('publishes the menu of a new installation as its file has it', () => {
  expect(published(menuFrom(content))).toEqual(content);
});

it('finds nothing wrong in the menu of a new installation', () => {
  const menu = menuFrom(content);
  expect(checkedMenu(menu)).toEqual(menu);
});

it('gives each dish and section of a file an id of its own', () => {
  const items = [{ name: 'Soda', price: '$3.00' }];
  const groups = ['a', 'b'].map((id) => ({ id, category: id, items }));
  const menu = menuFrom({ note: '', glutenFreeBread: '', groups });
  expect(dishesIn(menu).map(({ id }) => id)).toEqual(['soda', 'soda-2']);
});

it('publishes a box inside the section before it, and the day on which a dish is back', () => {
  const menu = aMenu(
    aSection('drinks', [aDish('tea', { isTopRow: true }), aDish('beer')]),
    aSection('wines', [aDish('bottle')], { isBoxed: true, subtitle: 'Red and white' }),
  );
  const { groups } = published(menu, ({ id }) => (id === 'beer' ? '2026-12-03' : undefined));
  expect(groups).toEqual([
    {
      id: 'drinks',
      category: 'Drinks',
      topRowItems: [{ name: 'Tea', price: '$5.00' }],
      items: [{ name: 'Beer', price: '$5.00', offUntil: '2026-12-03' }],
      wineSection: { title: 'Wines', description: 'Red and white', options: [{ name: 'Bottle', price: '$5.00' }] },
    },
  ]);
});

it('leaves out sections without dishes, but not what a box below them has', () => {
  const menu = aMenu(
    aSection('starters', []),
    aSection('drinks', []),
    aSection('wines', [aDish('bottle')], { isBoxed: true }),
    aSection('soups', [aDish('gumbo')]),
    aSection('extras', [], { isBoxed: true }),
  );
  const { groups } = published(menu);
  expect(groups.map(({ id, wineSection }) => [id, wineSection?.title])).toEqual([
    ['drinks', 'Wines'],
    ['soups', undefined],
  ]);
});

it('publishes an empty menu', () => {
  expect(published(aMenu()).groups).toEqual([]);
});
