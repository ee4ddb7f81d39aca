import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { ContactView } from './contacts.controller.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const PATH = '/api/customer-contacts';
const create = async (email: string, phone: string, smsOptIn = false) => {
  const details = { firstName: 'Ana', lastName: 'Lee', email, phone, smsOptIn };
  return (await app.as('manager').post(PATH).send(details).expect(201)).body as ContactView;
};
const get = async (id: string) => (await app.as('manager').get(`${PATH}/${id}`).expect(200)).body as ContactView;
const merge = async (primaryId: string, merged: ContactView, takes: string[] = []) => {
  const shown = { primaryUpdatedAt: (await get(primaryId)).updatedAt, mergedUpdatedAt: merged.updatedAt };
  await app
    .as('manager')
    .post(`${PATH}/merges`)
    .send({ primaryId, mergedId: merged.id, takes, ...shown })
    .expect(201);
};
const merges = async () => (await app.as('manager').get(`${PATH}/merges`).expect(200)).body as { id: string }[];
const undo = (id: string | undefined) => app.as('manager').post(`${PATH}/merges/${id ?? ''}/undo`);

it('undoes merges into one contact newest first, so that it gets its own number and consent back', async () => {
  const ana = await create('ana@guests.example', '610 555 0114');
  await merge(ana.id, await create('ana@work.example', '610 555 0112', true), ['phone']);
  const [first] = await merges();
  await merge(ana.id, await create('ana@third.example', '610 555 0113'), ['phone']);
  const open = await merges();
  expect(open).toHaveLength(1);
  const { body } = await undo(first?.id).expect(409);
  expect(body).toMatchObject({ detail: 'Another contact was merged into this one since. Undo that merge first.' });

  await undo(open[0]?.id).expect(204);
  expect(await get(ana.id)).toMatchObject({ phone: '610 555 0112', smsOptIn: true });
  await undo(first?.id).expect(204);
  expect(await get(ana.id)).toMatchObject({ phone: '610 555 0114', smsOptIn: false });
});

it('keeps a no to text messages as long as a contact with that number is merged', async () => {
  const ana = await create('bea@guests.example', '610 555 0120', true);
  await merge(ana.id, await create('bea@work.example', '610 555 0120'));
  const [first] = await merges();
  await merge(ana.id, await create('bea@third.example', '610 555 0120'));
  await undo(first?.id).expect(409);
  expect(await get(ana.id)).toMatchObject({ smsOptIn: false });
});

it('exports merged addresses, and changes nothing when its own export is imported again', async () => {
  await app.database.query('truncate customer_contacts, contact_merges, email_suppressions cascade');
  const cy = await create('cy@guests.example', '610 555 0130');
  await merge(cy.id, await create('cy@work.example', '610 555 0131'));
  await merge(cy.id, await create('cy@third.example', '610 555 0132'));
  const before = await get(cy.id);
  const exported = async () =>
    (await app.as('manager').get(`${PATH}/export.csv`).expect(200)).text.trim().split('\r\n');
  const csv = await exported();
  expect(csv).toHaveLength(2);
  expect(csv[0]).toMatch(/,Blocked,Other addresses$/);
  expect(csv[1]).toMatch(/,"cy@work\.example, cy@third\.example"$/);

  for (const existing of ['skip', 'update']) {
    const file = { fileName: 'contacts.csv', csv: csv.join('\n') };
    const { body } = await app.as('manager').post(`${PATH}/imports`).send(file).expect(201);
    const { id, suggested } = body as { id: string; suggested: Record<string, number> };
    expect(Object.values(suggested)).not.toContain(csv[0]?.split(',').indexOf('Other addresses'));
    await app
      .as('manager')
      .post(`${PATH}/imports/${id}/start`)
      .send({ columns: suggested, existing, consent: null })
      .expect(200);
    await app.runJobs();
    const { updatedAt: _, ...after } = await get(cy.id);
    expect(before).toMatchObject(after);
    expect(await exported()).toEqual(csv);
  }
  await app.database.query('truncate customer_contacts, contact_merges cascade');
  const { body } = await app
    .as('manager')
    .post(`${PATH}/imports`)
    .send({ fileName: 'contacts.csv', csv: csv.join('\n') })
    .expect(201);
  const { id, suggested } = body as { id: string; suggested: object };
  await app
    .as('manager')
    .post(`${PATH}/imports/${id}/start`)
    .send({ columns: suggested, existing: 'skip' })
    .expect(200);
  await app.runJobs();
  expect((await app.as('manager').get(PATH).expect(200)).body).toMatchObject([
    { email: 'cy@guests.example', otherAddresses: [] },
  ]);
});
