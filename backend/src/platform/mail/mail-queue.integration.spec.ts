import { jest } from '@jest/globals';
import { startTestApp } from '../../testing/start-test-app.js';
import type { TestApp } from '../testing/test-app.js';
import { TestMailServer } from '../testing/test-mail-server.js';
import { MailDelayed, MailRefused, MailTransport } from './mail.js';
import { MailQueue } from './mail-queue.js';
import { SmtpTransport } from './smtp-transport.js';
import { aMail } from './testing/a-mail.js';

const server = new TestMailServer();
let app: TestApp;
let mailQueue: MailQueue;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SMTP_URL: await server.start() });
  mailQueue = app.nest.get(MailQueue, { strict: false });
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

interface Row extends Record<string, unknown> {
  id: string;
  status: string;
  attempts: number;
  last_error: string | null;
}
const rowOf = async (recipient: string) =>
  (
    await app.database.query<Row[]>(
      'select id, status, attempts, last_error from outgoing_mails where recipient = $1',
      [recipient],
    )
  )[0];

it('sends an email once, however often it is posted under one key', async () => {
  await Promise.all([1, 2, 3].map(() => mailQueue.post(aMail('once@guests.example'))));
  await app.runJobs();
  expect(await rowOf('once@guests.example')).toMatchObject({ status: 'sent', attempts: 1 });
  expect(server.to('once@guests.example')).toHaveLength(1);
});

it('deletes the text of an email that was sent or withdrawn, but not of one that may still be sent', async () => {
  server.refuse('not-left@guests.example', '550 no such guest');
  await mailQueue.post(aMail('left@guests.example'));
  await mailQueue.post(aMail('not-left@guests.example'));
  await app.runJobs();
  await mailQueue.post({ ...aMail('taken-back@guests.example'), thread: 'soup' });
  await mailQueue.withdraw('soup', [aMail('').kind]);
  const storedFields = async (recipient: string) => {
    const [row] = await app.database.query<{ message: object }[]>(
      'select message from outgoing_mails where recipient = $1',
      [recipient],
    );
    return Object.keys(row?.message ?? {});
  };
  expect(await storedFields('left@guests.example')).toEqual(['subject']);
  expect(await storedFields('taken-back@guests.example')).toEqual(['subject']);
  expect(await storedFields('not-left@guests.example')).toEqual(
    expect.arrayContaining(['subject', 'text', 'messageId']),
  );
});

it('withdraws only older emails of the same thread, whatever the order of posting', async () => {
  const post = (threadVersion: number) =>
    mailQueue.post({
      ...aMail(`version-${String(threadVersion)}@guests.example`),
      thread: 'versions',
      threadVersion,
      automatic: false,
    });
  for (const version of [2, 3, 1]) await post(version);
  await app.runJobs();
  expect((await mailQueue.inThread('versions')).toSorted((one, other) => one.version - other.version)).toEqual([
    { kind: 'test', version: 1, status: 'sent' },
    { kind: 'test', version: 2, status: 'withdrawn' },
    { kind: 'test', version: 3, status: 'sent' },
  ]);
});

it('reports a withdrawn email without a successor to the owner, but not one withdrawn on purpose', async () => {
  const lost = async () =>
    ((await app.as('admin').get('/api/admin/status').expect(200)).body as { lostMails: number }).lostMails;
  const post = (thread: string, threadVersion: number) =>
    mailQueue.post({
      ...aMail(`${thread}-${String(threadVersion)}@guests.example`),
      thread,
      threadVersion,
      automatic: false,
    });
  for (const version of [1, 2, 3]) await post('undone', version);
  await mailQueue.withdraw('undone', ['test'], 4);
  for (const version of [1, 2]) await post('answered', version);
  expect(await lost()).toBe(0);
  // Simulates data of the previous release, which ordered emails by the time of posting.
  await post('unanswered', 2);
  await app.database.query(`update outgoing_mails set status = 'withdrawn' where thread = 'unanswered'`);
  await post('unanswered', 1);
  expect(await lost()).toBe(1);
  await post('unanswered', 3);
  expect(await lost()).toBe(0);
});

it('sends nothing of a unit of work that failed', async () => {
  const broken = app.database.run(null, async () => {
    await mailQueue.post(aMail('never@guests.example'));
    throw new Error('burnt');
  });
  await expect(broken).rejects.toThrow('burnt');
  await app.runJobs();
  expect(server.to('never@guests.example')).toEqual([]);
  expect(await rowOf('never@guests.example')).toBeUndefined();
});

it('gives up immediately when the address is refused, and records why', async () => {
  server.refuse('gone@guests.example', '550 no such guest');
  await mailQueue.post(aMail('gone@guests.example'));
  await app.runJobs();
  const failed = { status: 'failed', attempts: 1, last_error: expect.stringContaining('550') };
  expect(await rowOf('gone@guests.example')).toMatchObject(failed);
});

it('shows the owner for a week how many emails could not be sent', async () => {
  const failed = async () => {
    const owner = await app.anonymous().login('admin');
    return ((await owner.get('/api/admin/status').expect(200)).body as { failedMails: number }).failedMails;
  };
  const before = await failed();
  server.refuse('unknown@guests.example', '550 no such guest');
  await mailQueue.post(aMail('unknown@guests.example'));
  await app.runJobs();
  expect(await failed()).toBe(before + 1);
  app.clock.advance({ days: 7, minutes: 1 });
  expect(await failed()).toBe(0);
});

it('tries again a minute after a temporary refusal, under the same Message-ID', async () => {
  server.refuse('later@guests.example', '451 later');
  await mailQueue.post(aMail('later@guests.example'));
  await app.runJobs();
  expect(await rowOf('later@guests.example')).toMatchObject({ status: 'queued', attempts: 1 });
  app.clock.advance({ seconds: 59 });
  await app.runJobs();
  expect(server.to('later@guests.example')).toEqual([]);
  app.clock.advance({ seconds: 2 });
  await app.runJobs();
  const row = await rowOf('later@guests.example');
  expect(row).toMatchObject({ status: 'sent', attempts: 2 });
  const [mail] = server.to('later@guests.example');
  expect(mail?.raw).toContain(`Message-ID: <${row?.id ?? ''}@bistro.example>`);
});

it('retries for about a day, then gives up and records why', async () => {
  server.refuse('full@guests.example', ...Array<string>(20).fill('452 mailbox full'));
  await mailQueue.post(aMail('full@guests.example'));
  await app.runJobs();
  for (let hours = 0; hours < 22; hours += 1) {
    app.clock.advance({ hours: 1 });
    await app.runJobs();
  }
  expect(await rowOf('full@guests.example')).toMatchObject({ status: 'queued' });
  app.clock.advance({ hours: 8 });
  await app.runJobs();
  const failed = { status: 'failed', attempts: 10, last_error: expect.stringContaining('mailbox full') };
  expect(await rowOf('full@guests.example')).toMatchObject(failed);
});

it('retries later when the server refuses us rather than the address', async () => {
  server.refuse('policy@guests.example', '550 5.7.1 not you');
  await mailQueue.post(aMail('policy@guests.example'));
  await app.runJobs();
  expect(await rowOf('policy@guests.example')).toMatchObject({ status: 'queued', attempts: 1 });
});

describe('an email that is not sent', () => {
  const status = async () => (await (await owner()).get('/api/admin/status').expect(200)).body as object;
  const owner = () => app.anonymous().login('admin');

  it('is explained to the owner while it waits, and no longer once it was sent', async () => {
    const written = app.clock.now().toISOString();
    await app.database.query(`delete from outgoing_mails where status = 'queued'`);
    await mailQueue.post(aMail('waits@guests.example'));
    server.refuse('waits@guests.example', '550 5.7.1 not you');
    await app.runJobs();
    expect(await status()).toMatchObject({
      waitingMails: {
        count: 1,
        since: written,
        reason: expect.stringMatching(/^the mail server refused email from us \(550/),
      },
    });
    app.clock.advance({ minutes: 2 });
    await app.runJobs();
    expect(await status()).toMatchObject({ waitingMails: null });
  });

  it('is given another day when the owner asks for it', async () => {
    server.refuse('mended@guests.example', '550 no such guest');
    await mailQueue.post(aMail('mended@guests.example'));
    await app.runJobs();
    expect(await rowOf('mended@guests.example')).toMatchObject({ status: 'failed' });
    await (await owner()).post('/api/admin/status/try-again').expect(200);
    await app.runJobs();
    expect(await rowOf('mended@guests.example')).toMatchObject({ status: 'sent' });
  });

  it('because its job was lost gets another one', async () => {
    await mailQueue.post(aMail('orphan@guests.example'));
    await app.database.query(`delete from pgboss.job where name = 'mail'`);
    await mailQueue.sweep();
    await app.runJobs();
    expect(await rowOf('orphan@guests.example')).toMatchObject({ status: 'queued' });
    app.clock.advance({ minutes: 16 });
    await mailQueue.sweep();
    await app.runJobs();
    expect(await rowOf('orphan@guests.example')).toMatchObject({ status: 'sent' });
    await mailQueue.sweep();
    await app.runJobs();
    expect(server.to('orphan@guests.example')).toHaveLength(1);
  });

  it('is about us, not about the guest, if the server rejects every connection', async () => {
    const { stop, url } = await doorman();
    const transport = new SmtpTransport(url);
    const sending = transport.deliver({
      ...aMail('guest@guests.example'),
      id: '1',
      messageId: '<1@b>',
      createdAt: new Date(),
    });
    await expect(sending).rejects.toThrow(MailDelayed);
    await expect(sending).rejects.toThrow(/^the mail server refused email from us/);
    transport.close();
    await stop();
  });
});

/** A server that greets every client with 554. */
async function doorman() {
  const strict = new TestMailServer();
  strict.greet('554 no service for you');
  return { url: await strict.start(), stop: () => strict.stop() };
}

it('does not send an email again because recording it as sent failed', async () => {
  await app.database.query(`create function forget() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full'; end $$`);
  await app.database.query(`create trigger forgets before update on outgoing_mails for each row
    when (new.status = 'sent' and new.recipient = 'noted@guests.example') execute function forget()`);
  await mailQueue.post(aMail('noted@guests.example'));
  await app.runJobs();
  expect(server.to('noted@guests.example')).toHaveLength(1);
  expect(await rowOf('noted@guests.example')).toMatchObject({ status: 'queued' });
  await app.database.query('drop trigger forgets on outgoing_mails');
  app.clock.advance({ hours: 1 });
  await app.runJobs();
  expect(await rowOf('noted@guests.example')).toMatchObject({ status: 'sent', attempts: 1 });
  expect(server.to('noted@guests.example')).toHaveLength(1);
});

describe('an email that replaces an earlier one of its thread', () => {
  const post = (thread: string, to: string) => mailQueue.post(aMail(to, { thread }));
  const inFlight = (meanwhile: () => Promise<void>, then: Error | null) =>
    jest.spyOn(app.nest.get(MailTransport, { strict: false }), 'deliver').mockImplementationOnce(async () => {
      await meanwhile();
      if (then) throw then;
    });

  it.each([
    ['waits', '451 later', 'withdrawn'],
    ['has failed', '550 no such guest', 'withdrawn'],
    ['has left', null, 'sent'],
  ])('withdraws the earlier one unless it was sent: it %s', async (thread, answer, status) => {
    const [first, second] = [1, 2].map((place) => `${thread.replace(' ', '-')}.${String(place)}@guests.example`) as [
      string,
      string,
    ];
    if (answer) server.refuse(first, answer);
    await post(thread, first);
    await app.runJobs();
    await Promise.all([post(thread, second), post('something else', `not.${second}`)]);
    expect(await rowOf(first)).toMatchObject({ status });
    await mailQueue.sendFailedAgain();
    app.clock.advance({ days: 1 });
    await app.runJobs();
    expect(await rowOf(first)).toMatchObject({ status });
    expect(server.to(second)).toHaveLength(1);
    expect(server.to(`not.${second}`)).toHaveLength(1);
  });

  it('changes nothing when it is posted a second time', async () => {
    await post('twice', 'twice.1@guests.example');
    await app.runJobs();
    server.refuse('twice.2@guests.example', '451 later');
    await post('twice', 'twice.2@guests.example');
    await app.runJobs();
    await post('twice', 'twice.1@guests.example');
    app.clock.advance({ hours: 1 });
    await app.runJobs();
    expect(server.to('twice.2@guests.example')).toHaveLength(1);
  });

  it.each([
    ['was refused for good', new MailRefused('550 no such guest', 'address'), 'withdrawn'],
    ['was put off', new MailDelayed('451 later', 'mail'), 'withdrawn'],
    ['was taken after all', null, 'sent'],
  ])('knows what became of one that was being handed over: it %s', async (fate, then, status) => {
    const address = `${fate.replaceAll(' ', '-')}@guests.example`;
    inFlight(() => mailQueue.withdraw(fate, ['test']), then);
    await post(fate, address);
    await app.runJobs();
    expect(await rowOf(address)).toMatchObject({ status });
    await mailQueue.sendFailedAgain();
    app.clock.advance({ days: 1 });
    await app.runJobs();
    expect(server.to(address)).toEqual([]);
  });
});

it('lets no text become a header or a second recipient', async () => {
  await mailQueue.post(aMail('plain@guests.example', { subject: 'Hi\r\nBcc: other@guests.example' }));
  await app.runJobs();
  const [mail] = server.to('plain@guests.example');
  expect(mail?.raw).toContain('Subject: Hi Bcc: other@guests.example');
  expect(mail?.raw).not.toMatch(/^Bcc:/m);
  expect(server.to('other@guests.example')).toEqual([]);
});
