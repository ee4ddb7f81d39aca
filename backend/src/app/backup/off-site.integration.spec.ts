import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { migrations } from '../migrate.js';
import { BackupLog } from '../../contexts/backups/index.js';
import { BadConfiguration, readSettings, type Settings } from '../../platform/config/environment.js';
import { eventually } from '../../platform/testing/eventually.js';
import { runSql, withDatabase } from '../../platform/testing/sql.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { contentOf } from '../../testing/content-of.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { backUp } from './back-up.js';
import { BackupFolder } from './backup-folder.js';
import { backupKey } from './backup-key.js';
import { manifestOf } from './manifest.js';
import { sha256Of } from './measured.js';
import { OffSite, proveNewest } from './prove-newest.js';
import { restore } from './restore.js';

const server = process.env.TEST_SERVER_URL ?? '';
const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-24T08:10:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const BUCKET = 'courtyard-backups';
const KEY = 'a long and random encryption key';

let app: TestApp;
let runs: BackupLog;
let bucket: S3rver;
let folder: string;
const before = { ...process.env };

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'courtyard-off-site-'));
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(NOW);
  runs = app.nest.get(BackupLog, { strict: false });
  const directory = path.join(folder, 's3');
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It reckons with another path than the one of a list that was asked for, in which the bucket ends with a slash.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await bucket.run();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${String(port)}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
});
afterAll(async () => {
  process.env = before;
  await bucket.close();
  await app.stop();
  await rm(folder, { recursive: true });
});

const settingsOf = (siteName: string, more: NodeJS.ProcessEnv = {}) =>
  readSettings({
    DATA_DIR: path.join(folder, siteName),
    BACKUP_BUCKET: `s3://${BUCKET}/${siteName}`,
    BACKUP_KEY: KEY,
    ...more,
  });
const offSiteOf = (settings: Settings) => {
  const offSite = OffSite.of(settings);
  if (!offSite) throw new Error('No bucket is set.');
  return offSite;
};
const stored = (siteName: string) => path.join(folder, 's3', BUCKET, siteName);
const backupNames = async (siteName: string) =>
  (await readdir(stored(siteName))).filter((name) => name.endsWith('.enc._S3rver_object'));
const prove = (settings: Settings) =>
  proveNewest(settings, runs, { migrations, now: NOW, signal: new AbortController().signal });

async function aStoredBackup(settings: Settings, made = NOW): Promise<string> {
  const file = await new BackupFolder(settings).fileFor(made);
  await backUp(app.databaseUrl, file, made);
  await offSiteOf(settings).store(file);
  return file;
}

it('is encrypted before it is uploaded, unchanged after download, and restored with one command', async () => {
  const settings = settingsOf('one');
  const file = await aStoredBackup(settings);
  expect(await backupNames('one')).toHaveLength(2);
  const encrypted = path.join(stored('one'), `${path.basename(file)}.enc._S3rver_object`);
  expect((await readFile(encrypted)).includes('COPY')).toBe(false);

  const fetched = await offSiteOf(settings).fetchNewest(path.join(folder, 'fetched'));
  expect(await sha256Of(fetched)).toBe(await sha256Of(file));

  const name = `courtyard_off_site_${String(process.pid)}`;
  await runSql(server, `create database ${name}`);
  try {
    const content = await contentOf(app.databaseUrl, 'public', 'pgboss');
    const taken = path.join(folder, 'taken.sql.gz.enc');
    await copyFile(encrypted, taken);
    await expect(restore(withDatabase(server, name), taken, { migrations, key: `${KEY}!` })).rejects.toThrow(
      'encrypted with another key',
    );
    await restore(withDatabase(server, name), taken, { migrations, key: KEY });
    expect(await contentOf(withDatabase(server, name), 'public', 'pgboss')).toEqual(content);
  } finally {
    await eventually(() => runSql(server, `drop database if exists ${name} with (force)`));
  }
});

it('is proven from there, and only then do old ones go, in both places', async () => {
  const settings = settingsOf('two');
  for (const days of [30, 16, 3]) await aStoredBackup(settings, ago(days));
  const newest = await aStoredBackup(settings);
  await rm(newest);
  const encrypted = path.join(stored('two'), `${path.basename(newest)}.enc._S3rver_object`);
  const whole = path.join(folder, 'whole');
  await copyFile(encrypted, whole);
  await truncate(encrypted, (await stat(encrypted)).size - 1);
  await expect(prove(settings)).rejects.toThrow('damaged or cut off');
  expect(await backupNames('two')).toHaveLength(8);
  expect(await runs.lastProvenAt()).toBeNull();

  await copyFile(whole, encrypted);
  const { removed, file, fetchedFrom } = await prove(settings);
  expect(fetchedFrom).toBe(settings.BACKUP_BUCKET);
  expect(path.basename(file)).toBe(path.basename(newest));
  expect(removed).toBe(2);
  expect(await backupNames('two')).toHaveLength(4);
  expect(await readdir(new BackupFolder(settings).path)).toHaveLength(3);
  expect(await readdir(path.join(settings.DATA_DIR, 'trial'))).toEqual([]);
});

it('is neither proven nor restored under the name of a later day', async () => {
  const settings = settingsOf('renamed');
  const file = await aStoredBackup(settings, ago(3));
  const later = path.basename(await new BackupFolder(settings).fileFor(NOW));
  for (const kind of ['.enc', '.json.enc'])
    for (const end of ['_object', '_metadata.json'])
      await copyFile(
        path.join(stored('renamed'), `${path.basename(file)}${kind}._S3rver${end}`),
        path.join(stored('renamed'), `${later}${kind}._S3rver${end}`),
      );
  const sentence = `${later} was renamed: it was made at ${ago(3).toISOString()}.`;
  await expect(prove(settings)).rejects.toThrow(sentence);

  const name = `courtyard_renamed_${String(process.pid)}`;
  await runSql(server, `create database ${name}`);
  try {
    const url = withDatabase(server, name);
    const fetched = await offSiteOf(settings).fetchNewest(path.join(folder, 'renamed-fetched'));
    await expect(restore(url, fetched, { migrations })).rejects.toThrow(sentence);
    const ownName = path.join(folder, 'courtyard.sql.gz');
    await copyFile(fetched, ownName);
    expect(await restore(url, ownName, { migrations })).toBeGreaterThan(0);
  } finally {
    await eventually(() => runSql(server, `drop database if exists ${name} with (force)`));
  }
});

it('stays proven if the account may not delete', async () => {
  const settings = settingsOf('locked');
  await aStoredBackup(settings, ago(30));
  await aStoredBackup(settings);
  // The server of this test lets everyone delete.
  const send = globalThis.fetch;
  const refuse = (request: Request, init?: RequestInit): Promise<Response> =>
    request.method === 'DELETE'
      ? Promise.resolve(new Response('<Error><Code>AccessDenied</Code></Error>', { status: 403 }))
      : send(request, init);
  const refusing = jest.spyOn(globalThis, 'fetch').mockImplementation(refuse as typeof fetch);
  try {
    expect((await prove(settings)).removed).toBeNull();
  } finally {
    refusing.mockRestore();
  }
  expect((await runs.status())?.failure).toBeNull();
});

it('explains that there is no backup, that it cannot be decrypted, and that the bucket cannot be reached', async () => {
  await expect(prove(settingsOf('three'))).rejects.toThrow(`There is no backup in s3://${BUCKET}/three.`);
  const other = settingsOf('four');
  await aStoredBackup(other);
  await expect(prove(settingsOf('four', { BACKUP_KEY: `${KEY} of before` }))).rejects.toThrow(
    'encrypted with another key',
  );
  await expect(prove(settingsOf('four', { BACKUP_BUCKET: 's3://nobodys-bucket' }))).rejects.toThrow(
    /bucket does not exist/i,
  );
  expect((await runs.status())?.failure).toMatchObject({ what: 'proof', failure: expect.stringMatching(/bucket/) });
});

it('misses a backup of which only the manifest is there', async () => {
  const settings = settingsOf('five');
  const file = await aStoredBackup(settings);
  for (const end of ['_object', '_metadata.json', '_object.md5'])
    await rm(path.join(stored('five'), `${path.basename(file)}.enc._S3rver${end}`), { force: true });
  await rm(manifestOf(file));
  await expect(prove(settings)).rejects.toThrow(`is missing in s3://${BUCKET}/five.`);
});

it('asks for credentials', () => {
  delete process.env.AWS_SECRET_ACCESS_KEY;
  try {
    expect(() => OffSite.of(settingsOf('seven'))).toThrow(
      'BACKUP_BUCKET is set; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, too.',
    );
  } finally {
    process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  }
});

describe('the key', () => {
  it.each([
    [{ BACKUP_KEY: '' }, 'BACKUP_KEY is not set, nor is BACKUP_KEY_FILE'],
    [{ BACKUP_KEY: '', BACKUP_KEY_FILE: '/nowhere/key' }, "BACKUP_KEY_FILE is '/nowhere/key', which cannot be read"],
    [{ BACKUP_KEY: '', BACKUP_KEY_FILE: '/dev/null' }, 'it must be a file of at least 32 characters'],
  ])('is asked for: %j', (variables, sentence) => {
    const key = () => backupKey(settingsOf('six', variables));
    expect(key).toThrow(BadConfiguration);
    expect(key).toThrow(sentence);
  });

  it('must be long enough, and is not revealed if it is not', () => {
    expect(() => settingsOf('six', { BACKUP_KEY: 'too short' })).toThrow(
      'BACKUP_KEY is invalid; it must be at least 32 characters long.',
    );
  });
});
