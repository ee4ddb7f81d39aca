import { plainMessage, plainPath } from './client-errors.controller.js';

it.each([
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
  ["reading 'customerName' of ana@guests.example", 'reading … of …'],
  ['no room for 904-555-0175', 'no room for …'],
  [
    'Failed to fetch /api/staff/reservations/019ab000-0000-7000-8000-000000000030',
    'Failed to fetch /api/staff/reservations/…',
  ],
  ['two\nlines\u0000', 'two lines '],
])('reduces %j to %j', (message, plain) => {
  expect(plainMessage(message)).toBe(plain);
});

it('is at most one line long', () => {
  expect(plainMessage('x '.repeat(5_000)).length).toBeLessThanOrEqual(300);
});

it.each([
  ['/staff/dashboard?open=019ab000-0000-7000-8000-000000000030', '/staff/dashboard'],
  ['/email/record#eyJhbGciOi', '/email/record'],
  ['/agreements/019ab000-0000-7000-8000-000000000030/sign', '/agreements/…/sign'],
])('reduces the page address %s to %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});
