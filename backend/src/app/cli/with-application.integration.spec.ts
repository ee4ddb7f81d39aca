import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eventually } from '../../platform/testing/eventually.js';
import { runSql, withDatabase } from '../../platform/testing/sql.js';
import { onDatabase } from './with-application.js';

const server = process.env.TEST_SERVER_URL ?? '';
const EMPTY = `courtyard_empty_${String(process.pid)}`;
const before = { ...process.env };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'courtyard-nothing-'));
  await runSql(server, `create database ${EMPTY}`);
});
afterAll(async () => {
  process.env = before;
  process.exitCode = 0;
  await eventually(() => runSql(server, `drop database if exists ${EMPTY} with (force)`));
  await rm(folder, { recursive: true });
});

it.each([
  ['no folder', () => ({})],
  ['an empty database', () => ({ DATABASE_URL: withDatabase(server, EMPTY) })],
])('reports that there is no database in %s, and creates none', async (_, environment) => {
  const { DATABASE_URL: _url, DATABASE_DIRECT_URL: _direct, ...others } = before;
  process.env = { ...others, DATA_DIR: path.join(folder, 'data'), ...environment() };
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const work = jest.fn(() => Promise.resolve());
  await onDatabase(work);
  expect(logged.mock.calls).toEqual([['There is no Courtyard database here. Set DATA_DIR or DATABASE_URL.']]);
  expect([work.mock.calls, await readdir(folder)]).toEqual([[], []]);
  logged.mockRestore();
});
