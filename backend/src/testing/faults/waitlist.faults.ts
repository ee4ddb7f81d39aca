import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { query } from '../../embedded-postgres/query.js';
import { report } from './report.js';

const BACKEND = path.join(__dirname, '..', '..', '..');
const ENTRIES = 200;
const SEATS = 8;
const KILLS = 30;
/** Longer than it takes to serve. */
const WORK_MS = 150;
const DAY = '2027-06-15';
const HOUR_MS = 3_600_000;
/** Ten in the morning in New York, months before. */
const BEGIN_MS = Date.parse('2027-01-11T15:00:00Z');

let database: TestDatabase;
let folder: string;
const processes = new Set<ChildProcess>();
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'courtyard-line-'));
  database = await createTestDatabase();
  await query(
    database.url,
    `insert into house_options (id, is_on, figures, updated_at) values
       ('guest-page', true, '{}', now()), ('waiting-list', true, '{}', now()),
       ('capacity', true, '{"arrivals": 100, "seats": ${String(SEATS)}}', now())`,
  );
  await query(
    database.url,
    `insert into reservation_requests (id, customer_name, customer_email, party_size, preferred_date, preferred_time,
       email_opt_in, sms_opt_in, source, status, mentions, was_confirmed, status_updated_at, created_at, updated_at, version, waits_since)
     select gen_random_uuid(), 'Guest ' || n, 'line-' || n || '@guests.example', (1 + n * 5 % 8)::text, '${DAY}', '12:00 PM', false, false,
       'website', 'pending', '[]', false, moment, moment, moment, 1, moment + n * interval '1 second'
     from generate_series(1, ${String(ENTRIES)}) n, (select '2027-01-10T15:00:00Z'::timestamptz as moment)`,
  );
});
afterAll(async () => {
  await Promise.all([...processes].map(kill));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** @returns when it is ready to receive a time */
async function startOne(): Promise<ChildProcess> {
  const script = 'src/testing/faults/mortal-waitlist.ts';
  const child = spawn(process.execPath, ['--import', './tools/typescript-loader.mjs', script], {
    cwd: BACKEND,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, NODE_ENV: 'test', NODE_OPTIONS: '' },
  });
  processes.add(child);
  child.once('exit', () => processes.delete(child));
  expect(await heard(child)).toBe('ready');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** @returns when it has served, or is gone */
async function serve(child: ChildProcess, now: Date): Promise<void> {
  const done = heard(child);
  child.send(now.toISOString());
  await done;
}

/** Its next message, or its exit code. */
async function heard(child: ChildProcess): Promise<unknown> {
  const either = new AbortController();
  const { signal } = either;
  const first = Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })]) as Promise<
    unknown[]
  >;
  const [output] = await first;
  either.abort();
  return output;
}

const rows = async <Row>(sql: string) => (await query(database.url, sql)) as Row[];
const count = async (sql: string) => (await rows<{ count: number }>(sql))[0]?.count ?? NaN;
const offered = () => count(`select count(*)::int as count from events where type = 'reservation.offered'`);
const waiting = () => count(`select count(*)::int as count from reservation_requests where waits_since is not null`);
const heldOffersAt = (now: Date) =>
  rows<{ id: string; size: number }>(
    `select id, party_size::int as size from reservation_requests
     where preferred_date = '${DAY}' and status = 'pending' and offered_until > '${now.toISOString()}' order by id`,
  );

it('offers each seat to one guest at a time, and no guest twice or never, wherever processes are killed', async () => {
  let [older, younger] = await Promise.all([startOne(), startOne()]);
  let killed = 0;
  let killedBefore = 0;
  let now = new Date(BEGIN_MS);
  for (let round = 0; ; round += 1) {
    const before = await offered();
    const served = Promise.all([serve(older, now), serve(younger, now)]);
    if (killed < KILLS) {
      // From before it has begun until after it has ended.
      await pause((killed * WORK_MS) / KILLS);
      await kill(older);
      killed += 1;
      if ((await offered()) === before) killedBefore += 1;
      await served;
      [older, younger] = [younger, await startOne()];
    } else await served;
    const stored = await heldOffersAt(now);
    expect(stored.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(SEATS);
    if ((await waiting()) === 0) break;
    // One of the offers is refused; the others lapse in two hours.
    if (round % 2 === 1 && stored[0])
      await query(
        database.url,
        `update reservation_requests set status = 'declined', offered_times = null, offered_until = null where id = '${stored[0].id}'`,
      );
    const isEvening = now.getUTCHours() >= 23;
    now = new Date(now.getTime() + (isEvening ? 16 : 1) * HOUR_MS);
    expect(now.getTime()).toBeLessThan(Date.parse(DAY));
  }
  const times = await rows<{ count: number }>(
    `select count(*)::int as count from events where type = 'reservation.offered' group by subject_id`,
  );
  report(`${String(ENTRIES)} entries of a waitlist, ${String(KILLS)} kills`, {
    'offered exactly once': { promised: ENTRIES, seen: times.filter(({ count }) => count === 1).length },
    'killed before it had offered': { promised: 'some', seen: killedBefore },
  });
  expect(killed).toBe(KILLS);
  expect(times).toEqual(Array.from({ length: ENTRIES }, () => ({ count: 1 })));
});
