import { NO_QUOTATIONS, REPLY_SAMPLES } from './reply-samples.js';
import { divided, withoutQuotes } from './without-quotes.js';

const OUTLOOK = `________________________________
From: Glass Garden Bistro <reservations@bistro.example>
Sent: Saturday, November 21, 2026 10:12 AM
To: Amelia Hart <amelia@guests.example>
Subject: Your table is confirmed

Dear Amelia, we look forward to seeing you.`;

it.each([
  [
    'Gmail',
    `We will be 20 minutes late, sorry!

On Sat, Nov 21, 2026 at 10:12 AM Glass Garden Bistro <
reservations@bistro.example> wrote:

> Your table is confirmed
>
> Dear Amelia, we look forward to seeing you.
`,
    'We will be 20 minutes late, sorry!',
  ],
  [
    'Apple Mail on a telephone',
    `Could we be five instead of four?

Amelia
Sent from my iPhone

> On Nov 21, 2026, at 10:12 AM, Glass Garden Bistro <reservations@bistro.example> wrote:
>
> \ufeff Your table is confirmed`,
    'Could we be five instead of four?\n\nAmelia',
  ],
  [
    'Apple Mail on a computer',
    `Please cancel.\n\n> On Nov 21, 2026, at 10:12 AM, Bistro <reservations@bistro.example> wrote:\n> \n> Your table`,
    'Please cancel.',
  ],
  ['Outlook', `Thank you, see you then.\n\nAmelia\n\n${OUTLOOK}`, 'Thank you, see you then.\n\nAmelia'],
  [
    'Outlook on a telephone',
    `We cannot come.\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n${OUTLOOK}`,
    'We cannot come.',
  ],
  [
    'Outlook of before',
    `Fine with us.\r\n\r\n-----Original Message-----\r\nFrom: Bistro\r\nSent: Saturday\r\nTo: me\r\n\r\nYour table`,
    'Fine with us.',
  ],
  [
    'a program that quotes without signs',
    `Yes please.\n\nOn Saturday, November 21, 2026 at 10:12 AM, Bistro wrote:\n\nYour table is confirmed\nDear Amelia`,
    'Yes please.',
  ],
])('extracts what %s users wrote, without the quotation', (_, text, written) => {
  expect(withoutQuotes(text)).toBe(written);
});

it.each(REPLY_SAMPLES)('extracts what was written: $program', ({ text, written }) => {
  expect(withoutQuotes(text, { subject: 'Re: Your table is confirmed' })).toBe(written);
});

it.each(NO_QUOTATIONS)('takes nothing away of %j', (text) => {
  expect(divided(text, { subject: 'Re: Your table is confirmed' })).toEqual({ written: text, leftOut: '' });
});

it('also returns the removed part', () => {
  const text =
    'Five of us\n\nZoe\n-- \nZoe Hart\n\nOn Nov 27, 2026, at 10:12 AM, Bistro <t@b.example> wrote:\n> Your table';
  expect(divided(text)).toEqual({
    written: 'Five of us\n\nZoe',
    leftOut: '--\nZoe Hart\n\nOn Nov 27, 2026, at 10:12 AM, Bistro <t@b.example> wrote:\n> Your table',
  });
});

it('knows our own address in an attribution of any language', () => {
  const text = 'Viisi meitä\n\nxyz 27 abc 2026 table@bistro.example qwerty:\n\nYour table';
  expect(withoutQuotes(text, { address: 'table@bistro.example' })).toBe('Viisi meitä');
});

it('extracts text below and between quoted lines', () => {
  const text = `Hello,

On Sat, Nov 21, 2026 at 10:12 AM Bistro <reservations@bistro.example> wrote:
> Party: 4 people
We are five now.
> Running late? Please call us.
No, we are on time.`;
  expect(withoutQuotes(text)).toBe('Hello,\n\nWe are five now.\nNo, we are on time.');
});

it('removes the signature but not similar lines', () => {
  const text = 'On Friday we came at 12.\n\nFrom: the train station it is a long way.\n\n-- \nAmelia Hart\nHart & Sons';
  expect(withoutQuotes(text)).toBe('On Friday we came at 12.\n\nFrom: the train station it is a long way.');
});

it('leaves a text alone if all of it looks like a quotation', () => {
  expect(withoutQuotes(OUTLOOK)).toContain('Dear Amelia, we look forward');
});

it('is empty where nothing was written', () => {
  expect(withoutQuotes(' \r\n\r\n')).toBe('');
});

it('lets no sign pass that a database or a screen stumbles over', () => {
  expect(withoutQuotes('Late\0 by\u0007 ten\tminutes\n\n\n\n\nAmelia   \n')).toBe('Late by ten\tminutes\n\nAmelia');
});

it('is fast for a hostile text of 100,000 characters', () => {
  const began = performance.now();
  for (const line of [`On ${'1'.repeat(400)}\n`, 'On 1\n', 'On 1 wrote: \n', '_'.repeat(90), '>\n', 'From: x\nTo: '])
    withoutQuotes(line.repeat(100_000 / line.length));
  expect(performance.now() - began).toBeLessThan(5_000);
});
