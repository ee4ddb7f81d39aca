import profile from '@content/restaurant.json';
import { restaurantNow } from './days';
import {
  cityLine,
  directionsHref,
  isAtBuiltAddress,
  isBuiltLink,
  isBuiltName,
  phoneHref,
  restaurant,
  setRestaurant,
  streetLine,
} from './profile';

const { address, ...contact } = profile;
const BUILT = { ...contact, ...address };

afterEach(() => {
  setRestaurant(null);
});

it('is what the page was built with until details are saved', () => {
  expect(restaurant).toMatchObject(profile);
  setRestaurant({ ...BUILT, name: 'Harbor & Vine', city: 'Savannah' });
  expect(restaurant).toMatchObject({ name: 'Harbor & Vine', address: { city: 'Savannah', country: 'US' } });
  expect(restaurant.timeZone).toBe(profile.timeZone);
});

it('writes an address without a unit on two lines, and in links', () => {
  setRestaurant({ ...BUILT, street: '12 River Street', unit: '', city: 'Savannah', region: 'GA', postalCode: '31401' });
  expect([streetLine(), cityLine()]).toEqual(['12 River Street', 'Savannah, GA 31401']);
  expect(new URL(directionsHref()).searchParams.get('destination')).toBe('12 River Street, Savannah, GA 31401');
});

it.each([
  ['(912) 555-0142', 'tel:+19125550142'],
  ['1-912-555-0142', 'tel:+19125550142'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
])('calls %s as %s', (phone, href) => {
  setRestaurant({ ...BUILT, phone });
  expect(phoneHref()).toBe(href);
});

it('knows when it has moved or has another name, and which links are not those of the files', () => {
  expect([isAtBuiltAddress(), isBuiltName()]).toEqual([true, true]);
  setRestaurant({ ...BUILT, unit: 'Suite 7', name: 'Harbor & Vine' });
  expect(isBuiltName()).toBe(false);
  expect(isAtBuiltAddress()).toBe(true);
  setRestaurant({ ...BUILT, city: 'St. Augustine' });
  expect(isAtBuiltAddress()).toBe(true);
  setRestaurant({ ...BUILT, city: 'Savannah', region: 'GA', postalCode: '31401' });
  expect(isAtBuiltAddress()).toBe(false);
  const [link] = profile.socialLinks;
  expect(link && isBuiltLink(link)).toBe(true);
  expect(isBuiltLink({ platform: 'Google', url: 'https://google.example/harborandvine' })).toBe(false);
});

it.each([
  [{ city: 'Berlin', region: '', postalCode: '10119', country: 'DE' }, '10119 Berlin'],
  [{ city: 'Monterrey', region: 'NL', postalCode: '64000', country: 'MX' }, '64000 Monterrey, NL'],
  [{ city: 'London', region: '', postalCode: 'SW1A 2AA', country: 'GB' }, 'London SW1A 2AA'],
])('writes the city as the country does: %j', (place, written) => {
  setRestaurant({ ...BUILT, ...place });
  expect(cityLine()).toBe(written);
  expect(isAtBuiltAddress()).toBe(false);
});

it('reads the clock in the time zone of now, and calls the number that the server sends', () => {
  const at = new Date('2026-11-24T03:30:00Z');
  expect(restaurantNow(at)).toEqual({ date: '2026-11-23', minutes: 22 * 60 + 30 });
  setRestaurant({ ...BUILT, timeZone: 'America/Denver', phone: '030 901820', internationalPhone: '+4930901820' });
  expect(restaurantNow(at)).toEqual({ date: '2026-11-23', minutes: 20 * 60 + 30 });
  expect(phoneHref()).toBe('tel:+4930901820');
});
