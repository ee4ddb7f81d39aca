import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { UploadedImportView } from './contact-imports.dto.js';
import type { ContactView } from './contacts.controller.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('truncate customer_contacts, email_suppressions cascade'));

const upload = async (csv: string) =>
  (await app.as('manager').post('/api/customer-contacts/imports').send({ fileName: 'list.csv', csv }).expect(201))
    .body as UploadedImportView;
const call = (id: string, what: string, plan: object) =>
  app.as('manager').post(`/api/customer-contacts/imports/${id}/${what}`).send(plan);
const contacts = async () => {
  const list = (await app.as('manager').get('/api/customer-contacts').expect(200)).body as ContactView[];
  return Object.fromEntries(list.map((contact) => [contact.email, contact]));
};

it.each(['Unsubscribed', 'Cleaned'])(
  'lets only the person opt in again whose status in the file is %s, as after our unsubscribe link',
  async (word) => {
    const known = { firstName: 'Known', lastName: 'Guest', email: 'known@guests.example', emailOptIn: true };
    await app.as('manager').post('/api/customer-contacts').send(known).expect(201);
    const { id, suggested } = await upload(
      `Email,Email subscription status\nnew@guests.example,${word}\nknown@guests.example,${word}\n`,
    );
    await call(id, 'start', { columns: suggested, existing: 'skip', consent: 'All said yes' }).expect(200);
    await app.runJobs();
    const now = await contacts();
    for (const email of ['new@guests.example', 'known@guests.example']) {
      const { body } = await app
        .as('manager')
        .put(`/api/customer-contacts/${now[email]?.id ?? ''}`)
        .send({ status: 'active', emailOptIn: true })
        .expect(409);
      expect(body).toMatchObject({ errors: [{ field: 'emailOptIn' }] });
    }
    expect((await contacts())['new@guests.example']).toMatchObject({ emailOptIn: false });
  },
);

it('counts a yes and a later no for a new address as a no in the file, and as no existing contact', async () => {
  const rows = ['a@guests.example,yes', 'b@guests.example,yes', 'b@guests.example,no', 'b@guests.example,no'];
  const { id, suggested } = await upload(['Email,Opt in', ...rows].join('\n'));
  const { body } = await call(id, 'preview', { columns: suggested, existing: 'skip', consent: 'At the fair' }).expect(
    200,
  );
  expect(body).toMatchObject({
    added: 2,
    skipped: 2,
    sayNo: 1,
    optedOut: 0,
    optIn: 'They are opted in: “At the fair”, except for 1 not marked as yes in the file.',
  });
});

it.each(['skip', 'update'] as const)(
  'says in the preview what the import (%s) does with a no for a merged address',
  async (existing) => {
    const create = async (email: string) => {
      const given = { firstName: 'Ana', lastName: 'Lee', email, emailOptIn: true };
      return (await app.as('manager').post('/api/customer-contacts').send(given).expect(201)).body as ContactView;
    };
    const primary = await create('ana@guests.example');
    const merged = await create('ana@work.example');
    const shown = { primaryUpdatedAt: primary.updatedAt, mergedUpdatedAt: merged.updatedAt };
    await app
      .as('manager')
      .post('/api/customer-contacts/merges')
      .send({ primaryId: primary.id, mergedId: merged.id, takes: [], ...shown })
      .expect(201);
    const { id, suggested } = await upload('Email,Opt in\nana@work.example,no\nbo@guests.example,yes\n');
    const plan = { columns: suggested, existing, consent: 'At the fair' };
    const { body } = await call(id, 'preview', plan).expect(200);
    expect(body).toMatchObject({
      added: 1,
      sayNo: 0,
      optedOut: 0,
      optIn: 'They are opted in: “At the fair”. Emails to 1 address of merged contacts stop because the file says no.',
      rows: [
        { reason: expect.stringMatching(/^This address was merged.*stop because the file says no\.$/) as string },
        {},
      ],
    });
    await call(id, 'start', plan).expect(200);
    await app.runJobs();
    const now = await contacts();
    expect(Object.keys(now).sort()).toEqual(['ana@guests.example', 'bo@guests.example']);
    expect(now['ana@guests.example']).toMatchObject({ emailOptIn: true, status: 'active' });
    expect(now['bo@guests.example']).toMatchObject({ emailOptIn: true });
    const suppressed = `select key = email_suppression_key('ana@work.example') as "isMerged" from email_suppressions`;
    expect(await app.database.query(suppressed)).toEqual([{ isMerged: true }]);
  },
);

it.each(['skip', 'update'])(
  'previews how many people of an import (%s) unsubscribed before and stay unsubscribed',
  async (existing) => {
    for (const name of ['left', 'erased', 'yes'])
      await app
        .as('manager')
        .post('/api/customer-contacts')
        .send({ firstName: 'Ana', lastName: 'Lee', email: `${name}@guests.example`, emailOptIn: true })
        .expect(201);
    await app.database.query(
      `update customer_contacts set status = 'unsubscribed', email_opt_in = false, consent = null where address = 'left@guests.example'`,
    );
    await app
      .as('admin')
      .post('/api/admin/personal-records/erase')
      .send({ email: 'erased@guests.example' })
      .expect(204);
    const rows = ['left', 'erased', 'yes', 'new'].map((name) => `${name}@guests.example`);
    const { id } = await upload(['Email', ...rows].join('\n'));
    const plan = { columns: { email: 0 }, existing, consent: 'All said yes' };
    const { body } = await call(id, 'preview', plan).expect(200);
    const count = existing === 'skip' ? '1 person' : '2 people';
    expect((body as { optIn: string }).optIn).toMatch(
      new RegExp(`^They are opted in: “All said yes”. ${count} unsubscribed before and stays? unsubscribed\\.$`),
    );
    await call(id, 'start', plan).expect(200);
    await app.runJobs();
    const now = Object.values(await contacts());
    const stay = now
      .filter(({ status }) => status === 'unsubscribed')
      .map(({ email, emailOptIn }) => [email, emailOptIn]);
    expect(stay.toSorted()).toEqual([
      ['erased@guests.example', false],
      ['left@guests.example', false],
    ]);
  },
);
