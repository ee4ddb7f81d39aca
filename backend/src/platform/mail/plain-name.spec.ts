import { plainName } from './plain-name.js';

it.each(['Amelia Hart', 'Zoë', "Conan O'Brien", 'J. R. Hart', 'Jean-Luc d’Arc', '李小龍', 'محمد علي', 'Søren'])(
  'lets %s stand',
  (name) => {
    expect(plainName(name)).toBe(name);
  },
);

it.each([
  'Win at evil.example',
  'https://evil.example',
  'You won $500!',
  'Call (904) 555-0100',
  '<b>Amelia</b>',
  'Amelia\nBuy now',
  'x'.repeat(61),
  'a@guests.example',
  '',
])('makes a guest of %j', (name) => {
  expect(plainName(name)).toBe('guest');
});
