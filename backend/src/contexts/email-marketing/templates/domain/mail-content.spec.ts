import { mailFor, placeholdersIn } from './mail-content.js';

const content = {
  subject: 'Hello {{firstName}}',
  html: '<p>Hello {{ firstName }}, <a href="{{unsubscribeUrl}}">leave</a>{{nonsense}}</p>',
  text: 'Hello {{firstName}}{{nonsense}}',
};

it('fills in what a person’s fields hold, and nothing for a name that no field has', () => {
  expect(mailFor(content)({ firstName: 'Ana', unsubscribeUrl: 'https://a.example/x?a=1&b=2' })).toMatchObject({
    subject: 'Hello Ana',
    html: '<p>Hello Ana, <a href="https://a.example/x?a=1&amp;b=2">leave</a></p>',
    text: 'Hello Ana',
  });
});

it('puts fields in as text: their tags, braces and line breaks mean nothing', () => {
  const filled = mailFor(content)({ firstName: '<b>{{email}}\r\nBcc: a@b.example', email: 'secret@guests.example' });
  expect(filled.subject).toBe('Hello <b>{{email}} Bcc: a@b.example');
  expect(filled.html).toContain('Hello &lt;b&gt;{{email}}');
});

it.each(['constructor', '__proto__', 'toString', 'constructor.constructor("x")()'])(
  'replaces the unknown placeholder {{%s}} with nothing',
  (name) => {
    expect(mailFor({ ...content, text: `[{{${name}}}]` })({ firstName: 'Ana' }).text).toBe('[]');
  },
);

it.each(['', ' '])('uses the fallback after the bar if a field is %j', (firstName) => {
  const greeting = 'Hello {{ firstName | friend }}';
  const filled = mailFor({ subject: greeting, html: '<p>{{firstName|friend &amp; guest}}</p>', text: greeting });
  expect(filled({ firstName })).toMatchObject({
    subject: 'Hello friend',
    html: '<p>friend &amp; guest</p>',
    text: 'Hello friend',
  });
  expect(filled({ firstName: 'Ana' }).html).toBe('<p>Ana</p>');
});

it('names each placeholder once', () => {
  expect(placeholdersIn(`${content.html}${content.subject}{{firstName|friend}}`)).toEqual([
    'firstName',
    'unsubscribeUrl',
    'nonsense',
  ]);
});

it('writes fields within an address so that they neither end it nor change it', () => {
  const filled = mailFor({
    subject: '',
    html: '<a href="https://survey.example/?who={{firstName}}&amp;mail={{email}}#{{firstName|a &amp; b}}">x {{firstName}}</a> <a href="mailto:{{email}}">y</a>',
    text: 'See https://survey.example/?who={{firstName}}&mail={{email}} {{firstName}} (https://a.example/{{lastName|A B}})',
  });
  expect(filled({ firstName: 'Ana & Bé "x"', email: 'ana+tag@guests.example' })).toMatchObject({
    subject: '',
    html:
      '<a href="https://survey.example/?who=Ana%20%26%20B%C3%A9%20%22x%22&amp;mail=ana%2Btag@guests.example#Ana%20%26%20B%C3%A9%20%22x%22">' +
      'x Ana &amp; Bé &quot;x&quot;</a> <a href="mailto:ana%2Btag@guests.example">y</a>',
    text: 'See https://survey.example/?who=Ana%20%26%20B%C3%A9%20%22x%22&mail=ana%2Btag@guests.example Ana & Bé "x" (https://a.example/A%20B)',
  });
  expect(filled({ firstName: '' }).html).toContain('#a%20%26%20b"');
});
