import { faultOf, fitted, isTooLargeToSend } from './ui/upload-picture';

const MB = 1024 * 1024;

it.each([
  ['image/jpeg', MB, undefined],
  ['image/webp', MB, undefined],
  ['image/svg+xml', MB, 'Choose a JPEG, PNG or WebP image.'],
  ['', MB, 'Choose a JPEG, PNG or WebP image.'],
  ['image/png', 41 * MB, 'This image is too large. Choose one of at most 10 MB.'],
])('says of %s of %i bytes: %s', (type, size, fault) => {
  expect(faultOf({ type, size })).toBe(fault);
});

it('sends at most 10 MB', () => {
  expect([10 * MB, 10 * MB + 1].map((size) => isTooLargeToSend({ size }))).toEqual([false, true]);
});

it('makes a photo smaller in proportion, and nothing larger', () => {
  expect(fitted(4_800, 3_600, 2_400)).toEqual({ width: 2_400, height: 1_800 });
  expect(fitted(1_000, 5_000, 2_400)).toEqual({ width: 480, height: 2_400 });
  expect(fitted(300, 200, 2_400)).toEqual({ width: 300, height: 200 });
});
