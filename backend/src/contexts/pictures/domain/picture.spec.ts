import { pathOf, PictureInUse, widthsOf } from './picture.js';

it.each([
  [1_600, [1_600, 800]],
  [801, [801, 800]],
  [800, [800]],
  [640, [640]],
])('of %i pixels is kept no wider than it is, and narrower only where that is less', (width, widths) => {
  expect(widthsOf({ width })).toEqual(widths);
});

it('is seen by everybody under its key and its widest form', () => {
  expect(pathOf({ key: 'c0ffee', width: 1_200 })).toBe('/pictures/c0ffee-1200.webp');
});

it('says where it is shown, and of many only how many more', () => {
  expect(new PictureInUse(['Spring menu']).message).toBe('This image is used in “Spring menu”. Remove it there first.');
  expect(new PictureInUse(['One', 'Two', 'Three', 'Four', 'Five']).message).toContain(
    '“One”, “Two”, “Three”, and 2 more',
  );
});
