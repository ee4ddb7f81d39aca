import { Jobs } from '../../../../platform/jobs/jobs.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

interface Enquiry {
  id: string;
  kind: string;
  name: string;
  isRead: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  await write('Amelia Hart', { message: 'A table for the <b>boat</b> club' });
  await write('=1+1', { message: 'Formula "one",\nsecond line' });
  const plan = { businessName: 'Glass & Sons', contactEmail: 'sons@guests.example', questions: 'When?' };
  await app.anonymous().post('/api/plan-consultation').send(plan).expect(201);
  await app.anonymous().post('/api/build-requirements').send({ priorities: 'Speed' }).expect(201);
});
afterAll(() => app.stop());

const write = (name: string, changes: object) =>
  app
    .anonymous()
    .post('/api/contact')
    .send({ name, email: 'amelia@guests.example', phone: '555 0100', ...changes })
    .expect(201);
const list = async (query = '') =>
  (await app.as('admin').get(`/api/admin/enquiries${query}`).expect(200)).body as Enquiry[];
const names = async (query: string) => (await list(query)).map(({ name }) => name);

it('shows submissions of every form, newest first, with all fields', async () => {
  const all = await list();
  expect(all.map(({ kind }) => kind)).toEqual(['requirements', 'plan', 'contact', 'contact']);
  expect(all[3]).toEqual({
    id: expect.any(String),
    kind: 'contact',
    name: 'Amelia Hart',
    email: 'amelia@guests.example',
    createdAt: expect.stringMatching(/Z$/),
    isRead: 'false',
    data: {
      name: 'Amelia Hart',
      email: 'amelia@guests.example',
      phone: '555 0100',
      message: 'A table for the <b>boat</b> club',
    },
    answers: [],
  });
  expect(all[0]).toMatchObject({ name: '', email: '', data: { priorities: 'Speed' } });
});

it('can be filtered by kind, read status and words', async () => {
  expect(await names('?kind=plan')).toEqual(['Glass & Sons']);
  expect(await names('?search=BOAT')).toEqual(['Amelia Hart']);
  expect(await names('?search=sons@')).toEqual(['Glass & Sons']);
  expect(await names('?search=%25')).toEqual([]);
  await app.as('admin').get('/api/admin/enquiries?kind=letters').expect(400);
  await app.as('admin').get('/api/admin/enquiries?isRead=maybe').expect(400);
});

it('can be filtered by messages from guests or about the agency', async () => {
  expect(await names('?group=guests')).toEqual(['=1+1', 'Amelia Hart']);
  expect(await names('?group=agency')).toEqual(['', 'Glass & Sons']);
  expect(await names('?group=agency&kind=plan&isRead=false')).toEqual(['Glass & Sons']);
  expect(await names('?group=guests&kind=plan')).toEqual([]);
  const summary = async (query: string) =>
    (await app.as('admin').get(`/api/admin/enquiries/summary${query}`).expect(200)).body as object;
  expect(await summary('?group=agency')).toEqual({ ...(await summary('')), total: 2, unread: 2 });
  expect(await summary('?group=guests')).toMatchObject({ total: 2, unread: 2, plan: 1 });
  const { text } = await app.as('admin').get('/api/admin/enquiries/export.csv?group=agency').expect(200);
  expect(text.trim().split('\r\n')).toHaveLength(3);
  for (const path of ['', '/summary', '/export.csv'])
    await app.as('admin').get(`/api/admin/enquiries${path}?group=friends`).expect(400);
});

it('stores which messages are read, and counts the others', async () => {
  const [{ id } = { id: '' }] = await list('?kind=plan');
  const mark = (isRead: unknown) => app.as('admin').patch(`/api/admin/enquiries/${id}`).send({ isRead });
  expect((await mark('true').expect(200)).body).toMatchObject({ id, isRead: 'true' });
  expect((await app.as('admin').get(`/api/admin/enquiries/${id}`).expect(200)).body).toMatchObject({ isRead: 'true' });
  expect(await names('?isRead=true')).toEqual(['Glass & Sons']);
  expect(await names('?isRead=false')).toHaveLength(3);
  const summary = { total: 4, unread: 3, contact: 2, gift: 0, plan: 1, requirements: 1, consultation: 0, contract: 0 };
  expect((await app.as('admin').get('/api/admin/enquiries/summary').expect(200)).body).toEqual(summary);
  expect((await mark(false).expect(200)).body).toMatchObject({ isRead: 'false' });
  await mark('perhaps').expect(400);
});

it('can be answered by email from the page, and stores the answer', async () => {
  const [{ id } = { id: '' }] = await list('?search=Amelia');
  const answer = (which: string) =>
    app
      .as('admin')
      .post(`/api/admin/enquiries/${which}/answer`)
      .send({ subject: 'Your boats', message: 'Of course.\n\nSee you <soon>' });
  const { body } = await answer(id).expect(201);
  const sent = { subject: 'Your boats', sentBy: 'The Owner', sentAt: expect.stringMatching(/Z$/) };
  expect(body).toMatchObject({ isRead: 'true', answers: [sent] });
  await app.runJobs();
  const mail = (await app.mailsTo('amelia@guests.example')).at(-1);
  expect(mail).toMatchObject({ subject: 'Your boats' });
  expect(mail?.html).toContain('See you &lt;soon&gt;');
  expect(mail?.text).toMatch(/See you <soon>\s+You wrote\s+Formula \"one\",\s+second line/);
  expect(mail?.html).toContain('Formula "one",');
  expect(mail?.from).toMatchObject({ address: 'hello@bistro.example' });
  const [{ id: nobody } = { id: '' }] = await list('?kind=requirements');
  expect((await answer(nobody).expect(409)).body).toMatchObject({
    detail: 'This inquiry came without an email address.',
  });
});

it('is exported as a table in which nothing counts as a formula', async () => {
  const { text, headers } = await app.as('admin').get('/api/admin/enquiries/export.csv?kind=contact').expect(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="enquiries-contact.csv"',
    'cache-control': expect.stringContaining('no-store'),
  });
  const [heading = '', first = ''] = text.replace('\ufeff', '').split('\r\n');
  expect(heading).toBe('id,kind,name,email,createdAt,isRead,phone,message');
  expect(first).toContain(`,'=1+1,`);
  expect(text).toContain('"Formula ""one"",\nsecond line"');
});

it('is exported a few at a time, however many there are, newest first', async () => {
  await app.database.query(
    `insert into enquiries (id, kind, name, email, created_at, data)
     select gen_random_uuid(), 'plan', 'Many', 'many@guests.example', now() - (n % 7) * interval '1 day', jsonb_build_object('n', n)
     from generate_series(1, 1201) n`,
  );
  const read = jest.spyOn(app.database, 'query');
  const { text } = await app.as('admin').get('/api/admin/enquiries/export.csv?search=many@').expect(200);
  const largest = await Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown[]>));
  expect(Math.max(...largest.map((rows) => rows.length))).toBe(500);
  const rows = text.trim().split('\r\n').slice(1);
  expect(new Set(rows.map((row) => row.split(',').at(-1))).size).toBe(1201);
  const days = rows.map((row) => row.split(',')[4] ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
  await app.database.query(`delete from enquiries where name = 'Many'`);
});

it('exports only enquiries that match the filters', async () => {
  const exported = async (query: string) => {
    const { text } = await app.as('admin').get(`/api/admin/enquiries/export.csv${query}`).expect(200);
    return text.split('\r\n').filter((line) => line.includes('@')).length;
  };
  expect(await exported('?search=sons@')).toBe(1);
  expect(await exported('?search=sons@&kind=contact')).toBe(0);
  expect(await exported('?isRead=false&search=sons@')).toBe(1);
  expect(await exported('?isRead=true&search=sons@')).toBe(0);
  await app.as('admin').get('/api/admin/enquiries/export.csv?isRead=maybe').expect(400);
});

it('is for the owner only, who gets 404 for an unknown id', async () => {
  const id = '0198a000-0000-7000-8000-000000000000';
  await app.as('admin').patch(`/api/admin/enquiries/${id}`).send({ isRead: 'true' }).expect(404);
  await app.as('manager').get('/api/admin/enquiries').expect(403);
});

it('deletes messages and forms after two years, but not contracts', async () => {
  const contract = { clientBusinessName: 'Old Wharf', clientContactName: 'Zoë Hart' };
  await app.anonymous().post('/api/contract').send(contract).expect(201);
  const tidy = async () => {
    for (const job of ['end-old-enquiries', 'end-old-consultations'])
      await app.nest.get(Jobs, { strict: false }).run(job, {});
  };
  const stored = async () => (await app.database.query<{ kind: string }[]>('select kind from enquiries')).length;
  app.clock.advance({ hours: 729 * 24 });
  await tidy();
  expect(await stored()).toBe(5);
  app.clock.advance({ hours: 2 * 24 });
  await tidy();
  expect(await app.database.query('select kind, name from enquiries')).toEqual([
    { kind: 'contract', name: 'Old Wharf' },
  ]);
  const rest = 'select 1 from contact_messages union all select 1 from plan_consultations';
  expect(await app.database.query(`${rest} union all select 1 from build_requirements`)).toEqual([]);
});
