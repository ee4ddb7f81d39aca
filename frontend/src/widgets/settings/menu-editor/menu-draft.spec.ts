import type { EditedDish, EditedMenu } from '@/entities/settings/menu-sheet';
import {
  isPrice,
  moveDish,
  moveSection,
  neighborsOf,
  priceOf,
  putDish,
  putSection,
  removeDish,
  removeSection,
} from './model';

const dish = (id: string, name = id): EditedDish => ({
  id,
  name,
  price: '$5.00',
  description: '',
  note: '',
  seasonal: false,
  diets: [],
  contains: [],
  hasGlutenFreeBread: false,
  isTopRow: false,
});
const section = (id: string, ...dishes: string[]) => ({
  id,
  name: id,
  subtitle: '',
  isBoxed: false,
  dishes: dishes.map((one) => dish(one)),
});
const MENU: EditedMenu = {
  note: '',
  glutenFreeBread: '',
  sections: [section('mains', 'stew', 'pie', 'roll'), section('sides', 'chips')],
};
const outline = ({ sections }: EditedMenu) =>
  sections.map(({ id, dishes }) => `${id}: ${dishes.map(({ name }) => name).join(' ')}`);

it.each([
  ['up', moveDish(MENU, 'roll', 'mains', 0), ['mains: roll stew pie', 'sides: chips']],
  ['down', moveDish(MENU, 'stew', 'mains', 1), ['mains: pie stew roll', 'sides: chips']],
  ['to another section', moveDish(MENU, 'pie', 'sides', 1), ['mains: stew roll', 'sides: chips pie']],
  ['nowhere if it is gone', moveDish(MENU, 'soup', 'sides', 0), ['mains: stew pie roll', 'sides: chips']],
])('moves a dish %s', (_where, menu, result) => {
  expect(outline(menu)).toEqual(result);
});

it('adds, changes, moves and removes a dish', () => {
  expect(outline(putDish(MENU, 'sides', dish('slaw')))[1]).toBe('sides: chips slaw');
  expect(outline(putDish(MENU, 'mains', dish('pie', 'Big pie')))[0]).toBe('mains: stew Big pie roll');
  expect(outline(putDish(MENU, 'sides', dish('pie')))).toEqual(['mains: stew roll', 'sides: chips pie']);
  expect(outline(removeDish(MENU, 'chips'))[1]).toBe('sides: ');
});

it('adds, changes, moves and removes a section with its dishes', () => {
  const { dishes: _dishes, ...treats } = section('treats');
  expect(outline(putSection(MENU, treats))[2]).toBe('treats: ');
  const renamed = putSection(MENU, { ...treats, id: 'sides', name: 'Extras' });
  expect(renamed.sections[1]).toMatchObject({ name: 'Extras', dishes: [{ id: 'chips' }] });
  expect(outline(moveSection(MENU, 'sides', 'mains'))[0]).toBe('sides: chips');
  expect(outline(removeSection(MENU, 'mains'))).toEqual(['sides: chips']);
});

it('moves a section with its box, and a box alone', () => {
  const drinks = [section('drinks', 'tea'), { ...section('wines', 'red'), isBoxed: true }];
  const menu = { ...MENU, sections: [...MENU.sections, ...drinks] };
  const ids = (moved: EditedMenu) => moved.sections.map(({ id }) => id);
  expect(ids(moveSection(menu, 'drinks', 'mains'))).toEqual(['drinks', 'wines', 'mains', 'sides']);
  expect(ids(moveSection(menu, 'mains', 'wines'))).toEqual(['sides', 'drinks', 'wines', 'mains']);
  expect(ids(moveSection(menu, 'wines', 'sides'))).toEqual(['mains', 'wines', 'sides', 'drinks']);
  expect(ids(moveSection(menu, 'drinks', 'gone'))).toEqual(ids(menu));
  expect(neighborsOf(menu, 'drinks')).toEqual({ before: 'sides', after: undefined });
  expect(neighborsOf(menu, 'mains')).toEqual({ before: undefined, after: 'sides' });
});

it.each([
  ['15', '$15.00'],
  ['2.5', '$2.50'],
  ['$24', '$24'],
  ['12-14', '12-14'],
])('writes the price “%s” as “%s”', (text, price) => {
  expect(isPrice(text)).toBe(true);
  expect(priceOf(text)).toBe(price);
});

it.each(['', 'free', '15,00', '$', '1-2-3', '15 dollars'])('takes “%s” for no price', (text) => {
  expect(isPrice(text)).toBe(false);
});
