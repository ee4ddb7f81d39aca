import { PHONE_NUMBER } from './phone-number';

it.each(['', ' ', '555 0100', '(904) 555-0100 ext. 12', '٠٩٠٤٥٥٥٠١٠٠'])('accepts %j', (phone) => {
  expect(phone).toMatch(PHONE_NUMBER);
});

it.each(['abc', '-', '555-010', 'call 12'])('refuses %j', (phone) => {
  expect(phone).not.toMatch(PHONE_NUMBER);
});
