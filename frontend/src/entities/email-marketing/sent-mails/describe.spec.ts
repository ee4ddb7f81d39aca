import { recipientInWords, subjectInWords } from './model';

it('shows no address of an erased person', () => {
  expect(recipientInWords({ recipientEmail: 'erased-01a2@guest.invalid' })).toBe('Erased guest');
  expect(recipientInWords({ recipientEmail: 'ana@guests.example' })).toBe('ana@guests.example');
});

it.each([
  ['Hello {{firstName}}, come in', 'Hello, come in'],
  ['{{firstName}}, the kiln is warm', 'the kiln is warm'],
  ['Welcome, {{firstName}}: the gate is open', 'Welcome: the gate is open'],
  ['A wish for {{ firstName }} {{lastName}}', 'A wish for'],
  ['A wish for {{firstName|a friend}}', 'A wish for a friend'],
  ['{{firstName | Friend}}, come in', 'Friend, come in'],
  ['Glass - and wine', 'Glass - and wine'],
])('shows %j without empty placeholders', (subject, words) => {
  expect(subjectInWords({ subject })).toBe(words);
});
