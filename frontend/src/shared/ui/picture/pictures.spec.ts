import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import courtyard from '@content/courtyard.json';
import gallery from '@content/gallery.json';
import merchandise from '@content/merchandise.json';
import lent from '@content/blog/pictures.json';
import posts from '@content/blog/posts.json';
import { PICTURE_NAMES, widthsOf } from './picture';
import pictures from './pictures.json';

const folder = join(__dirname, '../../../../public/pictures');
const content = join(__dirname, '../../../../../backend/content');

it('has a file for every width and format it offers', () => {
  const missing = PICTURE_NAMES.flatMap((name) =>
    widthsOf(name)
      .flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`])
      .filter((file) => !existsSync(join(folder, file))),
  );
  expect(missing).toEqual([]);
});

it('describes every picture as an illustration', () => {
  for (const { alt } of [...courtyard, ...gallery, ...merchandise])
    expect(alt).toMatch(/^Stained-glass illustration of /);
});

it('contains every image that the content uses', () => {
  const allPictures = [...courtyard, ...gallery, ...merchandise].map(({ picture }) => picture);
  const unknown = [...allPictures, ...[...posts, ...lent].map(({ image }) => image)].filter(
    (name) => !Object.hasOwn(pictures, name),
  );
  expect(unknown).toEqual([]);
});

it('has a text for every article', () => {
  for (const { id } of posts) expect(readFileSync(join(content, `blog/${id}.html`), 'utf8')).toContain('<p>');
  expect(posts.filter(({ featured }) => featured)).toHaveLength(1);
});
