import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { migrations } from '../migrate.js';
import { aReservationRequest } from '../../contexts/reservations/testing/a-reservation-request.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import { aMail } from '../../platform/mail/testing/a-mail.js';
import { eventually } from '../../platform/testing/eventually.js';
import { runSql, withDatabase } from '../../platform/testing/sql.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { query } from '../../embedded-postgres/query.js';
import { baselines, databaseBeforeBaselines } from '../../testing/before-baselines.js';
import { contentOf } from '../../testing/content-of.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { NotRestored } from './backup-file.js';
import { backUp } from './back-up.js';
import { restore } from './restore.js';

const server = process.env.TEST_SERVER_URL ?? '';
const places: string[] = [];
let folder: string;
let file: string;
let app: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'courtyard-backup-'));
  file = path.join(folder, 'all.sql.gz');
  app = await startTestApp({ JOBS: 'off', SEED: 'demo' });
  const request = { ...aReservationRequest(), specialRequests: 'One\ttab, a \\ and \u2028 two\nlines – Zoë 🌿 \\.' };
  await app.anonymous().post('/api/reservations').send(request).expect(201);
  await app.nest.get(MailQueue, { strict: false }).post(aMail('guest@guests.example'));
  await backUp(app.databaseUrl, file, new Date('2026-11-21T12:00:00Z'));
});
afterAll(async () => {
  await app.stop();
  for (const name of places) await eventually(() => runSql(server, `drop database if exists ${name} with (force)`));
  await rm(folder, { recursive: true });
});

async function emptyPlace(): Promise<string> {
  const name = `courtyard_restored_${String(process.pid)}_${String(places.length)}`;
  places.push(name);
  await runSql(server, `create database ${name}`);
  return withDatabase(server, name);
}

it('restores every row into an empty database, including queued emails', async () => {
  const url = await emptyPlace();
  const before = await contentOf(app.databaseUrl, 'public', 'pgboss');
  const rows = await restore(url, file, { migrations });
  expect(await contentOf(url, 'public', 'pgboss')).toEqual(before);
  expect(rows).toBeGreaterThan(100);
  expect(before['public.reservation_requests']).toMatchObject({ count: expect.any(Number) });
});

it('records fingerprints of the secrets at the time of the backup', async () => {
  const secrets = { session: 'a1', link: 'b2' };
  const marked = path.join(folder, 'marked.sql.gz');
  await backUp(app.databaseUrl, marked, new Date(), secrets);
  const heard: unknown[] = [];
  const madeWith = (found: unknown) => heard.push(found);
  await restore(await emptyPlace(), marked, { migrations, madeWith });
  await restore(await emptyPlace(), file, { migrations, madeWith });
  expect(heard).toEqual([secrets, undefined]);
});

describe('of a database that a newer program brought up to date, and this one worked on', () => {
  const NEWER = `
    insert into migrations (timestamp, name) values (2999999999999, 'Tomorrow2999999999999');
    create table of_tomorrow (id int); insert into of_tomorrow values (1), (2);
    alter table staff add column tomorrow text default 'a\ttab'`;
  let newer: string;
  const backedUp = async (...statements: string[]) => {
    newer = await emptyPlace();
    await restore(newer, file, { migrations });
    await runSql(newer, NEWER, ...statements);
    const backup = path.join(folder, `newer-${String(places.length)}.sql.gz`);
    return { backup, manifest: await backUp(newer, backup, new Date()) };
  };

  it('restores everything that this release knows, and reports what it leaves out', async () => {
    const { backup, manifest } = await backedUp();
    expect(manifest.tables['public.of_tomorrow']).toBe(2);
    const reported: string[] = [];
    const url = await emptyPlace();
    await restore(url, backup, { migrations, leaveOut: (names) => reported.push(...names) });
    expect(reported).toEqual(['public.of_tomorrow', 'public.staff.tomorrow']);
    const here = await contentOf(url, 'public', 'pgboss');
    await runSql(newer, 'drop table of_tomorrow', 'alter table staff drop column tomorrow');
    expect(here).toEqual(await contentOf(newer, 'public', 'pgboss'));
  });

  it.each([
    ['alter table staff rename column name to called', 'public.staff.name'],
    ['alter table tallies rename to counts', 'public.tallies'],
  ])('refuses to leave tables of its own empty: %s', async (change, name) => {
    const { backup } = await backedUp(change);
    const url = await emptyPlace();
    await expect(restore(url, backup, { migrations })).rejects.toThrow(`newer schema, in which ${name} is no more`);
    expect(await contentOf(url, 'public', 'pgboss')).toEqual({});
  });
});

it('continues counting in the restored database', async () => {
  const url = await emptyPlace();
  await restore(url, file, { migrations });
  const pending = `select sum(n)::int as n from tallies where list = 'reservation_requests' and key = 'pending'`;
  const [before] = await query(url, pending);
  await runSql(url, `update reservation_requests set status = 'pending' where status = 'declined'`);
  const [{ count } = { count: 0 }] = await query(
    url,
    `select count(*)::int as count from reservation_requests where status = 'pending'`,
  );
  expect(await query(url, pending)).toEqual([{ n: count }]);
  expect(before).not.toEqual({ n: count });
});

it('takes the backup of a program whose migrations the baselines replace', async () => {
  const older = await databaseBeforeBaselines();
  const url = await emptyPlace();
  try {
    const backup = path.join(folder, 'older.sql.gz');
    await backUp(older.url, backup, new Date('2026-11-21T12:00:00Z'));
    await restore(url, backup, { migrations: baselines });
    expect(await contentOf(url, 'public')).toEqual(await contentOf(older.url, 'public'));
  } finally {
    await older.drop();
  }
});

it('takes a backup on any later day: tables that the queue has for one day alone are not in it', async () => {
  const text = gunzipSync(await readFile(file)).toString();
  expect(text).not.toContain('COPY pgboss.queue_stats_');
  const older = path.join(folder, 'another-day.sql.gz');
  const withFigures = text
    .replace(
      'COPY pgboss.schedule',
      'COPY pgboss.queue_stats_20200101 (name) FROM stdin;\nnotices\n\\.\nCOPY pgboss.schedule',
    )
    .replace('"rows":{', '"rows":{"pgboss.queue_stats_20200101":1,');
  await writeFile(older, gzipSync(withFigures));
  const url = await emptyPlace();
  await restore(url, older, { migrations });
  const before = await contentOf(app.databaseUrl, 'public');
  expect(await contentOf(url, 'public')).toEqual(before);
});

it('does not touch a database that is not empty', async () => {
  await expect(restore(app.databaseUrl, file, { migrations })).rejects.toThrow('The database is not empty.');
});

describe('refuses', () => {
  const changed = async (change: (text: string) => string) => {
    const other = path.join(folder, 'other.sql.gz');
    await writeFile(other, gzipSync(change(gunzipSync(await readFile(file)).toString())));
    const url = await emptyPlace();
    await expect(restore(url, other, { migrations })).rejects.toThrow(NotRestored);
    const [left] = await query(
      url,
      `select count(*)::int as tables from pg_tables where schemaname in ('public', 'pgboss')`,
    );
    expect(left).toEqual({ tables: 0 });
    return restore(url, other, { migrations });
  };

  it('a file that was cut off', async () => {
    await expect(changed((text) => text.slice(0, text.length / 2))).rejects.toThrow('cut off');
    await expect(changed((text) => text.slice(0, text.lastIndexOf('-- end')))).rejects.toThrow('cut off');
  });

  it('a file that lacks a row', async () => {
    const row = /\n[^\n]*guest@guests\.example[^\n]*/;
    await expect(changed((text) => text.replace(row, ''))).rejects.toThrow('damaged');
  });

  it('the backup of a newer program', async () => {
    const seen = (text: string) => text.replace('"migrations":[', '"migrations":["Tomorrow1",');
    for (const program of ['"program":"999.0.0"', '"older":"than the field"'])
      await expect(changed((text) => seen(text).replace(/"program":"[\d.]+"/, program))).rejects.toThrow(
        "made by a newer program: it knows 'Tomorrow1'",
      );
  });

  it('an invalid backup', async () => {
    await expect(changed(() => 'drop table everything;\n')).rejects.toThrow('no backup of this program');
  });
});
