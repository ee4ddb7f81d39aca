import { CurrentRestaurant } from './current-restaurant.js';
import { readRestaurantProfile } from './restaurant-profile.js';

const { address, ...profile } = readRestaurantProfile();
const { country: _, ...place } = address;

it.each([
  ['the same address', {}, true],
  ['its city spelled in another way', { city: 'St. Augustine' }, true],
  ['a longer ZIP code', { postalCode: '32084-1234' }, true],
  ['another town of the state', { city: 'Jacksonville', postalCode: '32202' }, false],
  ['a town of the same name in another state', { region: 'GA' }, false],
])('knows whether it is in the town that the files are about: %s', (_name, changes, isInBuiltTown) => {
  const current = new CurrentRestaurant(readRestaurantProfile());
  current.show({ ...profile, ...place, ...changes });
  expect(current.isInBuiltTown).toBe(isInBuiltTown);
});
