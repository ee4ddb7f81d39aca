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
