import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addDays } from '../../../../kernel/calendar.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { sized } from '../../../../testing/faults/sized.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { ReservationImportsService } from './reservation-imports.service.js';

const BACKEND = join(__dirname, '..', '..', '..', '..', '..');
const ROWS = 1_200;
/** Three batches, each with a look-up and a transaction, have at least so many statements. */
const KILLED_BEFORE = sized({ short: [2, 7, 12, 16], long: Array.from({ length: 18 }, (_, index) => index + 1) });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

/** Returns the signal that ended the worker; null if it survived. */
async function work(importId: string, lastStep: number): Promise<string | null> {
  const worker = spawn(
    process.execPath,
    [
      '--import',
      './tools/typescript-loader.mjs',
      'src/contexts/reservations/testing/mortal-importer.ts',
      app.databaseUrl,
      importId,
      String(lastStep),
    ],
    { cwd: BACKEND, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null];
  expect(code ?? 0).toBe(0);
  return signal;
}

it.each(KILLED_BEFORE)('imports every row once if the worker is killed before statement %i', async (step) => {
  await app.database.query('truncate reservation_requests cascade');
  const rows = Array.from({ length: ROWS }, (_, place) => {
    const name = place % 3 === 0 ? 'Walk-in' : `Guest ${String(place)}`;
    return `${addDays('2021-01-01', place % 90)},7:15 PM,${name},2,${place % 400 === 7 ? 'perhaps' : 'Done'}`;
  });
  const csv = ['Date,Time,Name,Party size,Status', ...rows].join('\n');
  const sent = await app
    .as('admin')
    .post('/api/admin/reservations/imports')
    .send({ fileName: 'book.csv', csv })
    .expect(201);
  const { id, suggested } = sent.body as { id: string; suggested: object };
  const path = `/api/admin/reservations/imports/${id}`;
  await app.as('admin').post(`${path}/start`).send({ columns: suggested }).expect(200);
  expect(await work(id, step)).toBe('SIGKILL');
  const { body: interrupted } = await app.as('admin').get(path).expect(200);
  expect(interrupted).toMatchObject({ status: 'running' });

  const [before] = await app.database.query<{ count: number }[]>(
    'select count(*)::int as count from reservation_requests',
  );
  expect(interrupted).toMatchObject({ added: before?.count });
  await app.nest.get<ReservationImportsService>(ReservationImportsService, { strict: false }).work({ id });
  const { body } = await app.as('admin').get(path).expect(200);
  expect(body).toMatchObject({ status: 'done', doneRows: ROWS, added: ROWS - 3, skipped: 0, refused: 3 });
  const [stored] = await app.database.query<object[]>(
    'select count(*)::int as count, count(distinct import_key)::int as keys from reservation_requests',
  );
  expect(stored).toEqual({ count: ROWS - 3, keys: ROWS - 3 });
});
