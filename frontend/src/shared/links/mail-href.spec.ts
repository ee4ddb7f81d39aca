import { mailHref } from './mail-href';

it.each([
  ['ana@guests.example', 'mailto:ana@guests.example'],
  ['ana+table@guests.example', 'mailto:ana%2Btable@guests.example'],
  ['a?cc=b@c.example&body=x@guests.example', 'mailto:a%3Fcc%3Db@c.example%26body%3Dx@guests.example'],
  ['a%0abcc:b@guests.example', 'mailto:a%250abcc%3Ab@guests.example'],
  ['zoë@guests.example', 'mailto:zo%C3%AB@guests.example'],
])('writes %j so that it stays one address', (address, href) => {
  expect(mailHref(address)).toBe(href);
});
