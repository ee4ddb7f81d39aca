import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, dateIn, weekdayOf } from '../../kernel/calendar.js';
import { query } from '../../embedded-postgres/query.js';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { aReservationRequest } from '../../contexts/reservations/testing/a-reservation-request.js';
import { ProductProcess } from '../product-process.js';
import { report } from './report.js';

const ROUNDS = 20;
const GUESTS = 50;
const ARRIVALS = 8;
const PARTY = 2;
jest.setTimeout(600_000);

let database: TestDatabase;
let folder: string;
let processes: ProductProcess[];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'courtyard-seats-'));
  database = await createTestDatabase();
  const variables = { DATABASE_URL: database.url, DATA_DIR: folder, JOBS: 'off' };
  processes = [await ProductProcess.on(variables), await ProductProcess.on(variables)];
  for (const one of processes) await one.start();
  await query(
    database.url,
    `insert into house_options (id, is_on, figures, updated_at) values
       ('capacity', true, '{"arrivals": ${String(ARRIVALS)}, "seats": 100}', now()),
       ('confirming-by-itself', true, '{"party": 4}', now())`,
  );
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.end('SIGKILL')));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Tuesdays, on which the restaurant is open. */
function aTuesday(weeks: number): string {
  const soon = addDays(dateIn('America/New_York', new Date()), 7);
  const days = Array.from({ length: 7 }, (_, index) => addDays(soon, index));
  return addDays(days.find((day) => weekdayOf(day) === 'tuesday') ?? soon, 7 * weeks);
}

const any = (index: number): ProductProcess => processes[index % processes.length] as ProductProcess;

async function request(index: number, preferredDate: string): Promise<string> {
  const body = aReservationRequest({
    preferredDate,
    preferredTime: '12:00 PM',
    partySize: String(PARTY),
    specialRequests: '',
  });
  const response = await fetch(any(index).url('reservations'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as { status: string }).status;
}

async function isFull(index: number, preferredDate: string): Promise<boolean> {
  const query = new URLSearchParams({ preferredDate, preferredTime: '12:00 PM', partySize: String(PARTY) });
  const response = await fetch(any(index).url(`reservations/availability?${String(query)}`));
  return ((await response.json()) as { isFull: boolean }).isFull;
}

it('gives the last seats of a half hour once, and both processes then say that it is full', async () => {
  const confirmed: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = aTuesday(round);
    expect([await isFull(0, day), await isFull(1, day)]).toEqual([false, false]);
    const statuses = await Promise.all(Array.from({ length: GUESTS }, (_, index) => request(index, day)));
    confirmed.push(statuses.filter((status) => status === 'confirmed').length);
    expect([await isFull(0, day), await isFull(1, day)]).toEqual([true, true]);
  }
  const promised = confirmed.map(() => ARRIVALS / PARTY);
  report(`${String(GUESTS)} guests who want the last seats`, {
    'confirmed in each round': { promised: promised.join(' '), seen: confirmed.join(' ') },
  });
  expect(confirmed).toEqual(promised);
});
