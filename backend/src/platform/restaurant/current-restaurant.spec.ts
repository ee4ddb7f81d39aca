import { CurrentRestaurant, internationalPhone } from './current-restaurant.js';
import { readRestaurantProfile } from './restaurant-profile.js';

const { address, ...profile } = readRestaurantProfile();

it.each([
  ['the same address', {}, true],
  ['its city spelled in another way', { city: 'St. Augustine' }, true],
  ['a longer ZIP code', { postalCode: '32084-1234' }, true],
  ['another town of the state', { city: 'Jacksonville', postalCode: '32202' }, false],
  ['a town of the same name in another state', { region: 'GA' }, false],
  ['one in another country', { country: 'AU' }, false],
])('knows whether it is in the town that the files are about: %s', (_name, changes, isInBuiltTown) => {
  const current = new CurrentRestaurant(readRestaurantProfile());
  current.show({ ...profile, ...address, ...changes });
  expect(current.isInBuiltTown).toBe(isInBuiltTown);
});

it('has no name for accounts until the owner enters one, except with the sample data', () => {
  const sample = readRestaurantProfile();
  expect(new CurrentRestaurant(sample).nameForAccounts).toBe(sample.name);
  const current = new CurrentRestaurant(sample, false);
  expect(current.nameForAccounts).toBe('Courtyard');
  expect(new CurrentRestaurant({ ...sample, mailDomain: 'vine.test' }, false).nameForAccounts).toBe(sample.name);
  current.show({ ...profile, ...address, name: 'Harbor & Vine' });
  expect(current.nameForAccounts).toBe('Harbor & Vine');
});

it('lets the owner of a new installation begin with nothing of the sample restaurant', () => {
  const { builtDetails, detailsToEdit } = new CurrentRestaurant(readRestaurantProfile());
  expect(detailsToEdit).toEqual(builtDetails);
  const current = new CurrentRestaurant(readRestaurantProfile(), false);
  const { country, timeZone, priceRange, ...others } = current.detailsToEdit;
  expect(Object.values(others).flat().filter(Boolean)).toEqual([]);
  expect({ country, timeZone, priceRange }).toEqual({ country: 'US', timeZone: 'America/New_York', priceRange: '$$' });
  current.show({ ...builtDetails, name: 'Harbor & Vine' });
  expect(current.detailsToEdit).toEqual({ ...builtDetails, name: 'Harbor & Vine' });
});

it.each([
  ['US', '(904) 555-0175', '+19045550175'],
  ['US', '1-904-555-0175', '+19045550175'],
  ['US', '+44 20 7946 0018', '+442079460018'],
  ['GB', '020 7946 0018', '+442079460018'],
  ['DE', '030 901820', '+4930901820'],
])('calls from anywhere a number that is written in %s as %s', (country, phone, international) => {
  expect(internationalPhone({ phone, country })).toBe(international);
});
