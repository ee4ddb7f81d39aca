import profile from '@content/restaurant.json';
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
