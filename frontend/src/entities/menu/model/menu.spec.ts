import { contradictionIn, DIETS, readMenu, signsOf } from '..';

const dishes = readMenu().groups.flatMap(({ topRowItems = [], items, wineSection }) => [
  ...topRowItems,
  ...items,
  ...(wineSection?.options ?? []),
]);
it.each(dishes.map((dish) => [dish.name, dish] as const))('says nothing of %s that contradicts itself', (_, dish) => {
  const { diets = [] } = dish;
  const known: string[] = DIETS.map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining(diets));
  expect(contradictionIn(dish)).toBeUndefined();
  if (diets.includes('vegan')) expect(diets).toContain('vegetarian');
});

it('does not mark a vegan dish as vegetarian', () => {
  const dish = { name: 'Hummus', price: '$7.00', diets: ['vegetarian', 'vegan'] };
  expect(signsOf(dish).map(({ sign }) => sign)).toEqual(['VG']);
});

it.each([
  [['vegan'], ['egg'], 'vegan, and contains egg'],
  [['vegetarian'], ['fish'], 'vegetarian, and contains fish'],
  [['gluten-free'], ['milk', 'gluten'], 'gluten-free, and contains gluten'],
  [['vegetarian'], ['milk'], undefined],
])('finds the contradiction in a dish that is %j and contains %j', (diets, contains, found) => {
  expect(contradictionIn({ diets, contains })).toBe(found);
});
