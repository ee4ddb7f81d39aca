import { mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrations } from '../migrate.js';
import { aReservationRequest } from '../../contexts/reservations/testing/a-reservation-request.js';
import { BackupLog } from '../../contexts/backups/index.js';
import { Clock } from '../../kernel/clock.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { readSettings } from '../../platform/config/environment.js';
import { runSql } from '../../platform/testing/sql.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { query } from '../../embedded-postgres/query.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { backUp } from './back-up.js';
import { BackupFolder } from './backup-folder.js';
import { Manifest, manifestOf, readManifest } from './manifest.js';
import { NightlyBackup, type RunCommand } from './nightly-backup.js';
import { proveNewest } from './prove-newest.js';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-24T08:10:00Z');
const MONDAY = '2026-12-07';
const WENT_WELL = { tookMs: 1, failure: null, file: null, madeAt: null, requests: 1, newestEventAt: null };
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let app: TestApp;
let runs: BackupLog;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' }, null, (nest) => {
    const none = () => Promise.resolve(null);
    const log = nest.get(BackupLog, { strict: false });
    const clock = nest.get(Clock, { strict: false });
    const backups = new NightlyBackup(log, readSettings({}), none, clock);
    backups.declare(nest.get(Jobs, { strict: false }), nest.get(Restaurant, { strict: false }));
  });
  app.clock.set(NOW);
  runs = app.nest.get(BackupLog, { strict: false });
});
afterAll(() => app.stop());

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'courtyard-proof-'));
  await runSql(app.databaseUrl, 'delete from backup_runs');
});
afterEach(() => rm(dataDirectory, { recursive: true }));

const settings = () => readSettings({ DATA_DIR: dataDirectory });
const folder = () => new BackupFolder(settings());
const prove = (signal = new AbortController().signal) =>
  proveNewest(settings(), runs, { migrations, now: NOW, signal });
const status = async () => {
  const owner = await app.anonymous().login('admin');
  return (await owner.get('/api/admin/status').expect(200)).body.backup;
};

async function aBackup(made = NOW): Promise<string> {
  const file = await folder().fileFor(made);
  await backUp(app.databaseUrl, file, made);
  return file;
}

it('restores a snapshot taken during writes, exactly as its manifest says', async () => {
  let goesOn = true;
  const writers = [1, 2, 3].map(async (writer) => {
    for (let n = 0; goesOn; n += 1) {
      const request = {
        ...aReservationRequest({ preferredDate: MONDAY }),
        customerEmail: `writer-${String(writer)}-${String(n)}@guests.example`,
      };
      await app.anonymous().post('/api/reservations').send(request).expect(201);
    }
  });
  const files: string[] = [];
  for (const minute of [1, 2, 3]) files.push(await aBackup(new Date(NOW.getTime() + minute * 60_000)));
  goesOn = false;
  await Promise.all(writers);

  const manifests = await Promise.all(files.map((file) => readManifest(file)));
  const requests = manifests.map((manifest) => manifest?.tables['public.reservation_requests'] ?? 0);
  const [now] = await query(app.databaseUrl, 'select count(*)::int as count from reservation_requests');
  expect(requests[0]).toBeLessThan(Number(requests[2]));
  expect(requests[2]).toBeLessThanOrEqual(Number(now?.['count']));
  // A request and its event are stored in one transaction, so the copy has both or neither.
  const written = (manifest: Manifest | null) => manifest?.tables['public.events'] ?? 0;
  expect(written(manifests[2] ?? null) - written(manifests[0] ?? null)).toBe((requests[2] ?? 0) - (requests[0] ?? 0));

  const { manifest, file } = await prove();
  expect(file).toBe(files[2]);
  expect(manifest).toEqual(manifests[2]);
  expect(await status()).toEqual({
    proven: {
      at: NOW.toISOString(),
      tookSeconds: expect.any(Number),
      requests: requests[2],
      newestAt: manifest.newestEvent?.occurredAt,
    },
    failed: null,
    isLate: false,
  });
  expect(await runs.lastProvenAt()).toEqual(NOW);
  expect(await readdir(path.join(dataDirectory, 'trial'))).toEqual([]);
});

it('removes backups older than fourteen days once the newest is proven, and none before', async () => {
  for (const days of [20, 16, 13]) await aBackup(ago(days));
  const newest = await aBackup(ago(1));
  await rename(newest, `${newest}.aside`);
  await expect(prove()).rejects.toThrow('is missing');
  expect(await readdir(folder().path)).toHaveLength(8);
  await rename(`${newest}.aside`, newest);
  expect((await prove()).removed).toBe(2);
  expect((await readdir(folder().path)).filter((name) => name.endsWith('.gz'))).toHaveLength(2);
});

describe('explains failures', () => {
  const changed = async (change: (manifest: Manifest) => Partial<Manifest>) => {
    const file = await aBackup();
    const manifest = Manifest.parse(await readManifest(file));
    await writeFile(manifestOf(file), JSON.stringify({ ...manifest, ...change(manifest) }));
  };

  it.each<[string, () => Promise<unknown>, string | RegExp]>([
    ['no backup', () => Promise.resolve(), /^There is no backup in .*backups\.$/],
    ['one that is gone', async () => rm(await aBackup()), 'is missing.'],
    ['one that is empty', async () => truncate(await aBackup()), 'is empty.'],
    ['one that is a week old', () => aBackup(ago(7)), 'is 7 days old.'],
    ['one that was cut off', async () => truncate(await aBackup(), 2_000), 'is damaged'],
    ['one without a manifest', async () => rm(manifestOf(await aBackup())), 'has no manifest beside it'],
    [
      'one that is no copy at all',
      async () => {
        await changed(() => ({ bytes: 4, sha256: 'b5bea41b6c623f7c09f1bf24dcae58ebab3c0cdd90ad966bc43a45b44867e12b' }));
        await writeFile((await folder().newest()) ?? '', 'true');
      },
      'This file is damaged or cut off.',
    ],
    [
      'one that lacks a row',
      () => changed(({ tables }) => ({ tables: { ...tables, 'public.accounts': 99 } })),
      /public\.accounts has \d+ rows after the restore in place of 99/,
    ],
    [
      'one whose end is missing',
      () =>
        changed(({ newestEvent }) => ({
          newestEvent: newestEvent && { ...newestEvent, occurredAt: '2026-11-24T08:09:59.000Z' },
        })),
      'The newest event after the restore is that of',
    ],
  ])('%s', async (_, arrange, sentence) => {
    await arrange();
    await expect(prove()).rejects.toThrow(sentence);
    expect(await status()).toEqual({
      proven: null,
      failed: { at: NOW.toISOString(), what: 'proof', reason: expect.stringMatching(sentence) },
      isLate: true,
    });
    expect(await readdir(path.join(dataDirectory, 'trial')).catch(() => [])).toEqual([]);
  });
});

it('does not count as a failure when it is interrupted', async () => {
  await aBackup();
  await expect(prove(AbortSignal.abort())).rejects.toThrow('ended before it was over');
  expect(await status()).toBeNull();
});

describe('each night', () => {
  const done: string[] = [];
  const night = (outcome: Partial<Record<Parameters<RunCommand>[0], string>> = {}) =>
    new NightlyBackup(
      runs,
      settings(),
      async (command) => {
        done.push(command);
        const failure = outcome[command] ?? null;
        if (failure !== null) return failure;
        if (command === 'backup') await aBackup(app.clock.now());
        else await runs.add({ what: 'proof', beganAt: app.clock.now(), ...WENT_WELL });
        return null;
      },
      app.clock,
    ).run();
  beforeEach(() => {
    done.length = 0;
    app.clock.set(NOW);
  });

  it('has more time than other jobs', async () => {
    const [queue] = await query(app.databaseUrl, `select expire_seconds from pgboss.queue where name = 'back-up'`);
    expect(queue).toEqual({ expire_seconds: 21_600 });
  });

  it('makes a backup, and restores one each week', async () => {
    for (let day = 0; day < 8; day += 1) {
      app.clock.set(ago(-day));
      await night();
    }
    const week = [...Array<string>(6).fill('backup')];
    expect(done).toEqual(['backup', 'prove-backup', ...week, 'backup', 'prove-backup']);
  });

  it('emails the owner about a failure once a day, until a night succeeds', async () => {
    // Removes leftovers of earlier tests.
    for (const table of ['notices', 'waiting_events', 'pgboss.job'])
      await runSql(app.databaseUrl, `delete from ${table}`);
    await night({ backup: 'ENOSPC: no space left on device, write' });
    await night({ backup: 'ENOSPC: no space left on device, write' });
    await app.runJobs();
    const mailed = () =>
      query(
        app.databaseUrl,
        `select line->>'title' as title, line->'details'->>0 as reason from notices
         where kind = 'backup' and mail_id is not null order by created_at`,
      );
    const full = { title: 'The backup failed', reason: 'ENOSPC: no space left on device, write' };
    expect(await mailed()).toEqual([full]);
    expect(done).toEqual(['backup', 'backup']);
    expect(await status()).toMatchObject({ failed: { what: 'backup', reason: expect.stringContaining('no space') } });

    app.clock.set(ago(-1));
    await night({ 'prove-backup': 'PostgreSQL did not start.' });
    await app.runJobs();
    expect(await mailed()).toEqual([full, { title: 'The test restore failed', reason: 'PostgreSQL did not start.' }]);
    expect(await status()).toMatchObject({ failed: { what: 'proof', reason: 'PostgreSQL did not start.' } });

    app.clock.set(ago(-2));
    await night();
    expect(await status()).toMatchObject({ failed: null, isLate: false, proven: { requests: expect.any(Number) } });
    await night({ backup: 'Once more.' });
    await app.runJobs();
    expect(await mailed()).toHaveLength(3);
  });
});

it('is late when a night passed without word, or a week', async () => {
  expect(await status()).toBeNull();
  await runSql(
    app.databaseUrl,
    `insert into pgboss.schedule (name, cron, created_on) values ('back-up', '10 3 * * *', '${NOW.toISOString()}')`,
  );
  const after = async (days: number) => {
    app.clock.set(ago(-days));
    return (await runs.status())?.isLate;
  };
  expect(await after(1)).toBe(false);
  expect(await after(3)).toBe(true);
  await runs.add({ what: 'proof', beganAt: ago(-3), ...WENT_WELL });
  expect(await after(3)).toBe(true);
  await runs.add({ what: 'backup', beganAt: ago(-3), ...WENT_WELL });
  expect(await after(3)).toBe(false);
  await runs.add({ what: 'backup', beganAt: ago(-12), ...WENT_WELL });
  expect(await after(11)).toBe(false);
  expect(await after(12)).toBe(true);
});

it('has a manifest without email addresses', async () => {
  const file = await aBackup();
  expect((await readFile(manifestOf(file), 'utf8')).includes('@')).toBe(false);
});
