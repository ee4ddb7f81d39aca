import { hashOfToken, isTokenText, newTokenText } from './crc-token-texts.js';

it('is 40 characters long, in a format for secret scanners', () => {
  expect(newTokenText()).toMatch(/^cty_[0-9A-Za-z]{36}$/);
});

it('is never made twice', () => {
  expect(new Set(Array.from({ length: 500 }, newTokenText)).size).toBe(500);
});

it('ends in the CRC-32 of its random part', () => {
  // CRC-32 of thirty zeros is 0x77e5db82, computed with Python's zlib.
  expect(isTokenText(`cty_${'0'.repeat(30)}2C8GjS`)).toBe(true);
  expect(isTokenText(newTokenText())).toBe(true);
});

it('detects a mistyped character at any position', () => {
  const token = newTokenText();
  for (let place = 4; place < token.length; place += 1) {
    const other = token[place] === 'a' ? 'b' : 'a';
    expect(isTokenText(token.slice(0, place) + other + token.slice(place + 1))).toBe(false);
  }
});

it.each(['', 'cty_', 'abc', `CTY_${'a'.repeat(36)}`, `cty_${'a'.repeat(35)}-`, `cty_${'a'.repeat(400)}`])(
  'takes %j for no token',
  (text) => {
    expect(isTokenText(text)).toBe(false);
  },
);

it('is stored as a hash that does not contain it', () => {
  const token = newTokenText();
  expect(hashOfToken(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOfToken(token)).toBe(hashOfToken(token));
  expect(hashOfToken(token)).not.toBe(hashOfToken(newTokenText()));
});
