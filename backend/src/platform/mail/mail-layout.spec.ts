import { mailLayout } from './mail-layout.js';

const RESTAURANT = {
  name: 'Kiln & Kettle',
  phone: '(555) 010-0100',
  address: { street: '1 Dock St', unit: 'Unit 2', city: 'Tybee', region: 'GA', postalCode: '31328', country: 'US' },
};

const CONTENT = {
  heading: 'Your table is confirmed',
  paragraphs: ['Dear Ana, we look forward to seeing you.'],
  facts: [
    ['Date', 'Friday, November 27, 2026'],
    ['Time', '12:30 PM'],
  ],
  action: { label: 'View your reservation', url: 'https://bistro.example/table#a?b&c' },
  closing: ['Running late? Call us.'],
} as const;

it('reads well as plain text: heading, text, facts, link, notes, sender', () => {
  expect(mailLayout(RESTAURANT, CONTENT).text).toBe(
    [
      'Your table is confirmed',
      'Dear Ana, we look forward to seeing you.',
      'Date: Friday, November 27, 2026\nTime: 12:30 PM',
      'View your reservation: https://bistro.example/table#a?b&c',
      'Running late? Call us.',
      '-- \nKiln & Kettle\n1 Dock St, Unit 2, Tybee, GA 31328\n(555) 010-0100',
    ].join('\n\n'),
  );
});

it('shows the same as HTML, with every text escaped', () => {
  const { html } = mailLayout(RESTAURANT, { ...CONTENT, paragraphs: ['<b>Ana</b>\nand you'] });
  expect(html).toContain('&lt;b&gt;Ana&lt;/b&gt;<br>and you');
  expect(html).toMatch(/<th scope="row"[^>]*>Time<\/th><td[^>]*>12:30 PM<\/td>/);
  expect(html).toMatch(/<a href="https:\/\/bistro\.example\/table#a\?b&amp;c"[^>]*>View your reservation<\/a>/);
  expect(html).toMatch(/Kiln &amp; Kettle<br>1 Dock St, Unit 2, Tybee, GA 31328<br>\(555\) 010-0100/);
});

it('begins with the text for inboxes: its own, else the first paragraph, else what someone wrote', () => {
  const preview = (changes: object) =>
    /<body[^>]*><div style="display:none[^"]*">([^<\u034F]*)/.exec(
      mailLayout(RESTAURANT, { ...CONTENT, ...changes }).html,
    )?.[1];
  expect(preview({ preheader: 'Friday, 12:30 PM' })).toBe('Friday, 12:30 PM');
  expect(preview({})).toBe(CONTENT.paragraphs[0]);
  expect(preview({ paragraphs: [], blocks: [{ title: 'You wrote', lines: ['Is there a swing?'] }] })).toBe(
    'You wrote · Is there a swing?',
  );
});

it('has its own colors for dark mode', () => {
  const { html } = mailLayout(RESTAURANT, CONTENT);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{[^]*\.page\{background:#161311!important\}/);
});

it('names another sender in place of the restaurant', () => {
  const sender = { name: 'Harborlight', lines: ['hello@harborlight.example'] };
  const { text, html } = mailLayout(RESTAURANT, { ...CONTENT, sender });
  expect(text).toMatch(/-- \nHarborlight\nhello@harborlight\.example$/);
  expect(`${text}${html}`).not.toContain('Kiln');
});
