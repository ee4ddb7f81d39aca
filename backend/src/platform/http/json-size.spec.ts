import { isOfReasonableSize } from './body-kinds.js';

const isReasonable = (value: unknown, max = 1_000) => isOfReasonableSize(Buffer.from(JSON.stringify(value)), max);
const nested = (depth: number) => Buffer.from(`${'{"a":['.repeat(depth / 2)}${']}'.repeat(depth / 2)}`);

it.each([
  ['a form', { name: 'Ana', tags: ['a', 'b'] }],
  ['a letter full of signs', { message: '[],{}"\\,'.repeat(10_000) }],
  ['a backslash at the end of a text', { a: '\\', b: Array<number>(900).fill(1) }],
  ['900 keys', Object.fromEntries(Array.from({ length: 900 }, (_, key) => [String(key), key]))],
])('takes %s', (_name, value) => {
  expect(isReasonable(value)).toBe(true);
});

it.each([
  ['a list of 1,100 numbers', { a: Array<number>(1_100).fill(1) }],
  ['1,100 keys', Object.fromEntries(Array.from({ length: 1_100 }, (_, key) => [String(key), key]))],
  ['lists that are short each but many together', { a: Array.from({ length: 400 }, () => [1, 2]) }],
  ['what follows a text that ends in a backslash', { a: '\\', b: Array<number>(1_100).fill(1) }],
])('refuses %s', (_name, value) => {
  expect(isReasonable(value)).toBe(false);
});

it('accepts as many elements as its limit', () => {
  const addresses = (count: number) => ({
    emails: Array.from({ length: count }, (_, n) => `guest${String(n)}@x.example`),
  });
  expect(isReasonable(addresses(10_001), 20_000)).toBe(true);
  expect(isReasonable(addresses(20_001), 20_000)).toBe(false);
});

it('accepts a depth of twenty and no more', () => {
  expect(isOfReasonableSize(nested(20), 1_000)).toBe(true);
  expect(isOfReasonableSize(nested(22), 1_000)).toBe(false);
});

it('comes to an end in a text that does not', () => {
  expect(isOfReasonableSize(Buffer.from('{"a":"b\\'), 1_000)).toBe(true);
});
