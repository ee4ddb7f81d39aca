import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { startTestApp } from '../../testing/start-test-app.js';
import { eventually } from '../testing/eventually.js';
import type { TestApp } from '../testing/test-app.js';
import type { Mail } from './mail.js';
import { Mailbox } from './mailbox.js';

/** Answers of a mail server to a recipient, one a try; the last one stays. */
const ANSWERS: Record<string, number[]> = {
  'gone@guests.example': [550],
  'later@guests.example': [451, 250],
  'policy@guests.example': [550],
};
const arrived: { to: string; raw: string }[] = [];
const tries: Record<string, number> = {};

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const round = (tries[address] = (tries[address] ?? 0) + 1);
    const code = ANSWERS[address]?.[Math.min(round, ANSWERS[address].length) - 1] ?? 250;
    if (code === 250) done();
    else done(Object.assign(new Error(address.startsWith('policy') ? '5.7.1 not you' : 'no'), { responseCode: code }));
  },
  onData(stream, session, done) {
    let raw = '';
    stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
    stream.on('end', () => {
      for (const { address } of session.envelope.rcptTo) arrived.push({ to: address, raw });
      done();
    });
  },
});

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  app = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${String(port)}` });
  mailbox = app.nest.get(Mailbox, { strict: false });
});
afterAll(async () => {
  await app.stop();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});

const mailTo = (to: string, changes: Partial<Mail> = {}): Mail => ({
  key: `test:${to}`,
  kind: 'test',
  from: { name: 'The Courtyard Bistro', address: 'hello@bistro.example' },
  to,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  automatic: true,
  ...changes,
});

interface Row extends Record<string, unknown> {
  status: string;
  attempts: number;
  last_error: string | null;
}
const rowOf = async (recipient: string) =>
  (
    await app.database.rows<Row>('select status, attempts, last_error from outgoing_mails where recipient = $1', [
      recipient,
    ])
  )[0];

const settled = (recipient: string, expected: object) =>
  eventually(async () => {
    expect(await rowOf(recipient)).toMatchObject(expected);
  });

it('sends a mail once, however often it is posted under one key', async () => {
  const posted = [1, 2, 3].map(() => mailbox.post(mailTo('once@guests.example')));
  await Promise.all(posted);
  await settled('once@guests.example', { status: 'sent', attempts: 1 });
  expect(arrived.filter(({ to }) => to === 'once@guests.example')).toHaveLength(1);
});

it('sends nothing of a transaction that was rolled back', async () => {
  const broken = app.database.run(null, async () => {
    await mailbox.post(mailTo('never@guests.example'));
    throw new Error('rolled back');
  });
  await expect(broken).rejects.toThrow('rolled back');
  await mailbox.post(mailTo('after@guests.example'));
  await settled('after@guests.example', { status: 'sent' });
  expect(await rowOf('never@guests.example')).toBeUndefined();
});

it('gives up at once when the address is refused, and says why', async () => {
  await mailbox.post(mailTo('gone@guests.example'));
  await settled('gone@guests.example', { status: 'failed', attempts: 1, last_error: expect.stringContaining('550') });
});

it('tries again later after a temporary refusal, under the same Message-ID', async () => {
  await mailbox.post(mailTo('later@guests.example'));
  await settled('later@guests.example', { status: 'queued', attempts: 1 });
  const [job] = await app.database.rows<{ wait: number }>(
    `select extract(epoch from start_after - now())::float as wait from pgboss.job where name = 'mail' and state = 'created'`,
  );
  expect(job?.wait).toBeGreaterThan(50);
  await app.database.rows(`update pgboss.job set start_after = now() where name = 'mail' and state = 'created'`);
  await settled('later@guests.example', { status: 'sent', attempts: 2 });
  const [row] = await app.database.rows<{ id: string }>(
    `select id from outgoing_mails where recipient = 'later@guests.example'`,
  );
  expect(arrived.find(({ to }) => to === 'later@guests.example')?.raw).toContain(
    `Message-ID: <${row?.id ?? ''}@bistro.example>`,
  );
});

it('keeps a mail for later when the server refuses us and not the address', async () => {
  await mailbox.post(mailTo('policy@guests.example'));
  await settled('policy@guests.example', { status: 'queued', attempts: 1 });
});

it('lets no text become a header or a second recipient', async () => {
  await mailbox.post(mailTo('plain@guests.example', { subject: 'Hi\r\nBcc: other@guests.example' }));
  await settled('plain@guests.example', { status: 'sent' });
  const { raw = '' } = arrived.find(({ to }) => to === 'plain@guests.example') ?? {};
  expect(raw).not.toMatch(/^Bcc:/m);
  expect(arrived.map(({ to }) => to)).not.toContain('other@guests.example');
});
