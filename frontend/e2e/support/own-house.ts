import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { inDatabase } from './database';
import { expect } from './test';

const SETTABLE_CLOCK = path.join(import.meta.dirname, 'settable-clock.mjs');

/** Looks of every few minutes, which a test whose clock jumps does not wait for. */
const LOOKS = ['remind-of-promises', 'remind-of-visits', 'serve-waiting-list'];

/** What is due by the clock of the test is due, and is looked at without the queue's pauses. */
const DO_WHAT_IS_DUE = `
  with due as (
    update pgboss.job set start_after = least(start_after, now())
    where state in ('created', 'retry') and start_after <= $1 returning name
  )
  select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) from (select distinct name from due) as queues`;

/** The product in a process of its own, with a clock that the test sets. */
export interface House {
  readonly url: string;
  readonly dataDir: string;
  now(): Date;
  /** It is that moment now, and what a job looks for every few minutes is looked for. */
  at(moment: Date): Promise<void>;
  /** Does what is due by the clock. */
  work(): Promise<void>;
  stop(): Promise<void>;
}

/** @param settings of this house beside the usual ones; of the address that it will have */
export async function aHouse(
  settings: (url: string) => Promise<NodeJS.ProcessEnv> = () => Promise.resolve({}),
): Promise<House> {
  const dataDir = mkdtempSync(`${process.env.E2E_DATA_DIR ?? ''}-house-`);
  const aheadFile = path.join(dataDir, 'ahead');
  let ahead = 0;
  writeFileSync(aheadFile, '0');
  const port = await aFreePort();
  const url = `http://localhost:${String(port)}`;
  const own = await settings(url);
  const program = spawn(process.execPath, ['--import', SETTABLE_CLOCK, '../backend/dist/main.js'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' },
      ...{ SEED: 'demo', RATE_LIMITS: 'off', AHEAD_FILE: aheadFile },
      ...own,
    },
  });
  const stop = async () => {
    if (program.exitCode !== null || program.signalCode !== null) return;
    program.kill();
    await once(program, 'exit');
  };
  const isReady = () =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(isReady, { message: 'the house to be ready', timeout: 240_000 }).toBe(true);
  } catch (error) {
    await stop();
    throw error;
  }

  const now = () => new Date(Date.now() + ahead);
  const work = async () => {
    await inDatabase(DO_WHAT_IS_DUE, [now()], dataDir);
  };
  const at = async (moment: Date) => {
    ahead = moment.getTime() - Date.now();
    // Never half a figure.
    writeFileSync(`${aheadFile}.new`, String(ahead));
    renameSync(`${aheadFile}.new`, aheadFile);
    for (const name of LOOKS) await inDatabase('insert into pgboss.job (name) values ($1)', [name], dataDir);
    await work();
  };
  return { url, dataDir, now, at, work, stop };
}

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
