import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  await app.database.query(
    `insert into house_options (id, is_on, figures, updated_at)
     select id, true, '{}', now() from unnest(array['guest-page', 'guest-memory']) id`,
  );
});
afterAll(() => app.stop());

const CONTACTS = '/api/customer-contacts';
const anAddress = () => `${randomUUID()}@guests.example`;

async function enter(customerEmail: string): Promise<string> {
  const request = { ...aReservationRequest(), customerEmail };
  return ((await app.as('staff').post('/api/staff/reservations').send(request).expect(201)).body as { id: string }).id;
}
async function visit(customerEmail: string, outcome: 'completed' | 'no-show' = 'completed'): Promise<string> {
  const id = await enter(customerEmail);
  await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status: outcome }).expect(200);
  return id;
}
const note = (id: string, line: string, insteadOf?: string) =>
  app.as('staff').put(`/api/staff/reservations/${id}/guest-memory`).send({ line, insteadOf }).expect(200);

interface Memory {
  readonly id: string;
  readonly visits: number;
  readonly pleaseTelephone: boolean;
  readonly line: { readonly text: string } | null;
  readonly otherLines: { readonly text: string; readonly address: string }[];
}
const memory = async (id: string) =>
  (await app.as('staff').get(`/api/staff/reservations/${id}/guest-memory`).expect(200)).body as Memory;
const onTheCard = async (id: string) => {
  const { body } = await app.as('staff').get('/api/staff/guest-memories').expect(200);
  return (body as Memory[]).find((guest) => guest.id === id);
};

interface Contact {
  readonly id: string;
  readonly updatedAt: string;
}
const contact = async (email: string) => {
  const details = { firstName: 'Ana', lastName: 'Lee', email };
  return (await app.as('manager').post(CONTACTS).send(details).expect(201)).body as Contact;
};
async function merge(primary: Contact, merged: Contact): Promise<void> {
  const shown = { primaryUpdatedAt: primary.updatedAt, mergedUpdatedAt: merged.updatedAt };
  const body = { primaryId: primary.id, mergedId: merged.id, takes: [], ...shown };
  await app.as('manager').post(`${CONTACTS}/merges`).send(body).expect(201);
}
async function undo(): Promise<void> {
  const { body } = await app.as('manager').get(`${CONTACTS}/merges`).expect(200);
  const [newest] = body as { id: string }[];
  await app
    .as('manager')
    .post(`${CONTACTS}/merges/${newest?.id ?? ''}/undo`)
    .expect(204);
}

/** A guest with a visit, a note and an open request at each of two addresses. */
async function twice() {
  const first = anAddress();
  const second = anAddress();
  await note(await visit(first), 'Likes the fountain');
  await note(await visit(second.toUpperCase(), 'no-show'), 'Allergic to nuts');
  const contacts = [await contact(first), await contact(second)] as const;
  return { first, second, contacts, ids: [await enter(first), await enter(second)] as const };
}

it('shows staff the notes, visits and no-shows of both addresses after a merge, and of each alone after its undo', async () => {
  const { first, second, contacts, ids } = await twice();
  const apart = await Promise.all(ids.map(memory));
  expect(apart).toMatchObject([
    { visits: 1, pleaseTelephone: false, line: { text: 'Likes the fountain' }, otherLines: [] },
    { visits: 0, pleaseTelephone: true, line: { text: 'Allergic to nuts' }, otherLines: [] },
  ]);

  await merge(...contacts);
  const of = {
    fountain: { text: 'Likes the fountain', address: first },
    nuts: { text: 'Allergic to nuts', address: second },
  };
  const together = [
    { visits: 1, pleaseTelephone: true, line: { text: 'Likes the fountain' }, otherLines: [of.nuts] },
    { visits: 1, pleaseTelephone: true, line: { text: 'Allergic to nuts' }, otherLines: [of.fountain] },
  ];
  expect(await Promise.all(ids.map(memory))).toMatchObject(together);
  expect(await Promise.all(ids.map(onTheCard))).toMatchObject(together);

  await undo();
  expect(await Promise.all(ids.map(memory))).toEqual(apart);
});

it('shows the note of the other address to a guest without one, and changes only that of the reservation’s address', async () => {
  const first = anAddress();
  const second = anAddress();
  await note(await visit(first), 'Likes the fountain');
  await merge(await contact(first), await contact(second));
  const id = await enter(second);
  expect(await onTheCard(id)).toMatchObject({ visits: 1, line: null, otherLines: [{ text: 'Likes the fountain' }] });
  await note(id, 'Sings');
  expect(await memory(id)).toMatchObject({ line: { text: 'Sings' }, otherLines: [{ text: 'Likes the fountain' }] });
});

it('shows the guest what belongs to the address of the link, and forgets both addresses when they erase it', async () => {
  const { first, contacts, ids } = await twice();
  await merge(...contacts);
  await app.runJobs();
  app.clock.advance({ seconds: 10 });
  await app.runJobs();
  const token = /\/table#([\w.-]+)/.exec((await app.mailsTo(first)).at(-1)?.text ?? '')?.[1] ?? '';
  const asGuest = { Authorization: `Bearer ${token}` };
  const { body } = await app.anonymous().get('/api/guest-table').set(asGuest).expect(200);
  expect((body as { memory: object }).memory).toMatchObject({
    visits: 1,
    line: 'Likes the fountain',
    telephoneUntil: null,
  });
  await app.anonymous().post('/api/guest-table/memory/erase').set(asGuest).send({}).expect(200);
  const none = { visits: 0, pleaseTelephone: false, line: null, otherLines: [] };
  expect(await Promise.all(ids.map(memory))).toMatchObject([none, none]);
});

it('stays one guest when three contacts were merged, and when one is a contact again', async () => {
  const addresses = [anAddress(), anAddress(), anAddress()] as const;
  const [first, second, third] = await Promise.all(addresses.map(contact));
  if (!first || !second || !third) throw new Error('Three contacts were created.');
  for (const address of addresses) await visit(address);
  await merge(second, third);
  const { body } = await app.as('manager').get(`${CONTACTS}/${second.id}`).expect(200);
  await merge(first, body as Contact);
  await app.database.query(
    `insert into customer_contacts (id, first_name, last_name, email, status, tags, other_addresses, updated_at)
     values (gen_random_uuid(), 'Ana', 'Lee', $1, 'active', '{}', '{}', now())`,
    [addresses[2]],
  );
  const ids = await Promise.all(addresses.map(enter));
  expect(await Promise.all(ids.map(memory))).toMatchObject([{ visits: 3 }, { visits: 3 }, { visits: 3 }]);
  expect(await Promise.all(ids.map(onTheCard))).toMatchObject([{ visits: 3 }, { visits: 3 }, { visits: 3 }]);
});
