import { isEmailAddress } from './email-address';

it.each([
  'ana@guests.example',
  'zoë@bistro.example',
  'ana@münchen.example',
  "o'brien+tables@mail.guests.example",
  'a@b.co',
])('takes %s, as the server does', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

it.each(['', 'ana', 'ana@', '@guests.example', 'ana@guests', 'ana@guests.', 'ana @guests.example', 'a@b@c.example'])(
  'refuses %j before it is sent',
  (text) => {
    expect(isEmailAddress(text)).toBe(false);
  },
);
