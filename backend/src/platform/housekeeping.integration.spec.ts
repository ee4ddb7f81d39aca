import { startTestApp } from '../testing/start-test-app.js';
import { CapturedMails } from './mail/captured-mails.js';
import { Jobs } from './jobs/jobs.js';
import type { TestApp } from './testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const run = (job: string) => app.nest.get(Jobs, { strict: false }).run(job, {});
const tidy = () => run('housekeeping');
const at = (daysAgo: number) => new Date(app.clock.now().getTime() - daysAgo * 86_400_000);
const insert = (statement: string, ...values: unknown[]) => app.database.query(statement, values);
const left = async (query: string) => (await app.database.query<{ name: string }[]>(query)).map(({ name }) => name);

it('removes emails and notifications past their retention period, but not pending ones', async () => {
  const mails: [string, string, number][] = [
    ['sent and old', 'sent', 91],
    ['sent', 'sent', 89],
    ['withdrawn and old', 'withdrawn', 91],
    ['withdrawn', 'withdrawn', 89],
    ['failed and old', 'failed', 31],
    ['failed', 'failed', 29],
    ['waiting', 'queued', 400],
  ];
  for (const [name, status, days] of mails)
    await insert(
      `insert into outgoing_mails (id, dedupe_key, kind, recipient, message, status, created_at) values (uuidv7(), $1, 'x', 'x', '{}', $2, $3)`,
      name,
      status,
      at(days),
    );
  const notices: [string, boolean, number][] = [
    ['mailed and old', true, 91],
    ['mailed', true, 89],
    ['waiting', false, 400],
  ];
  for (const [name, isMailed, days] of notices)
    await insert(
      `insert into notices (id, kind, line, created_at, mail_id) values (uuidv7(), $1, '{}', $2, case when $3 then uuidv7() end)`,
      name,
      at(days),
      isMailed,
    );
  await tidy();
  expect(await left('select dedupe_key as name from outgoing_mails order by 1')).toEqual([
    'failed',
    'sent',
    'waiting',
    'withdrawn',
  ]);
  expect(await left('select kind as name from notices order by 1')).toEqual(['mailed', 'waiting']);
});

it('removes captured emails after 90 days', async () => {
  const captured = app.nest.get(CapturedMails, { strict: false });
  const message = { name: 'Ana Lee', email: 'ana@guests.example', message: 'Is there parking?' };
  await app.anonymous().post('/api/contact').send(message).expect(201);
  await app.runJobs();
  const now = app.clock.now();
  app.clock.advance({ days: 89 });
  await tidy();
  expect(await captured.count()).toBeGreaterThan(0);
  app.clock.advance({ days: 2 });
  await tidy();
  expect(await captured.count()).toBe(0);
  app.clock.set(now);
});

it('removes event payloads after 60 days and the audit log after two years, but nothing undelivered', async () => {
  const events: [string, number, boolean][] = [
    ['new', 59, true],
    ['emptied', 61, true],
    ['undelivered', 62, false],
    ['old', 729, true],
    ['gone', 731, true],
    ['old and undelivered', 731, false],
  ];
  for (const [name, days, isPublished] of events)
    await insert(
      `insert into events (id, type, subject_type, subject_id, payload, changes, occurred_at, relayed_at)
       values (uuidv7(), $1, 'test', 'x', '{"guest": "Ana"}', '{}', $2, case when $3 then now() end)`,
      name,
      at(days),
      isPublished,
    );
  await tidy();
  const of = (condition: string) =>
    left(`select type as name from events where subject_type = 'test' and ${condition} order by occurred_at desc`);
  expect(await of('true')).toEqual(['new', 'emptied', 'undelivered', 'old', 'old and undelivered']);
  expect(await of(`payload = '{"pruned": true}'`)).toEqual(['emptied']);
});

it('removes expired counters and stored responses', async () => {
  const now = app.clock.now().getTime();
  await insert(
    `insert into rate_limits (key, points, expire) values ('over', 1, $1), ('running', 1, $2)`,
    now - 1,
    now + 60_000,
  );
  for (const [key, days] of [
    ['old', 1.01],
    ['fresh', 0.99],
  ] as const)
    await insert(
      `insert into idempotency_keys (route, caller, key, request_hash, created_at) values ('r', 'c', $1, 'h', $2)`,
      key,
      at(days),
    );
  await tidy();
  expect(await left('select key as name from rate_limits')).toEqual(['running']);
  expect(await left('select key as name from idempotency_keys')).toEqual(['fresh']);
});

it('removes counts of browser errors after 30 days and records of backups after a year', async () => {
  for (const days of [29, 31]) await insert('insert into client_errors (hour, count) values ($1, $2)', at(days), days);
  for (const days of [364, 366])
    await insert(
      `insert into backup_runs (id, what, began_at, took_ms, file) values (uuidv7(), 'backup', $1, 1, $2)`,
      at(days),
      String(days),
    );
  await run('remove-old-client-errors');
  await run('remove-old-backup-runs');
  expect(await left('select count::text as name from client_errors')).toEqual(['29']);
  expect(await left('select file as name from backup_runs')).toEqual(['364']);
});
