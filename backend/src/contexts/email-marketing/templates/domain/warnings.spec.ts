import { warningsOf } from './warnings.js';

const FINE =
  '<p>Hello {{firstName}}</p><img src="https://a.example/x.png" alt="A heron"><a href="{{unsubscribeUrl}}">leave</a>';
const kinds = (html: string, changes: { subject?: string; text?: string } = {}) => {
  const mail = { subject: 'Hello', html, text: '', ...changes };
  return warningsOf(mail, mail).map(({ kind }) => kind);
};

it('has nothing to say of a mail in which all is well', () => {
  expect(kinds(FINE)).toEqual([]);
  expect(kinds(`<style>p { color: red }</style>${FINE}`)).toEqual([]);
});

it('names each unknown placeholder once, wherever it stands', () => {
  const mail = { subject: '{{nick}} {{ nick }}', html: FINE, text: '{{Constructor}}' };
  expect(warningsOf(mail, mail)).toEqual([
    { kind: 'unknown-placeholder', message: '{{nick}} isn’t a contact field and will be empty.' },
    { kind: 'unknown-placeholder', message: '{{Constructor}} isn’t a contact field and will be empty.' },
  ]);
});

it('says how a subject reads that begins with what is not known of everybody, and what closes the gap', () => {
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
