import type { DietSign, MenuItem } from './menu';

/** The menu's diet filters, with their signs and schema.org names. */
export const DIETS: readonly (DietSign & { schema: string })[] = [
  { id: 'vegetarian', label: 'Vegetarian', sign: 'V', schema: 'https://schema.org/VegetarianDiet' },
  { id: 'vegan', label: 'Vegan', sign: 'VG', schema: 'https://schema.org/VeganDiet' },
  { id: 'gluten-free', label: 'Gluten-free', sign: 'GF', schema: 'https://schema.org/GlutenFreeDiet' },
];

/** Every vegan dish is also vegetarian, so only one sign is shown. */
export const signsOf = ({ diets = [] }: MenuItem): DietSign[] =>
  DIETS.filter(({ id }) => diets.includes(id) && !(id === 'vegetarian' && diets.includes('vegan'))).map(
    ({ id, label, sign }) => ({ id, label, sign }),
  );
