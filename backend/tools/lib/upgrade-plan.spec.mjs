import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  compareVersions,
  lackOfRoom,
  newestOf,
  quoted,
  roomNeeded,
  runsOnSchemaOf,
  tagOf,
  rollbackCommands,
} from './upgrade-plan.mjs';

const MB = 1024 * 1024;

it('takes the newest release where none is named, by its numbers', () => {
  expect(newestOf(['v0.9.0', 'v0.10.0', 'nightly', 'v0.2.11', ''])).toBe('v0.10.0');
  expect(newestOf([''])).toBeUndefined();
  expect([tagOf('0.3.0'), tagOf('v0.3.0')]).toEqual(['v0.3.0', 'v0.3.0']);
  expect(Math.sign(compareVersions('0.10.0', '0.9.9'))).toBe(1);
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
});

it.each([
  ['0.2.0', '0.3.0', true],
  ['0.3.0', '0.4.0', true],
  ['0.2.0', '0.4.0', false],
  ['0.3.1', '0.4.0', true],
  ['0.4.0', '0.4.1-of-somebody', false],
])('lets the program of %s run on the schema of %s: %j', (older, newer, runs) => {
  expect(runsOnSchemaOf(older, newer, ['0.2.0', '0.3.0', '0.4.0'])).toBe(runs);
});

it('counts the backup twice and each table once more, and uses the size of the database if there is no backup yet', () => {
  const program = { packages: 700 * MB, built: 50 * MB };
  expect(roomNeeded({ database: 100 * MB, backup: 10 * MB, ...program })).toEqual({
    data: 120 * MB,
    program: 750 * MB,
  });
  expect(roomNeeded({ database: 100 * MB, backup: 0, ...program }).data).toBe(300 * MB);
});

it('adds up what goes to one disk, and names it with its folders', () => {
  const data = { folder: '/data', disk: 1, free: 1_000 * MB, needed: 300 * MB };
  const program = { folder: '/srv', disk: 1, free: 1_000 * MB, needed: 750 * MB };
  expect(lackOfRoom([data, program])).toEqual([
    'The disk of /data and /srv has 1000 MB left, and an upgrade may take 1050 MB. Make room there first.',
  ]);
  expect(lackOfRoom([data, { ...program, disk: 2 }])).toEqual([]);
  expect(
    lackOfRoom([
      { ...data, free: 299 * MB },
      { ...program, disk: 2 },
    ]),
  ).toEqual(['The disk of /data has 299 MB left, and an upgrade may take 300 MB. Make room there first.']);
});

const failed = {
  root: '/srv/courtyard',
  commit: 'abc',
  variables: { DATA_DIR: "/da ta/o'n", PORT: '80' },
  checkout: true,
  restore: null,
  start: 'npm start',
};

it('brings back the program alone where the data can stay', () => {
  expect(rollbackCommands(failed)).toEqual([
    'cd /srv/courtyard',
    `export DATA_DIR='/da ta/o'\\''n' PORT=80`,
    'git checkout --quiet abc',
    'npm run setup',
    'npm start',
  ]);
});

it('only starts the product if nothing else was checked out', () => {
  const start = 'systemctl start courtyard';
  expect(rollbackCommands({ ...failed, variables: {}, checkout: false, start })).toEqual(['cd /srv/courtyard', start]);
});

it('puts the data aside, and restores the backup in their place', () => {
  const restore = { backup: '/d/backups/c.sql.gz', cluster: '/d/postgres', aside: '0.4.0-17' };
  expect(rollbackCommands({ ...failed, variables: {}, restore }).slice(2)).toEqual([
    'npm run setup',
    'mv /d/postgres /d/postgres-0.4.0-17',
    'npm run restore -- /d/backups/c.sql.gz',
    'npm start',
  ]);
});

it('creates another database on an external server, without printing a password', () => {
  const restore = { backup: '/d/c.sql.gz', cluster: null, database: 'DATABASE_DIRECT_URL', aside: '0.4.0-17' };
  const commands = rollbackCommands({ ...failed, variables: {}, restore });
  expect(commands[3]).toBe(`psql "$DATABASE_DIRECT_URL" --command 'create database courtyard_0_4_0_17'`);
  const exports = commands.filter((command) => command.startsWith('export'));
  const env = {
    ...process.env,
    DATABASE_URL: 'postgres://c:p%40ss@pool:6432/courtyard?sslmode=require',
    DATABASE_DIRECT_URL: 'postgres://c:p%40ss@db/courtyard',
  };
  const script = [...exports, 'echo "$DATABASE_URL $DATABASE_DIRECT_URL"'].join('\n');
  expect(spawnSync('sh', ['-c', script], { env, encoding: 'utf8' }).stdout.trim()).toBe(
    'postgres://c:p%40ss@pool:6432/courtyard_0_4_0_17?sslmode=require postgres://c:p%40ss@db/courtyard_0_4_0_17',
  );
});

it.each(['plain-1.0/x', 'two words', `it's "$HOME" \`now\``])('gives %j to a shell as one word', (text) => {
  expect(spawnSync('sh', ['-c', `printf %s ${quoted(text)}`], { encoding: 'utf8' }).stdout).toBe(text);
});
