import { warningsOf } from './warnings.js';

const FINE =
  '<p>Hello {{firstName}}</p><img src="https://a.example/x.png" alt="A heron"><a href="{{unsubscribeUrl}}">leave</a>';
const kinds = (html: string, changes: { subject?: string; text?: string } = {}) => {
  const mail = { subject: 'Hello', html, text: '', ...changes };
  return warningsOf(mail, mail).map(({ kind }) => kind);
};

it('has no warnings for a valid email', () => {
  expect(kinds(FINE)).toEqual([]);
  expect(kinds(`<style>@media print{p{color:red}}</style>${FINE} {a note}`)).toEqual([]);
});

it('names each unknown placeholder once, wherever it occurs', () => {
  const mail = { subject: '{{nick}} {{ nick }}', html: FINE, text: '{{Constructor}}' };
  expect(warningsOf(mail, mail)).toEqual([
    { kind: 'unknown-placeholder', message: '{{nick}} isn’t a contact field and will be empty.' },
    { kind: 'unknown-placeholder', message: '{{Constructor}} isn’t a contact field and will be empty.' },
  ]);
});

it.each([
  ['Hi {{firstName, soup', '{{firstName, soup'],
  ['Hi {{firstName}, soup', '{{firstName}'],
  ['Hi {firstName|you}, soup', '{firstName|you}'],
  ['{{firstName|{{lastName}}}}, soup', '{{firstName|'],
])('quotes the braces that people would see: %s', (subject, braces) => {
  const mail = { subject, html: FINE, text: '' };
  const message = `“${braces}” isn’t a complete placeholder, so people see it as written. Write it like {{firstName}} or {{firstName|Friend}}.`;
  expect(warningsOf(mail, mail)).toEqual([{ kind: 'unknown-placeholder', message }]);
});

it.each(['{{<b>firstName</b>}}', '{{first<span style="color: red">Name</span>}}', '<b>{{first</b>Name}}'])(
  'says that people see the braces of %s',
  (field) => {
    const mail = { subject: 'Hello', html: `${FINE}<p>Dear ${field}, soup</p>`, text: 'Dear {{firstName}}, soup' };
    const message = '“{{firstName}}” has formatting inside, so people see the braces. Format all of it, or none.';
    expect(warningsOf(mail, mail)).toEqual([{ kind: 'unknown-placeholder', message }]);
  },
);

it('shows how a subject reads if its first field is empty, and how to fix it', () => {
  const of = (subject: string) => warningsOf({ subject, html: FINE, text: '' }, { subject, html: FINE, text: '' });
  expect(of('{{ firstName }}, a quart of soup')).toEqual([
    {
      kind: 'gap-in-subject',
      message:
        'Without a first name, the subject reads “, a quart of soup”. Use {{firstName|Friend}} to set a fallback.',
    },
  ]);
  for (const subject of [
    '{{firstName|Friend}}, soup',
    'Soup for {{firstName}}',
    '{{restaurantName}}: soup',
    '{{email}}',
  ])
    expect(of(subject)).toEqual([]);
});

it('checks the preview text like the subject', () => {
  const mail = { subject: 'Hello', previewText: '{{firstName}}, come in, {{nick}}', html: FINE, text: '' };
  expect(warningsOf(mail, mail)).toEqual([
    { kind: 'unknown-placeholder', message: '{{nick}} isn’t a contact field and will be empty.' },
    {
      kind: 'gap-in-preview-text',
      message:
        'Without a first name, the preview text reads “, come in, {{nick}}”. Use {{firstName|Friend}} to set a fallback.',
    },
  ]);
});

it.each([
  ['no-unsubscribe-link', '<p>Hello</p>'],
  ['picture-without-description', `${FINE}<img src="https://a.example/y.png">`],
  ['picture-without-description', `${FINE}<img src="https://a.example/y.png" alt="">`],
  ['left-out', `${FINE}<script>x()</script>`],
  ['left-out', `${FINE}<style>${'p { color: red }'.repeat(5_000)}</style>`],
  ['too-large', `${FINE}${'ü'.repeat(52 * 1024)}`],
])('warns of %s', (kind, html) => {
  expect(kinds(html)).toEqual([kind]);
});
