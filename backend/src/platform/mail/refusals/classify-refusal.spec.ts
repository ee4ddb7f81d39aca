import { classifyRefusal } from './classify-refusal.js';
import { ADVICE, CODE_RULES, WORD_RULES } from './refusal-rules.js';
import { SMTP_ANSWERS } from './refusal-samples.js';

it.each(SMTP_ANSWERS)('reads as %s: %s', (cause, answer) => {
  expect(classifyRefusal(answer)?.cause ?? 'unsure').toBe(cause);
});

it.each([
  ['a code in the text over a general status', '550 5.1.1 no such user', '5.0.0', 'dead'],
  ['a code in the text over another status', '550 5.7.1 the address 192.0.2.7 stands on our block list', '5.1.2', 'us'],
  ['what the server said at last over the status of giving up', 'smtp; 550 5.1.1 User unknown', '4.4.7', 'dead'],
  ['the status where the text says nothing', '', '5.1.1', 'dead'],
  ['a full mailbox, whatever its status', 'smtp; 550 mailbox full', '5.1.1', 'undeliverable'],
  ['an address that is closed and unknown', 'smtp; 550 5.1.1 account disabled', '5.1.1', 'dead'],
])('believes %s', (_, text, status, cause) => {
  expect(classifyRefusal(text, status)?.cause).toBe(cause);
});

it('concludes nothing from names of hosts and people, or from links', () => {
  const answer = 'host mx.spam-block.example[192.0.2.9] said: 550 5.1.1 <quota.full@spf.example>: unknown user';
  expect(classifyRefusal(`${answer} https://helo.example/policy/spam`)?.cause).toBe('dead');
});

it('names the source of each rule, and what the owner can do about each refusal of us', () => {
  for (const rule of [...CODE_RULES, ...WORD_RULES]) {
    expect(rule.source).not.toBe('');
    expect(rule.cause === 'us').toBe(rule.fix !== undefined);
    if (rule.fix) expect(ADVICE[rule.fix]).toMatch(/\.$/);
  }
});

it('takes a server that does not know our own address or domain for one that refuses us', () => {
  const envelope = { sender: 'hello@bistro.example', recipient: 'ana@guests.example' };
  for (const named of ['bistro.example', '<Hello@bistro.example>'])
    expect(classifyRefusal(`550 Domain does not exist: ${named}`, '', envelope)).toEqual({
      cause: 'us',
      fix: 'sender',
    });
  expect(classifyRefusal('550 Domain does not exist: guests.example', '', envelope)?.cause).toBe('dead');
});
