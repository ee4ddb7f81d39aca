import type { DietSign, MenuItem } from './menu';

/** The menu's diet filters, with their signs and schema.org names. */
export const DIETS: readonly (DietSign & { schema: string })[] = [
  { id: 'vegetarian', label: 'Vegetarian', sign: 'V', schema: 'https://schema.org/VegetarianDiet' },
  { id: 'vegan', label: 'Vegan', sign: 'VG', schema: 'https://schema.org/VeganDiet' },
  { id: 'gluten-free', label: 'Gluten-free', sign: 'GF', schema: 'https://schema.org/GlutenFreeDiet' },
];

/** As the office chooses them. */
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

/** Allergens that no dish for this diet contains. */
const NEVER_IN: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ['fish', 'shellfish', 'mollusks'],
  vegan: ['fish', 'shellfish', 'mollusks', 'milk', 'egg'],
  'gluten-free': ['gluten'],
};

/** What contradicts itself in a dish, such as 'gluten-free, and contains gluten'. */
export function contradictionIn({ diets = [], contains = [] }: Pick<MenuItem, 'diets' | 'contains'>) {
  for (const diet of diets) {
    const allergen = contains.find((one) => NEVER_IN[diet]?.includes(one));
    if (allergen) return `${diet}, and contains ${allergen}`;
  }
  return undefined;
}

/** Every vegan dish is also vegetarian, so only one sign is shown. */
export const signsOf = ({ diets = [] }: MenuItem): DietSign[] =>
  DIETS.filter(({ id }) => diets.includes(id) && !(id === 'vegetarian' && diets.includes('vegan'))).map(
    ({ id, label, sign }) => ({ id, label, sign }),
  );
