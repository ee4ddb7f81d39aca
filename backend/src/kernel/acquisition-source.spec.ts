import { acquisitionSourceOf } from './acquisition-source.js';

it.each([
  ['Card', 'card'],
  [' www.google.com ', 'www.google.com'],
  ['window-2', 'window-2'],
  ['', 'direct'],
  [null, 'direct'],
  [undefined, 'direct'],
  ['<b>', 'other'],
  ['a'.repeat(61), 'other'],
])('reads the acquisition source of %j as %s', (named, name) => {
  expect(acquisitionSourceOf(named)).toBe(name);
});
