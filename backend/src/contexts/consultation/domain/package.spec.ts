import strategies from '../../../../content/agency/strategies.json' with { type: 'json' };
import { calculatePackage, SERVICES } from './package.js';

const basic = ['qr-menu', 'secret-menu', 'basic-social'];
const growth = ['lunch-delivery', 'trolley-pickup', 'online-ordering', 'hotel-partnerships'];
const premium = ['loyalty-app', 'menu-stories', 'ar-menu'];

/** How many of each class are selected: none, one, the two that are not enough, more. */
const counts = [0, 1, 2, 3];
const combinations = counts.flatMap((b) => counts.flatMap((g) => counts.map((p) => [b, g, p] as const)));

it.each(combinations)('of %i basic, %i growth and %i premium services follows the rule', (b, g, p) => {
  const expected = p > 0 ? 'premium' : g > 2 ? 'growth' : b > 0 ? 'basic' : '';
  expect(calculatePackage([...premium.slice(0, p), ...growth.slice(0, g), ...basic.slice(0, b)])).toBe(expected);
});

it('counts a service that is named twice once', () => {
  expect(calculatePackage(['lunch-delivery', 'lunch-delivery', 'lunch-delivery'])).toBe('');
});

it('knows 24 services', () => {
  expect(new Set(SERVICES).size).toBe(24);
});

it('groups the services as the report does', () => {
  const described = strategies.flatMap(({ services }) => services);
  expect(described.map(({ id }) => id).sort()).toEqual([...SERVICES].sort());
  for (const service of described) expect(calculatePackage([service.id]) || 'growth').toBe(service.package);
});
