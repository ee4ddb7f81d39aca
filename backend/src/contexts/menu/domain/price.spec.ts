import { priceFrom } from './menu-rules.js';

it.each([
  ['15', '$15.00'],
  [' 15.5 ', '$15.50'],
  ['$15.00', '$15.00'],
  ['$24', '$24'],
  ['0', '$0.00'],
  ['007.25', '$7.25'],
  ['12-14', '$12-$14'],
  ['$12 – $14.50', '$12-$14.50'],
])('reads “%s” as %s', (text, price) => {
  expect(priceFrom(text)).toBe(price);
});

it.each(['', '$', 'free', '15,00', '-5', '15.005', '12345', '14-12', '12-12', '1-2-3', '15 dollars', '1e3', '１５'])(
  'does not take “%s” for a price',
  (text) => {
    expect(priceFrom(text)).toBeNull();
  },
);
