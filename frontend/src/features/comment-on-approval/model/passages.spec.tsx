import { markPassages, passageOf, passagesIn } from './passages';

const STORY = '<h2>Fire</h2><p>Two days of\n <em>fire</em> and glass.</p><ul><li><p>Bring gloves</p></li></ul><p> </p>';

function marked(html: string, passages: readonly (string | null)[]): string {
  const root = document.createElement('div');
  root.innerHTML = html;
  markPassages(root, passages);
  return root.innerHTML;
}

it('offers paragraphs, headings and list items once, without empty ones', () => {
  expect(passagesIn(`${STORY}<p>Bring gloves</p>`)).toEqual(['Fire', 'Two days of fire and glass.', 'Bring gloves']);
});

it('cuts a passage to what the server stores', () => {
  expect(passageOf(` a\n\tb ${'x'.repeat(600)}`)).toHaveLength(500);
});

it('marks passages across elements and white space, with their numbers', () => {
  expect(marked(STORY, ['days of fire', null, 'gloves'])).toBe(
    '<h2>Fire</h2><p>Two <mark>days of\n</mark> <em><mark>fire</mark><sup>1</sup></em> and glass.</p>' +
      '<ul><li><p>Bring <mark>gloves</mark><sup>3</sup></p></li></ul><p> </p>',
  );
});

it('leaves content alone that no longer has the passage', () => {
  expect(marked('<p>Ice</p>', ['Fire'])).toBe('<p>Ice</p>');
});
