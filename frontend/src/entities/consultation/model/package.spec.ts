import { calculatePackage, offeredPackage } from './questions';
import { services } from './strategies';

const selection = (basic: number, growth: number, premium: number) =>
  (['basic', 'growth', 'premium'] as const).flatMap((group, index) =>
    services.filter((service) => service.package === group).slice(0, [basic, growth, premium][index]),
  );

it.each([
  [0, 0, 0, '', null],
  [1, 0, 0, 'basic', 'basic'],
  [7, 2, 0, 'basic', 'basic'],
  [0, 2, 0, '', null],
  [0, 3, 0, 'growth', 'premium'],
  [7, 9, 0, 'growth', 'premium'],
  [0, 0, 1, 'premium', 'premium'],
  [1, 3, 1, 'premium', 'premium'],
] as const)(
  'of %i basic, %i growth and %i premium services makes %j',
  (basic, growth, premium, calculated, offered) => {
    expect(calculatePackage(selection(basic, growth, premium))).toBe(calculated);
    expect(offeredPackage(calculated)).toBe(offered);
  },
);
