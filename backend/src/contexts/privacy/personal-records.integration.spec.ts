import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const aGuest = () => `iris-${randomUUID().slice(0, 8)}@guests.example`;
const send = (path: string, body: object) => app.anonymous().post(path).send(body).expect(201);
const recordOf = async (email: string) =>
  (await app.as('admin').post('/api/admin/personal-records').send({ email }).expect(200)).body as object;
const erase = (email: string) => app.as('admin').post('/api/admin/personal-records/erase').send({ email }).expect(204);
const entries = async () => (await app.as('admin').get('/api/admin/trail').expect(200)).body as { type: string }[];

/** Submits every form that stores data of strangers. */
async function leaveTraces(email: string) {
  const shouted = email.toUpperCase();
  const preferredDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const request = { customerName: 'Iris Trace', partySize: '2', preferredDate, preferredTime: '12:00 PM' };
  await send('/api/reservations', { ...request, customerEmail: shouted });
  await send('/api/contact', { name: 'Iris Trace', email, message: 'Hello' });
  await send('/api/consultation', { restaurantName: 'Trace’s', contactEmail: shouted });
  await send('/api/plan-consultation', { businessName: 'Trace’s', contactEmail: email, selectedTier: 'premium' });
  const article = { title: 'A day by Trace', contentType: 'blog_post', contentData: 'Trace', submittedBy: email };
  const { body } = await send('/api/approval-items', article);
  const approved = await send('/api/approval-items', { ...article, title: 'A week', contentData: '' });
  const { id } = approved.body as { id: string };
  await app.as('admin').patch(`/api/admin/approval-items/${id}`).send({ status: 'approved' }).expect(200);
  return { pending: (body as { id: string }).id, approved: id };
}

async function importRefused(email: string) {
  const csv = `Email,First,Phone\n${email},Trace,"1\n2"\nother@guests.example,Olaf,"1\n2"`;
  const upload = await app.as('manager').post('/api/customer-contacts/imports').send({ fileName: 'a.csv', csv });
  const { id } = upload.body as { id: string };
  const plan = { columns: { email: 0, firstName: 1, phone: 2 }, existing: 'skip' };
  await app.as('manager').post(`/api/customer-contacts/imports/${id}/start`).send(plan).expect(200);
  await app.runJobs();
  return id;
}

it('shows the owner what is stored of a person who is not a contact, in all places', async () => {
  const email = aGuest();
  await leaveTraces(email);
  await importRefused(email);
  expect(await recordOf(email)).toMatchObject({
    contacts: [],
    reservations: [{ customerName: 'Iris Trace', status: 'pending' }],
    enquiries: [{ kind: 'contact' }, { kind: 'consultation' }, { kind: 'plan' }],
    consultations: [{ businessName: 'Trace’s' }, { businessName: 'Trace’s' }],
    submissions: [
      { title: 'A day by Trace', status: 'pending' },
      { title: 'A week', status: 'approved' },
    ],
    imports: [{ fileName: 'a.csv', cells: [email, 'Trace', '1\n2'] }],
  });
  expect(await recordOf(aGuest())).toMatchObject({ reservations: [], enquiries: [], submissions: [] });
});

it('erases them everywhere, and suppresses the address from then on', async () => {
  const email = aGuest();
  const { pending, approved } = await leaveTraces(email);
  const importId = await importRefused(email);
  await app.runJobs();
  await erase(email);
  expect(Object.values(await recordOf(email)).flat()).toEqual([]);
  const stored = await app.database.query<{ row: string }[]>(
    `select row::text from (
       select to_jsonb(t) from consultation_responses t union all select to_jsonb(t) from plan_consultations t
       union all select to_jsonb(t) from approval_items t union all select to_jsonb(t) from contact_imports t
       union all select to_jsonb(t) from events t where t.subject_id = any($1)
     ) all_rows (row)`,
    [[pending, approved]],
  );
  for (const { row } of stored) expect(row.toLowerCase()).not.toContain(email);
  const items = (await app.as('admin').get('/api/admin/approval-items').expect(200)).body as object[];
  expect(items).toContainEqual(expect.objectContaining({ id: approved, submittedBy: 'Content Creator' }));
  expect(items).not.toContainEqual(expect.objectContaining({ id: pending }));
  const refused = await app.as('manager').get(`/api/customer-contacts/imports/${importId}/refused.csv`).expect(200);
  expect(refused.text).toContain('other@guests.example');

  const again = { firstName: 'Iris', lastName: 'Trace', email, emailOptIn: true };
  await app.as('manager').post('/api/customer-contacts').send(again).expect(409);
  expect(await entries()).toContainEqual(
    expect.objectContaining({ type: 'contact.erased', subjectName: 'Somebody who was erased' }),
  );
});

it('removes captured emails to them or about them, and no others', async () => {
  const email = aGuest();
  const longer = `jo${email}`;
  for (const guest of [email, longer]) await leaveTraces(guest);
  await app.runJobs();
  const captured = async () => {
    const list = (await app.as('admin').get('/api/admin/captured-mails?limit=100').expect(200)).body as {
      id: string;
    }[];
    const opened: string[] = [];
    for (const { id } of list) {
      const { body } = await app.as('admin').get(`/api/admin/captured-mails/${id}`).expect(200);
      opened.push(JSON.stringify(body).toLowerCase().replaceAll(longer, 'another guest'));
    }
    return opened;
  };
  const about = (mails: string[], text: string) => mails.filter((mail) => mail.includes(text)).length;
  const before = await captured();
  expect((await app.mailsTo(email)).length).toBeGreaterThan(0);
  expect(about(before, email)).toBeGreaterThan((await app.mailsTo(email)).length);
  await erase(email);
  const after = await captured();
  expect(about(after, email)).toBe(0);
  expect(await app.mailsTo(email, 0)).toEqual([]);
  expect((await app.mailsTo(longer)).length).toBeGreaterThan(0);
  expect(after).toEqual(before.filter((mail) => !mail.includes(email)));
});

it('takes a contact with it', async () => {
  const email = aGuest();
  const contact = { firstName: 'Iris', lastName: 'Trace', email };
  const { body } = await app.as('manager').post('/api/customer-contacts').send(contact).expect(201);
  await erase(email);
  await app
    .as('manager')
    .get(`/api/customer-contacts/${(body as { id: string }).id}`)
    .expect(404);
});

it('needs an address', async () => {
  const { body } = await app.as('admin').post('/api/admin/personal-records').send({ email: 'iris' }).expect(400);
  expect(body).toMatchObject({ errors: [{ field: 'email', message: 'Please enter a valid email address' }] });
});
