import { lendPicture, type LentPicture } from './blog.service.js';

const ORANGES: LentPicture = { image: 'oranges', imageAlt: '', themes: ['orange', 'trees'], suitsAnything: false };
const FOUNTAIN: LentPicture = { image: 'fountain', imageAlt: '', themes: ['fountain'], suitsAnything: true };
const WINDOW: LentPicture = { image: 'window', imageAlt: '', themes: ['kiln', 'glass'], suitsAnything: true };
const PICTURES = [ORANGES, FOUNTAIN, WINDOW];

const lent = (title: string, words: string, taken: string[] = []) =>
  lendPicture({ title, words }, PICTURES, new Map(taken.map((image) => [image, 1]))).image;

it('goes by the words of the title before those of the text', () => {
  expect(lent('Three Orange Trees and One Fountain', 'They bloom for a week.')).toBe('oranges');
  expect(lent('A Night Beside the Kiln', 'The fountain sleeps.')).toBe('window');
  expect(lent('Patience', 'Glass does not like to be hurried.')).toBe('window');
});

it('repeats no picture while another one fits', () => {
  expect(lent('Orange Trees', 'One fountain', ['oranges'])).toBe('fountain');
  expect(lent('Orange Trees', 'One fountain', ['oranges', 'fountain', 'window'])).toBe('oranges');
});

it('shows a subject of its own only to stories about it', () => {
  expect(lent('Music', 'From noon to two', ['fountain', 'window'])).toBe('fountain');
});
