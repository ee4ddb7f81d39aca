import { plainName } from './plain-name.js';

it.each(['Amelia Hart', 'Zoë', "Conan O'Brien", 'J. R. Hart', 'Jean-Luc d’Arc', '李小龍', 'محمد علي', 'Søren'])(
  'allows %s',
  (name) => {
    expect(plainName(name)).toBe(name);
  },
);

it.each([
  'Anna & Tom',
  'Anna and Tom',
  'Hart, Ana',
  'Elizabeth (Liz) Poe',
  'Robert Hart Jr.',
  "D'Arcy O’Neill-Smith",
  'Keʻalohi',
  'สมชาย ใจดี',
  'अनीता शर्मा',
  'नरेन्द्र',
  'اَلْمُعَلِّم',
  'Nguyễn Thị Minh',
])('also allows %s', (name) => {
  expect(plainName(name)).toBe(name.normalize('NFC'));
});

it('takes accents in either encoding for the same name', () => {
  expect(plainName('Zoë Marchetti'.normalize('NFD'))).toBe('Zoë Marchetti');
  expect(plainName('  Ana Cole ')).toBe('Ana Cole');
});

it.each([
  'Ana (see evil.example)',
  'Ana) Cole.com',
  'www.evil',
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
