import { mailHtml } from '../../../../../platform/html/mail-html.js';
import { placeholdersIn } from '../mail-content.js';
import { checkedBlocks, type BlockInput, type PlainBlockInput, MAX_BLOCKS } from './mail-block.js';
import { writtenOf } from './written-blocks.js';

const SITE = 'https://bistro.example';
const written = (...input: BlockInput[]) => writtenOf(checkedBlocks(input), SITE);
const PICTURE: PlainBlockInput = { type: 'picture', url: '/pictures/0123456789abcdef0123-1600.webp', alt: 'A lantern' };
const BUTTON: PlainBlockInput = {
  type: 'button',
  label: 'Ask for a table',
  url: 'https://bistro.example/reservations',
};
const columns = (...all: PlainBlockInput[][]): BlockInput => ({
  type: 'columns',
  columns: all.map((blocks) => ({ blocks })),
});
const EVERYTHING: BlockInput[] = [
  { type: 'heading', text: 'Lantern week' },
  { type: 'text', text: 'Dear {{firstName}},\n\nit is getting dark.\nCome!' },
  PICTURE,
  { type: 'divider' },
  columns([{ type: 'text', text: 'Left' }, PICTURE], [{ type: 'heading', text: 'Right' }, BUTTON]),
  BUTTON,
];

describe('an email of blocks', () => {
  it('is plain text in the same order', () => {
    expect(written(...EVERYTHING).textContent).toBe(
      [
        'Lantern week',
        'Dear {{firstName}},',
        'it is getting dark.\nCome!',
        '[A lantern]',
        '* * *',
        'Left',
        '[A lantern]',
        'Right',
        'Ask for a table: https://bistro.example/reservations',
        'Ask for a table: https://bistro.example/reservations',
      ].join('\n\n'),
    );
  });

  it('is HTML that passes sanitizing unchanged: every table, text, link and image', () => {
    const { htmlContent } = written(...EVERYTHING);
    const { body: sent } = mailHtml(htmlContent);
    const count = (html: string, what: RegExp) => [...html.matchAll(what)].length;
    for (const what of [/<table role="presentation"/g, /<td/g, /<p style=/g, /<h2 style=/g, /<a href=/g, /<img src=/g])
      expect([what, count(sent, what)]).toEqual([what, count(htmlContent, what)]);
    expect(sent).toContain('max-width:600px');
    expect(sent).toContain('Dear {{firstName}},</p>');
    expect(placeholdersIn(sent)).toEqual(['firstName']);
  });

  it('shows an uploaded picture as a JPEG at its whole address, no wider than there is room', () => {
    const { htmlContent } = written({ ...PICTURE, width: 400 }, columns([PICTURE], [], []));
    const pictures = [...htmlContent.matchAll(/<img src="([^"]*)" alt="([^"]*)" width="(\d+)"/g)];
    const url = 'https://bistro.example/pictures/0123456789abcdef0123-1600.jpg';
    expect(pictures.map(([, ...parts]) => parts)).toEqual([
      [url, 'A lantern', '400'],
      [url, 'A lantern', '184'],
    ]);
  });

  it('shows a picture of our website as the file that there is', () => {
    const { htmlContent } = written({ type: 'picture', url: '/pictures/merchandise-4-480.webp' });
    expect(htmlContent).toContain('src="https://bistro.example/pictures/merchandise-4-480.webp"');
  });

  it('leaves images of other websites alone', () => {
    const { htmlContent } = written({ type: 'picture', url: 'https://a.example/x.webp?b=1&c=2' });
    expect(htmlContent).toContain('src="https://a.example/x.webp?b=1&amp;c=2" alt=""');
  });
});

const HOSTILE = `</td></table><script>x()</script>"' onerror=x() <img src=x> & {{firstName}}`;

it.each<[string, BlockInput]>([
  ['a heading', { type: 'heading', text: HOSTILE }],
  ['a text', { type: 'text', text: HOSTILE }],
  ['what a picture shows', { ...PICTURE, alt: HOSTILE }],
  ['a label', { ...BUTTON, label: HOSTILE }],
  ['a column', columns([{ type: 'text', text: HOSTILE }], [{ ...PICTURE, alt: HOSTILE }])],
])('escapes markup in %s', (_, block) => {
  const { htmlContent, textContent } = written(block);
  const plain = written(JSON.parse(JSON.stringify(block).replaceAll(JSON.stringify(HOSTILE), '"x"')) as BlockInput);
  const tags = (html: string) => html.replaceAll(/"[^"]*"/g, '""').match(/<[^>]*>/g);
  expect(tags(htmlContent)).toEqual(tags(plain.htmlContent));
  expect(htmlContent).toContain('&lt;script&gt;');
  expect(textContent).toContain('<script>');
});

describe('a block is refused', () => {
  const refused = (message: RegExp, ...blocks: BlockInput[]) => {
    expect(() => checkedBlocks(blocks)).toThrow(message);
  };

  it.each([
    'javascript:alert(1)',
    ' https://a.example',
    'JAVASCRIPT:x',
    'data:text/html,x',
    'vbscript:x',
    'ftp://a.example',
    '//a.example',
    '/menu',
    'https://',
    'https://a.example/"><script>',
    'https://a.example/ x',
    'java\tscript:x',
    'tel:',
    'tel:x',
    'mailto:',
    '',
    null,
  ])('as a button that leads to %j', (url) => {
    refused(/^Block 1 needs a link that starts with/, { ...BUTTON, url });
  });

  it.each(['https://a.example/x?y=1#z', 'http://a.example', 'mailto:ana@guests.example', 'tel:+19045550175'])(
    'but not as one that leads to %s',
    (url) => {
      expect(checkedBlocks([{ ...BUTTON, url }])).toMatchObject([{ url }]);
    },
  );

  it.each(['javascript:x', 'data:image/png;base64,AAAA', '//a.example/x.png', '/api/x', '/pictures/../api', null])(
    'as a picture from %j',
    (url) => {
      refused(/^Block 2 needs an image/, { type: 'divider' }, { ...PICTURE, url });
    },
  );

  it.each<[RegExp, BlockInput]>([
    [/^Block 1 needs a heading/, { type: 'heading', text: '' }],
    [/^Block 1 needs a heading of at most 200 characters\.$/, { type: 'heading', text: 'x'.repeat(201) }],
    [/^Block 1 needs a text of at most 5,000 characters\.$/, { type: 'text', text: 'x'.repeat(5_001) }],
    [/^Block 1 needs a label/, { ...BUTTON, label: undefined }],
    [/^Block 1 needs a width from 40 to 600 pixels\.$/, { ...PICTURE, width: 601 }],
    [/^Block 1 needs two or three columns\.$/, { type: 'columns' }],
    [/^Block 1 needs two or three columns\.$/, columns([])],
    [/^Block 1, column 2, block 1 needs a text/, columns([], [{ type: 'text' }])],
  ])('with %s', (message, block) => {
    refused(message, block);
  });

  it.each<[string, BlockInput]>([
    ['blocks[0].url', { ...BUTTON, url: '' }],
    ['blocks[0].width', { ...PICTURE, width: 601 }],
    ['blocks[0].columns', { type: 'columns' }],
    ['blocks[0].columns[1].blocks[0].text', columns([], [{ type: 'text' }])],
  ])('by the path %s', (field, block) => {
    expect(() => checkedBlocks([block])).toThrow(
      expect.objectContaining({ fields: [expect.objectContaining({ field })] }),
    );
  });

  it('where there are more than sixty, those in columns included', () => {
    const many = (count: number): BlockInput[] => Array.from({ length: count }, () => ({ type: 'divider' }));
    expect(checkedBlocks(many(MAX_BLOCKS))).toHaveLength(60);
    refused(/at most 60 blocks/, ...many(MAX_BLOCKS + 1));
    refused(/at most 60 blocks/, ...many(MAX_BLOCKS - 2), columns([{ type: 'divider' }], [{ type: 'divider' }]));
  });
});
