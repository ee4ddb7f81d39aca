import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { MailDelayed, MailRefused } from './mail.js';
import { mustEncrypt, SmtpTransport } from './smtp-transport.js';
import { aMail } from './testing/a-mail.js';

/** A server's response to a command, such as '250 fine', or an action instead. */
type Answer = string | ((socket: Socket) => void);

const FRIENDLY: Record<string, Answer> = {
  greeting: '220 mail.example ESMTP',
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  MAIL: '250 2.1.0 fine',
  RCPT: '250 2.1.5 fine',
  DATA: '354 go on',
  '.': '250 2.0.0 taken',
  RSET: '250 2.0.0 fine',
};
const MAIL = { ...aMail('guest@guests.example'), id: '1', messageId: '<1@bistro.example>', createdAt: new Date(0) };
const hangsUp = (socket: Socket) => socket.destroy();
/** Sends until the client disconnects. */
const withoutEnd = (line: string) => (socket: Socket) => {
  const more = () => {
    if (!socket.destroyed) socket.write(line.repeat(1_000), more);
  };
  more();
};

/** @returns the outcome of sending an email to a server with these responses; others succeed */
async function outcome(answers: Record<string, Answer>, account = '', maxMs?: number): Promise<unknown> {
  const server = createServer((socket) => {
    const answer = (command: string) => {
      const reply = answers[command] ?? FRIENDLY[command] ?? '250 fine';
      if (typeof reply === 'string') socket.write(`${reply}\r\n`);
      else reply(socket);
    };
    socket.on('error', () => undefined);
    let text: string | null = null;
    socket.on('data', (chunk) => {
      if (text !== null) {
        text += chunk.toString();
        if (!text.endsWith('\r\n.\r\n')) return;
        text = null;
        answer('.');
        return;
      }
      const [command = ''] = chunk.toString().trim().split(' ');
      if (command === 'DATA') text = '';
      answer(command);
    });
    answer('greeting');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const transport = new SmtpTransport(`smtp://${account}127.0.0.1:${String(port)}`, 1, maxMs);
  try {
    await transport.deliver(MAIL);
    return 'taken';
  } catch (error) {
    return error;
  } finally {
    transport.close();
    await once(server.close(), 'close');
  }
}

it('delivers an email', async () => {
  expect(await outcome({})).toBe('taken');
});

it.each<[string, Record<string, Answer>]>([
  ['hangs up at once', { greeting: hangsUp }],
  ['hangs up in the middle of the text', { DATA: hangsUp }],
  ['hangs up instead of saying that it has it', { '.': hangsUp }],
  ['speaks another language', { greeting: 'HTTP/1.1 400 Bad Request' }],
  ['greets without an end', { greeting: withoutEnd('220-welcome\r\n') }],
  ['says a word without an end', { EHLO: withoutEnd('x') }],
  ['lists what it knows without an end', { EHLO: withoutEnd('250-SIZE\r\n') }],
])('takes a server that %s for one that cannot be reached', async (_, answers) => {
  const error = await outcome(answers);
  expect(error).toBeInstanceOf(MailDelayed);
  expect(error).toMatchObject({
    about: 'connection',
    message: expect.stringMatching(/^the mail server can’t be reached/),
  });
});

it('breaks off with a server that draws its word out, a byte at a time', async () => {
  const trickles = (socket: Socket) => {
    const next = setInterval(() => socket.write('2'), 10);
    socket.once('close', () => {
      clearInterval(next);
    });
  };
  const error = await outcome({ MAIL: trickles }, '', 500);
  expect(error).toBeInstanceOf(MailDelayed);
  expect(error).toMatchObject({ about: 'connection' });
});

it.each<[string, Record<string, Answer>]>([
  ['has enough of us for now', { greeting: '421 4.7.0 too many' }],
  ['has had a hundred mails', { MAIL: '421 4.7.0 come back later' }],
  ['does not know this guest yet', { RCPT: '451 4.7.1 greylisted' }],
  ['has no room at this moment', { '.': '452 4.3.1 disk full' }],
])('retries the email later when the server %s', async (_, answers) => {
  const error = await outcome(answers);
  expect(error).toBeInstanceOf(MailDelayed);
  expect(error).toMatchObject({ about: 'mail' });
});

it.each<[string, Record<string, Answer>, string?]>([
  ['our address', { MAIL: '550 5.1.8 who are you' }],
  ['everybody', { greeting: '554 5.7.1 no' }],
  ['our reputation', { RCPT: '550 5.7.1 listed' }],
  ['our text, as a policy', { '.': '550 5.7.1 looks like spam' }],
  ['our text, in words alone', { '.': '550 message rejected as spam' }],
  ['our password', { AUTH: '535 5.7.8 wrong' }, 'us:wrong@'],
])('holds nothing against the guest when the server refuses %s', async (_, answers, account = '') => {
  const error = await outcome(answers, account);
  expect(error).toBeInstanceOf(MailDelayed);
  expect(error).toMatchObject({ about: 'us' });
});

it.each<[string, string, Record<string, Answer>]>([
  ['nobody reads there', 'address', { RCPT: '550 5.1.1 unknown' }],
  ['nobody reads there, in no code', 'address', { RCPT: '550 no such user' }],
  ['the mailbox is closed', 'address', { RCPT: '550 5.2.1 disabled' }],
  ['the mailbox is full', 'mail', { RCPT: '552 5.2.2 full' }],
  ['the mail is too large', 'mail', { '.': '552 5.3.4 too big' }],
])('gives up when the server responds that %s', async (_, about, answers) => {
  const error = await outcome(answers);
  expect(error).toBeInstanceOf(MailRefused);
  expect(error).toMatchObject({ about });
});

it.each([
  ['smtp://mail.example:587', true],
  ['smtp://courtyard:secret@mail.example', true],
  ['smtp://courtyard:secret@mail:587', true],
  ['smtp://mail:1025', false],
  ['smtp://10.0.0.5:25', false],
  ['smtp://172.20.0.5', false],
  ['smtp://172.40.0.5', true],
  ['smtp://courtyard:secret@localhost', false],
  ['smtps://mail.example', false],
])('asks %s to change to TLS before anything is handed over: %p', (url, isAsked) => {
  expect(mustEncrypt(new URL(url))).toBe(isAsked);
});
