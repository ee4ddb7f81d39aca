import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, dateIn, mondayOf } from '../../../../kernel/calendar.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { ReservationImportsService } from '../import/reservation-imports.service.js';

const PATH = '/api/admin/reservations/imports';
const ZONE = 'America/New_York';
const BOOK = readFileSync(join(__dirname, '..', '..', 'testing', 'old-books', 'opentable.csv'), 'utf8');

const NOON = '2094-01-13T17:00:00Z';

let app: TestApp;
let other: Awaited<ReturnType<TestApp['beside']>>;
let owner: ReturnType<TestApp['anonymous']>;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  other = await app.beside();
});
afterAll(async () => {
  await other.close();
  await app.stop();
});
beforeEach(async () => {
  await app.database.query(
    'truncate reservation_requests, reservation_imports, guest_memories, customer_contacts cascade',
  );
  await at(NOON);
});

/** Sessions end when the clock moves. */
const at = async (instant: string) => {
  app.clock.set(instant);
  owner = await app.anonymous().login('admin');
};

interface Uploaded {
  readonly id: string;
  readonly suggested: Record<string, number>;
}
const upload = async (csv: string) =>
  (await owner.post(PATH).send({ fileName: 'book.csv', csv }).expect(201)).body as Uploaded;
const call = (id: string, what: string, body: object = {}) => owner.post(`${PATH}/${id}/${what}`).send(body);
const stateOf = async (id: string) => (await owner.get(`${PATH}/${id}`).expect(200)).body as Record<string, unknown>;
async function run(csv: string) {
  const { id, suggested } = await upload(csv);
  await call(id, 'start', { columns: suggested }).expect(200);
  await app.runJobs();
  return stateOf(id);
}
const refusedOf = async (id: string) =>
  (await owner.get(`${PATH}/${id}/refused.csv`).expect(200)).text.replace('\ufeff', '').trim().split('\r\n');
const reservations = () =>
  app.database.query<Record<string, unknown>[]>(
    `select customer_name as name, preferred_date as date, preferred_time as time, party_size as party, status, outcome,
       source, was_confirmed as "wasConfirmed", cancelled_at is not null as "isCanceled", email_opt_in as "optedIn"
     from reservation_requests order by visit_at, customer_name, party_size`,
  );
const count = async (sql: string) => {
  const [row] = await app.database.query<{ count: number }[]>(`select count(*)::int as count from ${sql}`);
  return row?.count;
};
const day = (offset: number) => addDays(dateIn(ZONE, app.clock.now()), offset);

it('tries a file first: what it would add by outcome and year, what is there already, and what it cannot read', async () => {
  const { id, suggested } = await upload(
    [
      'Date,Time,Name,Party size,Status',
      '3/7/2023,7 PM,Ana Lee,2,Done',
      '3/7/2024,7 PM,Ana Lee,2,Done',
      '3/7/2024,7 PM,Ana Lee,2,Done',
    ]
      .concat(['3/8/2024,7 PM,Bo Yi,4,No show', '3/9/2024,noon,Cy Mo,4,Done', `${day(3)},7 PM,Di Po,4,Booked`])
      .join('\n'),
  );
  expect(suggested).toEqual({ date: 0, time: 1, name: 2, partySize: 3, status: 4 });
  const { body } = await call(id, 'preview', { columns: suggested }).expect(200);
  expect(body).toMatchObject({
    added: 3,
    skipped: 1,
    refused: 2,
    upcoming: 1,
    guestNotes: 0,
    unreadEmails: 0,
    results: { completed: 2, noShow: 1, canceled: 0, declined: 0 },
    years: [
      { year: '2023', completed: 1, noShow: 0, canceled: 0, declined: 0 },
      { year: '2024', completed: 1, noShow: 1, canceled: 0, declined: 0 },
    ],
  });
  expect((body as { rows: object[] }).rows.slice(2, 5)).toEqual([
    expect.objectContaining({ line: 4, outcome: 'skipped', reason: 'This visit appears earlier in the file.' }),
    expect.objectContaining({ line: 5, outcome: 'added', name: 'Bo Yi', time: '7:00 PM', result: 'no-show' }),
    expect.objectContaining({ line: 6, outcome: 'refused', reason: '“noon” isn’t a time.', result: null }),
  ]);
  expect(await refusedOf(id)).toEqual([
    'Line,Reason,Date,Time,Name,Party size,Status',
    '6,“noon” isn’t a time.,3/9/2024,noon,Cy Mo,4,Done',
    expect.stringMatching(/^7,This visit isn’t over yet/),
  ]);
  expect(await reservations()).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ status: 'uploaded', suggested });
});

it('imports a book with its outcomes, notifies no one, and counts nothing as requested', async () => {
  const events = await count(`events where subject_type = 'reservation'`);
  const emails = await count('outgoing_mails');
  expect(await run(BOOK)).toMatchObject({
    status: 'done',
    totalRows: 6,
    doneRows: 6,
    added: 6,
    skipped: 0,
    refused: 0,
  });
  const imported = { source: 'import', status: 'archived', optedIn: false };
  expect(await reservations()).toMatchObject([
    { ...imported, name: 'Amelia Hart', date: '2024-03-07', time: '7:15 PM', party: '4', outcome: 'completed' },
    { ...imported, name: 'Jonas Weil', outcome: 'no-show' },
    { ...imported, name: 'Noor Aziz', outcome: null, isCanceled: true, wasConfirmed: true },
    { ...imported, name: 'Maren Holt', outcome: null, isCanceled: false, wasConfirmed: false },
    { ...imported, name: 'Walk-in', outcome: 'completed' },
    { ...imported, name: 'Walk-in', outcome: 'completed' },
  ]);
  expect(await count(`events where subject_type = 'reservation'`)).toBe(events);
  expect(await count('outgoing_mails')).toBe(emails);
  expect(await count('customer_contacts')).toBe(0);
  expect(await count(`reservation_imports where csv like '%Amelia%'`)).toBe(0);
});

it('adds nothing twice: not from the same file, a corrected one, or what was entered here', async () => {
  await run(BOOK);
  expect(await run(BOOK)).toMatchObject({ added: 0, skipped: 6 });
  expect(await run(`${BOOK}"03/10/2024","6:00 PM","Ida Moss",2,"Done","","","","","","","",""`)).toMatchObject({
    added: 3,
    skipped: 4,
  });
  const entered = {
    customerName: 'Ida Moss',
    partySize: '2',
    preferredDate: day(0),
    preferredTime: '10:00 AM',
    source: 'door',
  };
  await owner.post('/api/staff/reservations').send(entered).expect(201);
  await at(`${day(1)}T23:00:00Z`);
  expect(await run(`Date,Time,Name,Party size\n${day(-1)},10:00,ida moss,2`)).toMatchObject({ added: 0, skipped: 1 });
});

it('counts imported visits where past visits count', async () => {
  await run(BOOK);
  const { body: report } = await owner.get('/api/admin/reservations/report?month=2024-03').expect(200);
  const busy = (report as { date: string; requests: number }[]).filter(({ requests }) => requests > 0);
  expect(busy).toMatchObject([
    { date: '2024-03-07', requests: 2, parties: 1, covers: 4, noShows: 1, noShowCovers: 2, walkIns: 0 },
    { date: '2024-03-08', requests: 2, parties: 0, cancellations: 1, declined: 1 },
    { date: '2024-03-09', requests: 2, parties: 2, covers: 4 },
  ]);
  const { text } = await owner.get('/api/admin/reservations/export.csv?month=2024-03').expect(200);
  expect(text).toMatch(/Amelia Hart,[^\n]*,completed,import/);
  expect(text).toMatch(/Noor Aziz,[^\n]*,declined,import/);
  const { body: past } = await owner.get('/api/admin/reservations/archived?search=amelia').expect(200);
  expect(past).toMatchObject([
    { customerName: 'Amelia Hart', outcome: 'completed', source: 'import', preferredTime: '7:15 PM' },
  ]);
});

it('remembers a guest’s earlier visits and the note about them, unless staff have written one', async () => {
  await app.database.query(
    `insert into guest_memories (address, line, noted_by, noted_at) values ('jonas.weil@guests.example', 'Ours', 'Staff', now()),
       ('renee@guests.example', null, null, null)`,
  );
  await app.database.query(`update guest_memories set forgotten_at = now() where address = 'renee@guests.example'`);
  await run(BOOK.replace('"Jonas Weil",2,"No Show"', '"Jonas Weil",2,"Done"').replace(',"03/06/2024 6:40 PM"', ',""'));
  await run('Date,Time,Name,Email,Party size,Guest notes\n5/1/2024,7 PM,Renée,renee@guests.example,2,Window');
  await run('Date,Time,Name,Email,Party size,Guest notes\n5/1/2024,7 PM,Jonas,jonas.weil@guests.example,2,Theirs');
  const notes = await app.database.query('select address, line, noted_by as by from guest_memories order by address');
  expect(notes).toEqual([
    { address: 'amelia.hart@guests.example', line: 'Loves the corner by the window', by: 'The Owner' },
    { address: 'jonas.weil@guests.example', line: 'Ours', by: 'Staff' },
    { address: 'renee@guests.example', line: null, by: null },
  ]);
  await app.database.query(
    `insert into house_options (id, is_on, figures, updated_at) values ('guest-memory', true, '{}', now()) on conflict (id) do update set is_on = true`,
  );
  const request = { customerName: 'Amelia Hart', customerEmail: 'Amelia.Hart@guests.example', partySize: '2' };
  const { body } = await owner
    .post('/api/staff/reservations')
    .send({ ...request, preferredDate: day(7), preferredTime: '12:30 PM' })
    .expect(201);
  const memory = await owner.get(`/api/staff/reservations/${(body as { id: string }).id}/guest-memory`).expect(200);
  expect(memory.body).toMatchObject({ visits: 1, line: { text: 'Loves the corner by the window' } });
});

it('counts visits of this week among the covers, and not among the requests', async () => {
  const recent = day(-1);
  await run(`Date,Time,Name,Party size,Status\n${recent},7 PM,Ana Lee,4,Done\n${recent},7 PM,Bo Yi,4,Canceled`);
  const { body } = await owner.get('/api/admin/trends').expect(200);
  const weeks = (body as { weeks: { weekStart: string; covers: number; requests: number }[] }).weeks;
  expect(weeks.find(({ weekStart }) => weekStart === mondayOf(recent))).toMatchObject({ covers: 4, requests: 0 });
});

it('deletes on undo what it added, except what someone has changed since, and only once', async () => {
  await run(BOOK);
  const [changed] = await app.database.query<{ id: string }[]>(
    `select id from reservation_requests where customer_name = 'Amelia Hart'`,
  );
  const notes = { adminNotes: 'She asked for the recipe.' };
  await owner
    .patch(`/api/admin/reservations/${changed?.id ?? ''}`)
    .send(notes)
    .expect(200);
  const [{ id } = { id: '' }] = (await owner.get(PATH).expect(200)).body as { id: string }[];
  const { body } = await call(id, 'undo').expect(200);
  expect(body).toMatchObject({ removed: 5, undoableUntil: null, undoneAt: expect.any(String) as string });
  expect(await reservations()).toMatchObject([{ name: 'Amelia Hart' }]);
  expect(await count('guest_memories')).toBe(0);
  await call(id, 'undo').expect(409);
  expect(await run(BOOK)).toMatchObject({ added: 5, skipped: 1 });
});

it('cannot be undone after 30 days', async () => {
  const { id } = await run(BOOK);
  await at(`${day(31)}T17:00:00Z`);
  await call(String(id), 'undo').expect(409);
});

it('continues where it was interrupted, and two runs of a job add nothing twice', async () => {
  const rows = Array.from({ length: 2_000 }, (_, place) => {
    const date = addDays('2021-01-01', place % 700);
    return `${date},${String(10 + (place % 12))}:15,Guest ${String(place)},guest${String(place)}@guests.example,${String(1 + (place % 9))},Done`;
  });
  const { id, suggested } = await upload(['Date,Time,Name,Email,Party size,Status', ...rows].join('\n'));
  await call(id, 'start', { columns: suggested }).expect(200);
  const workers = [app.nest, other].map((nest) =>
    nest.get<ReservationImportsService>(ReservationImportsService, { strict: false }),
  );
  await Promise.all(workers.map((worker) => worker.work({ id })));
  expect(await stateOf(id)).toMatchObject({ status: 'done', doneRows: 2_000, added: 2_000, skipped: 0, refused: 0 });
  expect(await count('reservation_requests')).toBe(2_000);
  const { body } = await owner.get('/api/admin/reservations/summary').expect(200);
  expect(body).toMatchObject({ total: 2_000, archived: 2_000, history: 2_000, pending: 0, declined: 0 });
});

it('needs the columns of date and party size, and starts once', async () => {
  const { id, suggested } = await upload('Day,Who\n3/7/2024,Ana');
  expect((await call(id, 'preview', { columns: suggested }).expect(400)).body).toMatchObject({
    detail: 'Choose the column with the party sizes.',
  });
  expect((await call(id, 'start', { columns: { partySize: 1 } }).expect(400)).body).toMatchObject({
    detail: 'Choose the column with the dates of the visits.',
  });
  await call(id, 'start', { columns: { date: 0, partySize: 1 } }).expect(200);
  await call(id, 'start', { columns: { date: 0, partySize: 1 } }).expect(409);
  await call(id, 'preview', { columns: { date: 0, partySize: 1 } }).expect(409);
});

it('exports and erases what rejected rows and visits hold about a guest, who does not come back with the same file', async () => {
  const email = 'amelia.hart@guests.example';
  const csv = `${BOOK}"","6:00 PM","Amelia Hart",2,"Done","","${email}","","","","","",""`;
  await run(csv);
  const record = async () =>
    (await owner.post('/api/admin/personal-records').send({ email }).expect(200)).body as Record<string, object[]>;
  expect(await record()).toMatchObject({
    reservations: [{ source: 'import' }],
    reservationImports: [{ fileName: 'book.csv' }],
  });
  await owner.post('/api/admin/personal-records/erase').send({ email }).expect(204);
  expect(await record()).toMatchObject({ reservations: [], reservationImports: [] });
  expect(await run(csv)).toMatchObject({ added: 0, skipped: 6 });
});
