import { MAX_STORED_LENGTH, parseReply } from './reply-intake.js';

const mail = (headers: string, body = 'See you then.') =>
  Buffer.from(`From: Amelia Hart <Amelia@Guests.example>\nMessage-ID: <one@guests.example>\n${headers}\n\n${body}`);
const read = (headers = 'Subject: Re: Your table', body?: string) => parseReply(mail(headers, body));

it('reads who wrote, what, and what it answers', async () => {
  expect(await read('In-Reply-To: <b@bistro.example>\nReferences: <a@bistro.example>\n <b@bistro.example>')).toEqual({
    writtenBy: 'amelia@guests.example',
    text: 'See you then.',
    isCut: false,
    leftOut: '',
    attachments: [],
    fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
    answers: '<b@bistro.example> <a@bistro.example> <b@bistro.example>',
    isAutomatic: false,
  });
});

it('reads HTML as text, without its quotation', async () => {
  const html = `<div>We&#39;ll be <b>five</b>.<br>Amelia</div><br><div class="gmail_quote"><div>On Sat, Nov 21, 2026 at 10:12 AM
    Bistro &lt;<a href="mailto:r@bistro.example">r@bistro.example</a>&gt; wrote:</div><blockquote>Your table is confirmed</blockquote></div>`;
  const { text } = await read('MIME-Version: 1.0\nContent-Type: text/html; charset=utf-8', html);
  expect(text).toBe("We'll be five.\nAmelia");
});

it('reads HTML of Outlook', async () => {
  const html = `<p>We cannot come.</p><hr><div id="divRplyFwdMsg"><b>From:</b> Bistro &lt;r@bistro.example&gt;<br><b>Sent:</b> Saturday<br>
    <b>To:</b> Amelia<br><b>Subject:</b> Your table</div><div>Dear Amelia</div>`;
  expect((await read('MIME-Version: 1.0\nContent-Type: text/html', html)).text).toBe('We cannot come.');
});

const PARTS = 'MIME-Version: 1.0\nContent-Type: multipart/alternative; boundary="b"';

it('reads the HTML if the text part is blank', async () => {
  const body =
    '--b\nContent-Type: text/plain\n\n \n--b\nContent-Type: text/html\n\n<p>Please cancel our table.</p>\n--b--';
  expect((await read(PARTS, body)).text).toBe('Please cancel our table.');
});

it('reads a text part that is marked as a file where nothing else is written', async () => {
  const file =
    'Content-Type: text/plain; name="a.txt"\nContent-Disposition: attachment; filename="a.txt"\n\nPlease cancel.';
  const { text } = await read('MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="b"', `--b\n${file}\n--b--`);
  expect(text).toBe('Please cancel.');
});

it('reads a reaction as its emoji, without a file and without the words of the program', async () => {
  const body = `--b\nContent-Type: text/plain; charset=utf-8\n\n👍\n\nZoe reacted via Gmail\n
--b\nContent-Type: text/vnd.google.email-reaction+json\n\n{"version":1}\n--b\nContent-Type: text/html\n\n<p>👍</p>\n--b--`;
  expect(await read(PARTS, body)).toMatchObject({ text: '👍', attachments: [] });
});

it('returns separately what it removes from the text', async () => {
  const { text, leftOut } = await read(
    'Subject: Re: Your table is confirmed',
    'Five\n\nYour table is confirmed\nDear Zoe',
  );
  expect([text, leftOut]).toEqual(['Five', 'Your table is confirmed\nDear Zoe']);
});

it('names attachments, but not inline images', async () => {
  const parts = [
    'Content-Type: text/plain\n\nOur menu wishes.',
    'Content-Type: application/pdf; name="wishes.pdf"\nContent-Disposition: attachment; filename="wishes.pdf"\n\nJVBERi0=',
    'Content-Type: image/jpeg\nContent-Disposition: attachment\n\nAAAA',
  ];
  const body = `${parts.map((part) => `--b\n${part}\n`).join('')}--b--`;
  expect(await read('MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="b"', body)).toMatchObject({
    text: 'Our menu wishes.',
    attachments: ['wishes.pdf', 'image/jpeg'],
  });
});

it('truncates overlong text and reports it', async () => {
  const { text, isCut } = await read(undefined, 'ö'.repeat(MAX_STORED_LENGTH + 1));
  expect([text.length, isCut]).toEqual([MAX_STORED_LENGTH, true]);
});

it('removes invisible and bidirectional control characters', async () => {
  expect(await read('Content-Type: text/plain; charset=utf-8', 'not \u202Eecnac\u202C, five\u0007')).toMatchObject({
    text: 'not ecnac, five',
  });
});

it('has one fingerprint for one Message-ID', async () => {
  const one = await read('X-Way: a');
  const again = await read('X-Way: b', 'Late');
  const other = mail('X-Way: c');
  expect(again.fingerprint).toBe(one.fingerprint);
  const { fingerprint } = await parseReply(Buffer.from(other.toString().replace('<one@', '<two@')));
  expect(fingerprint).not.toBe(one.fingerprint);
});

it.each([
  'Auto-Submitted: auto-replied',
  'Precedence: bulk',
  'X-Autoreply: yes',
  'Return-Path: <>',
  'Subject: Automatic reply: Your table is confirmed',
  'Subject: Out of Office Re: Your table',
  'Subject: =?utf-8?q?Respuesta_autom=C3=A1tica=3A_Your_table?=',
  'Subject: Abwesenheit: Your table is confirmed',
  'Subject: =?utf-8?q?R=C3=A9ponse_automatique_=3A_Your_table?=',
  'Subject: Risposta automatica: Your table',
  'Subject: =?utf-8?q?Resposta_autom=C3=A1tica=3A_Your_table?=',
  'X-MS-Exchange-Inbox-Rules-Loop: ana@guests.example',
  'Content-Type: multipart/report; report-type=disposition-notification; boundary=b',
])('knows a program by %s', async (header) => {
  expect(await read(header)).toMatchObject({ isAutomatic: true });
});

it.each(['Auto-Submitted: no', 'Return-Path: <amelia@guests.example>', 'Precedence: normal', 'Precedence: list'])(
  'takes %s for a person',
  async (header) => {
    expect(await read(header)).toMatchObject({ isAutomatic: false });
  },
);

it.each([
  ['nothing', ''],
  ['no mail', '\0\x01\x02 hello'],
  ['no sender', 'Subject: Hello\n\nHello'],
  ['a sender without an address', 'From: Amelia\n\nHello'],
])('refuses %s', async (_, text) => {
  await expect(parseReply(Buffer.from(text))).rejects.toThrow(
    'This email can’t be read. It has no sender or is damaged.',
  );
});
