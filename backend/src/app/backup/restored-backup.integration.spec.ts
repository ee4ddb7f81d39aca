import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { contextSettings } from '../app.module.js';
import { migrations } from '../migrate.js';
import { createApp } from '../create-app.js';
import { Receiver } from '../../contexts/integrations/testing/receiver.js';
import { aReservationRequest } from '../../contexts/reservations/testing/a-reservation-request.js';
import { query } from '../../embedded-postgres/query.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { readSettings } from '../../platform/config/environment.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import { aMail } from '../../platform/mail/testing/a-mail.js';
import { eventually } from '../../platform/testing/eventually.js';
import { RestoredBackup } from '../../platform/restored/restored-backup.js';
import { runSql, withDatabase } from '../../platform/testing/sql.js';
import { Client } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { backUp } from './back-up.js';
import { restore } from './restore.js';

const server = process.env.TEST_SERVER_URL ?? '';
const name = `courtyard_restored_${String(process.pid)}`;
const url = withDatabase(server, name);
const BACKED_UP_AT = new Date('2026-11-21T12:00:00Z');

let folder: string;
let receiver: Receiver;
let web: NestExpressApplication;
let worker: NestExpressApplication;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'courtyard-restored-'));
  receiver = await Receiver.start();
  const file = path.join(folder, 'all.sql.gz');
  const app = await startTestApp({ JOBS: 'off', SEED: 'demo', WEBHOOKS_TO_THIS_MACHINE: 'on' });
  await app
    .as('admin')
    .post('/api/admin/webhooks')
    .send({ url: receiver.url, types: ['reservation.requested'] })
    .expect(201);
  await app.runJobs();
  await app.anonymous().post('/api/reservations').send(aReservationRequest()).expect(201);
  await app.nest.get(MailQueue, { strict: false }).post(aMail('before@guests.example'));
  await app.database.query(
    `update email_campaigns set scheduled_date = now() - interval '1 minute', approval = 'approved' where status = 'scheduled'`,
  );
  await backUp(app.databaseUrl, file, BACKED_UP_AT);
  await app.stop();
  await runSql(server, `create database ${name}`);
  await restore(url, file, { migrations });
  const secrets = { session: randomUUID(), link: randomUUID() };
  const start = async (ROLE: string) => {
    const variables = { NODE_ENV: 'test', RATE_LIMITS: 'off', SEED: 'none', LOG_LEVEL: 'fatal', JOBS: 'on', ROLE };
    const settings = readSettings(
      { ...variables, DATA_DIR: folder, DATABASE_URL: url, WEBHOOKS_TO_THIS_MACHINE: 'on' },
      contextSettings,
    );
    const nest = await createApp(new AppSettings(settings, secrets, url, null));
    await nest.listen(0, '127.0.0.1');
    return nest;
  };
  worker = await start('worker');
  web = await start('web');
});

afterAll(async () => {
  await web.close();
  await worker.close();
  await receiver.close();
  await eventually(() => runSql(server, `drop database if exists ${name} with (force)`));
  await rm(folder, { recursive: true });
});

const anonymous = () => new Client(web.getHttpServer());
const recipients = async (): Promise<string> => {
  const files = (await readdir(path.join(folder, 'mail'))).filter((file) => file.endsWith('.eml'));
  const emails = await Promise.all(files.map((file) => readFile(path.join(folder, 'mail', file), 'utf8')));
  return emails.flatMap((email) => /^To: .*$/m.exec(email) ?? []).join('\n');
};
const healthOf = async (nest: NestExpressApplication) =>
  (await new Client(nest.getHttpServer()).get('/api/health').expect(200)).body as unknown;
const rows = async (sql: string) => (await query(url, sql))[0];
const startedJobs = () =>
  rows(`select count(*)::int as count from pgboss.job where started_on > (select restored_at from restored_backup)`);
const statesOfDueCampaigns = () =>
  rows(`select count(*)::int as count from email_campaigns where status = 'scheduled'`);

it('sends and runs nothing in any process until the owner starts it, and then everything without a restart', async () => {
  const admin = await anonymous().login('admin');
  const { body } = await admin.get('/api/admin/status').expect(200);
  const { restored } = body as { restored: { backedUpAt: string; waiting: Record<string, number> } };
  expect(body).toMatchObject({ workWaitsSince: null });
  expect(restored.backedUpAt).toBe(BACKED_UP_AT.toISOString());
  expect(restored.waiting).toMatchObject({ automations: expect.any(Number), webhooks: expect.any(Number) });
  for (const work of ['emails', 'events', 'campaigns']) expect(restored.waiting[work]).toBeGreaterThanOrEqual(1);
  for (const nest of [web, worker]) expect(await healthOf(nest)).toEqual({ status: 'ok', sending: 'paused' });

  await anonymous()
    .post('/api/reservations')
    .send(aReservationRequest({ customerEmail: 'after@guests.example' }))
    .expect(201);
  const look = jest.spyOn(worker.get(RestoredBackup, { strict: false }), 'read');
  // Each loop of a worker polls at least this often.
  await eventually(() => {
    expect(look.mock.calls.length).toBeGreaterThanOrEqual(2);
  });
  expect(await recipients()).toBe('');
  expect(await startedJobs()).toEqual({ count: 0 });
  expect(await statesOfDueCampaigns()).not.toEqual({ count: 0 });
  expect(receiver.received).toEqual([]);
  const events = await rows('select count(*)::int as count from waiting_events');
  expect(events).toEqual({ count: Number(restored.waiting['events']) + 1 });

  await anonymous().post('/api/admin/status/start-sending').expect(401);
  for (let pressed = 0; pressed < 2; pressed += 1) {
    const started = await admin.post('/api/admin/status/start-sending').expect(200);
    expect(started.body).toMatchObject({ restored: null });
  }
  await eventually(async () => {
    const sent = await recipients();
    expect(sent).toContain('before@guests.example');
    expect(sent).toContain('after@guests.example');
    expect(receiver.bodies.length).toBeGreaterThanOrEqual(2);
    expect(await statesOfDueCampaigns()).toEqual({ count: 0 });
    for (const nest of [web, worker]) expect(await healthOf(nest)).toEqual({ status: 'ok' });
  });
  const { body: trail } = await admin.get('/api/admin/trail?subjectType=restored-backup').expect(200);
  expect(trail).toEqual([
    expect.objectContaining({
      type: 'restored-backup.started-sending',
      by: expect.objectContaining({ role: 'admin' }),
    }),
  ]);
});
