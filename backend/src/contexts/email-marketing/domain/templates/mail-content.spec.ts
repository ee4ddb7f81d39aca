import { mailFor, placeholdersIn } from './mail-content.js';

const content = {
  subject: 'Hello {{firstName}}',
  html: '<p>Hello {{ firstName }}, <a href="{{unsubscribeUrl}}">leave</a>{{nonsense}}</p>',
  text: 'Hello {{firstName}}{{nonsense}}',
};

it('fills in what a person’s fields hold, and nothing for a name that no field has', () => {
  expect(mailFor(content)({ firstName: 'Ana', unsubscribeUrl: 'https://a.example/x?a=1&b=2' })).toEqual({
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
  'knows nothing of {{%s}}',
  (name) => {
    expect(mailFor({ ...content, text: `[{{${name}}}]` })({ firstName: 'Ana' }).text).toBe('[]');
  },
);

it('names each placeholder once', () => {
  expect(placeholdersIn(content.html + content.subject)).toEqual(['firstName', 'unsubscribeUrl', 'nonsense']);
});
