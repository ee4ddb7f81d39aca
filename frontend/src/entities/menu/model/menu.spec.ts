import { DIETS, readMenu, signsOf } from '..';

const dishes = readMenu().groups.flatMap(({ topRowItems = [], items, wineSection }) => [
  ...topRowItems,
  ...items,
  ...(wineSection?.options ?? []),
]);
const NOT_IN: Record<string, string[]> = {
  vegetarian: ['fish'],
  vegan: ['fish', 'milk', 'egg'],
  'gluten-free': ['gluten'],
};

it.each(dishes.map((dish) => [dish.name, dish] as const))('says nothing of %s that contradicts itself', (_, dish) => {
  const { diets = [], contains = [] } = dish;
  const known: string[] = DIETS.map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining(diets));
  for (const diet of diets) expect(contains.filter((one) => NOT_IN[diet]?.includes(one))).toEqual([]);
  if (diets.includes('vegan')) expect(diets).toContain('vegetarian');
});

it('does not mark a vegan dish as vegetarian', () => {
  const dish = { name: 'Hummus', price: '$7.00', diets: ['vegetarian', 'vegan'] };
  expect(signsOf(dish).map(({ sign }) => sign)).toEqual(['VG']);
});
