import type { Restaurant } from '../../../../kernel/restaurant.js';
import { LibphonenumberNumbers } from './libphonenumber-numbers.js';

const numbers = new LibphonenumberNumbers({ address: { country: 'US' } } as Restaurant);

it.each([
  ['(904) 555-0123', '+19045550123'],
  ['904.555.0123', '+19045550123'],
  ['1 904 555 0123', '+19045550123'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+49 30 901820', '+4930901820'],
])('reads %s as %s', (text, number) => {
  expect(numbers.e164(text)).toBe(number);
});

it.each([
  '',
  '911',
  '555-0123',
  'call me',
  '+1 904 555',
  '+999 1234567',
  '(904) 555-0123 ext. 7',
  'tel: ' + '9'.repeat(30),
])('takes %j for no number that can be written to', (text) => {
  expect(numbers.e164(text)).toBeNull();
});
