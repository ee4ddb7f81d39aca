import type { Restaurant } from '../../../../kernel/restaurant.js';
import { ListedPasswords } from './listed-passwords.js';

const listed = new ListedPasswords({ name: 'The Blue Door', address: { city: 'St. Augustine' } } as Restaurant);

it.each([
  'password1',
  'Password1',
  'TheBlueDoor2026!',
  'the-blue-door-1',
  'Augustine-1565',
  'courtyard2026',
  '!!Owner!!1234',
])('knows %s as common', (password) => {
  expect(listed.includes(password)).toBe(true);
});

it.each(['blue glass 17', 'courtyard of lemon trees', 'walnut-tram-9'])('does not list %s', (password) => {
  expect(listed.includes(password)).toBe(false);
});
