import { pathOf, PictureInUse, widthsOf } from './picture.js';

it.each([
  [1_600, [1_600, 800]],
  [801, [801, 800]],
  [800, [800]],
  [640, [640]],
])('of %i pixels is stored no wider than the original, and narrower only if that is smaller', (width, widths) => {
  expect(widthsOf({ width })).toEqual(widths);
});

it('is public under its key and greatest width', () => {
  expect(pathOf({ key: 'c0ffee', width: 1_200 })).toBe('/pictures/c0ffee-1200.webp');
});

it('names where it is shown, and only counts the rest if there are many', () => {
  expect(new PictureInUse(['Spring menu']).message).toBe('This image is used in “Spring menu”. Remove it there first.');
  expect(new PictureInUse(['One', 'Two', 'Three', 'Four', 'Five']).message).toContain(
    '“One”, “Two”, “Three”, and 2 more',
  );
});
