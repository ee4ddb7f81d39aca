import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

const REQUEST = {
  name: 'Amelia Hart',
  email: 'amelia@guests.example',
  phone: '(904) 555-0123',
  amount: '50',
  recipient: 'Ada',
  address: '12 Bay Street\nSaint Augustine, FL 32084',
  message: 'For her birthday',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const send = (changes: object = {}) =>
  app
    .anonymous()
    .post('/api/gift-card-requests')
    .send({ ...REQUEST, ...changes });

it('returns the request, adds it to the guests’ inbox, and notifies the owner', async () => {
  const { body } = await send().expect(201);
  expect(body).toEqual({ ...REQUEST, id: expect.any(String), createdAt: expect.stringMatching(/Z$/) });
  const { id } = body as { id: string };
  const enquiry = (await app.as('admin').get(`/api/admin/enquiries/${id}`).expect(200)).body as object;
  expect(enquiry).toMatchObject({
    kind: 'gift',
    name: REQUEST.name,
    email: REQUEST.email,
    data: REQUEST,
    isRead: 'false',
  });
  for (const [query, found] of [
    ['group=guests', true],
    ['group=agency', false],
    ['kind=gift', true],
    ['search=birthday', true],
  ] as const) {
    const rows = (await app.as('admin').get(`/api/admin/enquiries?${query}`).expect(200)).body as { id: string }[];
    expect(rows.some((row) => row.id === id)).toBe(found);
  }
  const summary = (await app.as('admin').get('/api/admin/enquiries/summary?group=guests').expect(200)).body as object;
  expect(summary).toMatchObject({ gift: 1, contact: 0, total: 1, unread: 1 });
  await app.runJobs();
  const notice = (await app.mailsTo('hello@bistro.example')).at(-1);
  expect(notice).toMatchObject({ subject: 'Gift card request from Amelia Hart' });
  expect(notice?.text).toContain('50 dollars, for Ada, by mail');
});

it('requires only a name, an address and an amount', async () => {
  const { name, email } = REQUEST;
  const { body } = await app.anonymous().post('/api/gift-card-requests').send({ name, email, amount: 100 }).expect(201);
  const nothing = { phone: null, recipient: null, address: null, message: null };
  expect(body).toMatchObject({ name, email, amount: '100', ...nothing });
});

it.each([
  ['name', ''],
  ['email', 'amelia'],
  ['amount', '51'],
  ['amount', undefined],
  ['recipient', 'x'.repeat(121)],
  ['address', 'x'.repeat(501)],
  ['message', 'x'.repeat(2001)],
])('refuses %s as %j and names the field', async (field, value) => {
  const { body } = await send({ [field]: value }).expect(400);
  expect(body).toMatchObject({ errors: [{ field }] });
});

it('is erased together with the sender', async () => {
  const email = 'ingrid@guests.example';
  const { id } = (await send({ email }).expect(201)).body as { id: string };
  await app.runJobs();
  await app.as('admin').post('/api/admin/personal-records/erase').send({ email }).expect(204);
  await app.as('admin').get(`/api/admin/enquiries/${id}`).expect(404);
});
