import { randomUUID } from 'node:crypto';
import { dateIn } from '../../../../kernel/calendar.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';
import { OF_OPEN, OF_REQUEST } from '../persistence/guest-memories.query.js';

const ZONE = 'America/New_York';
const NOON = '2094-01-11T17:00:00Z';

let app: TestApp;
let staff: ReturnType<TestApp['anonymous']>;
let owner: typeof staff;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await at(NOON);
  await choose('guest-page', true);
  await choose('guest-memory', true);
});

const at = async (instant: string) => {
  app.clock.set(instant);
  staff = await app.anonymous().login('staff');
  owner = await app.anonymous().login('admin');
};
const choose = (id: string, isOn: boolean) =>
  app.database.query(
    `insert into house_options (id, is_on, figures, updated_at) values ($1, $2, '{}', now())
     on conflict (id) do update set is_on = excluded.is_on`,
    [id, isOn],
  );
const today = () => dateIn(ZONE, app.clock.now());
const anAddress = () => `${randomUUID()}@guests.example`;
const idIn = ({ body }: { body: unknown }) => (body as { id: string }).id;

/** Submits the website's form and returns the link that its sender sees. */
async function ask(customerEmail: string, request: object = {}) {
  const body = aReservationRequest({ customerEmail, preferredDate: today(), ...request });
  const answer = await app.anonymous().post('/api/reservations').send(body).expect(201);
  const { guestPage = '' } = answer.body as { guestPage?: string };
  return { id: idIn(answer), shown: guestPage.split('#')[1] ?? '' };
}
const enter = async (request: object) =>
  idIn(
    await staff
      .post('/api/staff/reservations')
      .send({ ...aReservationRequest(), customerEmail: null, preferredDate: today(), ...request })
      .expect(201),
  );
const decide = (id: string, status: string) =>
  staff.patch(`/api/staff/reservations/${id}`).send({ status }).expect(200);

/** Creates a visit with its outcome. */
async function visit(
  customerEmail: string | null,
  outcome: 'completed' | 'no-show' = 'completed',
  request: object = {},
) {
  const id = await enter({ customerEmail, ...request });
  await decide(id, outcome);
  return id;
}

/** The link in the newest email. */
async function mailed(address: string): Promise<string> {
  await app.runJobs();
  app.clock.advance({ seconds: 10 });
  await app.runJobs();
  const mail = (await app.mailsTo(address, 0)).at(-1);
  return /\/table#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

interface Memory {
  readonly visits: number;
  readonly pleaseTelephone: boolean;
  readonly line: { text: string; notedBy: string | null; notedAt: string } | null;
}
const onTheCard = async (id: string) => {
  const { body } = await staff.get('/api/staff/guest-memories').expect(200);
  return (body as (Memory & { id: string })[]).find((guest) => guest.id === id);
};
const note = (id: string, line: string | null, insteadOf: string | null = null) =>
  staff.put(`/api/staff/reservations/${id}/guest-memory`).send({ line, insteadOf });
const page = async (token: string) => {
  const { body } = await app.anonymous().get('/api/guest-table').set('Authorization', `Bearer ${token}`).expect(200);
  return (body as { memory: object | null }).memory;
};
const send = (token: string, what: string, body: object = {}) =>
  app.anonymous().post(`/api/guest-table/memory/${what}`).set('Authorization', `Bearer ${token}`).send(body);

describe('on the card', () => {
  it('shows how often a guest has visited, and the note with its author and time', async () => {
    const address = anAddress();
    const first = await visit(address);
    await visit(address.toUpperCase());
    await note(first, 'Likes the fountain').expect(200);
    const { id } = await ask(address);
    const line = { text: 'Likes the fountain', notedBy: 'Front of House', notedAt: '2094-01-11T17:00:00.000Z' };
    expect(await onTheCard(id)).toEqual({ id, visits: 2, pleaseTelephone: false, line, otherLines: [] });
    expect((await staff.get(`/api/staff/reservations/${first}/guest-memory`).expect(200)).body).toMatchObject({
      visits: 1,
      line,
      canNote: true,
    });
  });

  it('omits guests without any data, and counts neither declined tables nor archived ones twice', async () => {
    const address = anAddress();
    await decide((await ask(address)).id, 'declined');
    const { id } = await ask(address);
    expect(await onTheCard(id)).toBeUndefined();
    const over = await visit(address);
    await owner.patch(`/api/admin/reservations/${over}`).send({ status: 'archived' }).expect(200);
    expect(await onTheCard(id)).toMatchObject({ visits: 1 });
  });

  it('joins visits without an address by phone number, however it is written, but never two addresses', async () => {
    const one = anAddress();
    const other = anAddress();
    await visit(one, 'completed', { customerPhone: '(904) 555-0171' });
    await visit(null, 'completed', { customerPhone: '904 555 0171' });
    const written = await ask(one, { customerPhone: '+1 904 555 0171' });
    const shared = await ask(other, { customerPhone: '9045550171' });
    const called = await enter({ customerPhone: '904.555.0171' });
    const silent = await enter({ customerPhone: null });
    // Imports and integrations may give any text.
    const past = await visit(null);
    const short = await enter({});
    await app.database.query(`update reservation_requests set customer_phone = '12' where id in ($1, $2)`, [
      past,
      short,
    ]);
    expect(await onTheCard(written.id)).toMatchObject({ visits: 2 });
    for (const id of [shared.id, called]) expect(await onTheCard(id)).toMatchObject({ visits: 1, line: null });
    for (const id of [silent, short]) expect(await onTheCard(id)).toBeUndefined();
  });

  it('recommends a call after a no-show, and forgets it after twelve months', async () => {
    const address = anAddress();
    await visit(address, 'no-show');
    const soon = await ask(address);
    expect(await onTheCard(soon.id)).toMatchObject({ visits: 0, pleaseTelephone: true });
    expect(await page(await mailed(address))).toMatchObject({ telephoneUntil: '2095-01-11' });
    await at('2095-01-10T17:00:00Z');
    expect(await onTheCard((await ask(address)).id)).toMatchObject({ pleaseTelephone: true });
    await at('2095-01-11T17:00:00Z');
    expect(await onTheCard((await ask(address)).id)).toBeUndefined();
  });

  it('leaves requests of such a guest to staff, and confirms those of others', async () => {
    const address = anAddress();
    await visit(address, 'no-show');
    const turn = async (id: string, isOn: boolean) => {
      const { body } = await owner.get('/api/admin/house-options').expect(200);
      const seen = (body as { id: string; updatedAt: string | null }[]).find((one) => one.id === id)?.updatedAt;
      await owner.put(`/api/admin/house-options/${id}`).send({ isOn, figures: [], seen }).expect(200);
    };
    for (const id of ['capacity', 'confirming-by-itself']) await turn(id, true);
    const statusFor = async (customerEmail: string) => {
      const { id } = await ask(customerEmail, { specialRequests: '', preferredDate: '2094-01-12' });
      return ((await staff.get(`/api/staff/reservations/${id}`).expect(200)).body as { status: string }).status;
    };
    expect(await statusFor(address)).toBe('pending');
    expect(await statusFor(anAddress())).toBe('confirmed');
    for (const id of ['capacity', 'confirming-by-itself']) await turn(id, false);
  });

  it('shows nothing while the feature is off, and loses no data by that', async () => {
    const address = anAddress();
    const { id } = await ask(address);
    await note(id, 'Sings').expect(200);
    const token = await mailed(address);
    await choose('guest-memory', false);
    expect((await staff.get('/api/staff/guest-memories').expect(200)).body).toEqual([]);
    const nothing = { visits: 0, pleaseTelephone: false, line: null, otherLines: [], canNote: false };
    expect((await staff.get(`/api/staff/reservations/${id}/guest-memory`).expect(200)).body).toEqual(nothing);
    await note(id, 'Dances', 'Sings').expect(404);
    expect(await page(token)).toBeNull();
    await send(token, 'erase').expect(404);
    await choose('guest-memory', true);
    expect(await onTheCard(id)).toMatchObject({ line: { text: 'Sings' } });
  });
});

describe('the note', () => {
  it('takes the place of the one that was shown alone, and is taken away', async () => {
    const { id } = await ask(anAddress());
    await note(id, 'Likes the fountain').expect(200);
    const { body } = await note(id, 'Likes the shade').expect(409);
    expect(body).toMatchObject({ detail: expect.stringContaining('Someone else changed this note') as string });
    await note(id, 'Likes the shade', 'Likes the sun').expect(409);
    await note(id, 'Likes the shade', 'Likes the fountain').expect(200);
    await note(id, 'x'.repeat(201), 'Likes the shade').expect(400);
    await note(id, 'Two\nlines', 'Likes the shade').expect(400);
    expect((await note(id, '', 'Likes the shade').expect(200)).body).toMatchObject({ line: null });
    expect(await onTheCard(id)).toBeUndefined();
  });

  it('is unique, even with concurrent writes', async () => {
    const { id } = await ask(anAddress());
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => note(id, text)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('is written of no guest without an address, who could not erase it', async () => {
    await note(await enter({ customerPhone: '904 555 0188' }), 'Likes the fountain').expect(404);
  });

  it('is in no event: the audit log records only that it was written, and for which guest', async () => {
    const { id } = await ask(anAddress());
    await note(id, 'Likes quiet corners').expect(200);
    const reported = await app.database.query('select 1 from events where payload::text like $1', ['%quiet corners%']);
    expect(reported).toEqual([]);
    const entries = await owner.get(`/api/admin/trail?subjectId=${id}`).expect(200);
    expect(entries.body).toContainEqual(expect.objectContaining({ type: 'reservation.guest-noted' }));
  });
});

describe('on the guest’s own page', () => {
  it('is replaced by the guest’s own words when they correct it', async () => {
    const address = anAddress();
    const { id } = await ask(address);
    await visit(address);
    await note(id, 'Likes the fountain').expect(200);
    const token = await mailed(address);
    const seen = { visits: 1, telephoneUntil: null, line: 'Likes the fountain', isOwn: false };
    expect(await page(token)).toEqual(seen);
    await send(token, 'correct', { line: ' ', insteadOf: 'Likes the fountain' }).expect(400);
    await send(token, 'correct', { line: 'Likes the shade', insteadOf: 'Likes the sun' }).expect(409);
    const { body } = await send(token, 'correct', { line: 'Likes the shade', insteadOf: 'Likes the fountain' });
    expect(body).toMatchObject({ memory: { ...seen, line: 'Likes the shade', isOwn: true } });
    expect(await onTheCard(id)).toMatchObject({ line: { text: 'Likes the shade', notedBy: null } });
  });

  it('is erased together with the visits, and history starts again only with a new note', async () => {
    const address = anAddress();
    const { id } = await ask(address);
    await visit(address);
    await visit(address, 'no-show');
    await note(id, 'Likes the fountain').expect(200);
    const token = await mailed(address);
    expect((await send(token, 'erase').expect(200)).body).toMatchObject({ memory: null });
    expect(await onTheCard(id)).toBeUndefined();
    app.clock.advance({ hours: 1 });
    await visit(address);
    expect(await onTheCard(id)).toBeUndefined();
    await note(id, 'Plays the cello').expect(200);
    expect(await onTheCard(id)).toMatchObject({ visits: 1, pleaseTelephone: false, line: { text: 'Plays the cello' } });
    expect(await page(token)).toMatchObject({ visits: 1, line: 'Plays the cello' });
  });

  it('is shown only by a link from an email: a stranger who enters the address learns and changes nothing', async () => {
    const address = anAddress();
    await note((await ask(address)).id, 'Likes the fountain').expect(200);
    const stranger = await ask(address);
    expect(stranger.shown).not.toBe('');
    expect(await page(stranger.shown)).toBeNull();
    await send(stranger.shown, 'correct', { line: 'Pays badly', insteadOf: 'Likes the fountain' }).expect(404);
    await send(stranger.shown, 'erase').expect(404);
    expect(await page(await mailed(address))).toMatchObject({ line: 'Likes the fountain' });
  });

  it('contains nothing about another address with the same phone number, nor the number itself', async () => {
    const one = anAddress();
    const other = anAddress();
    const customerPhone = '904 555 0199';
    await visit(null, 'no-show', { customerPhone });
    await note(await visit(one, 'completed', { customerPhone }), 'Likes the fountain').expect(200);
    await ask(other, { customerPhone });
    expect(await page(await mailed(other))).toBeNull();
  });

  it('is gone with a guest who is erased, and erased guests are not one', async () => {
    const one = anAddress();
    const other = anAddress();
    for (const address of [one, other]) await note(await visit(address), `Of ${address}`).expect(200);
    const past = await visit(one);
    const record = () => owner.post('/api/admin/personal-records').send({ email: one }).expect(200);
    expect((await record()).body).toMatchObject({
      guestMemories: [{ line: `Of ${one}`, notedBy: 'Front of House', forgottenAt: null }],
    });
    for (const email of [one, other]) await owner.post('/api/admin/personal-records/erase').send({ email }).expect(204);
    expect((await record()).body).toMatchObject({ guestMemories: [] });
    expect(await app.database.query('select 1 from guest_memories where address = any($1)', [[one, other]])).toEqual(
      [],
    );
    expect((await staff.get(`/api/staff/reservations/${past}/guest-memory`).expect(200)).body).toEqual({
      visits: 0,
      pleaseTelephone: false,
      line: null,
      otherLines: [],
      canNote: false,
    });
    await note(past, 'Likes the fountain').expect(404);
  });
});

it('finds the visits of a guest by index, among very many', async () => {
  await app.database.query(
    `insert into reservation_requests (id, customer_name, customer_email, party_size, preferred_date, preferred_time, status, outcome)
     select gen_random_uuid(), 'Many', case when n % 2 = 0 then n || '@guests.example' end, '2', '2026-12-01', '12:00 PM',
       'completed', 'completed' from generate_series(1, 5000) n`,
  );
  await app.database.query('analyze reservation_requests');
  const { id } = await ask(anAddress());
  const indexes = ['reservation_requests_past_address', 'reservation_requests_past_number'];
  const planOf = async (statement: string, ...values: string[]) =>
    JSON.stringify(await app.database.query(`explain ${statement}`, values));
  const ofOne = await planOf(OF_REQUEST, today(), '[]', id);
  const ofOpen = await planOf(OF_OPEN, today(), '[]');
  for (const index of [...indexes, 'reservation_requests_pkey']) expect(ofOne).toContain(index);
  for (const index of [...indexes, 'reservation_requests_open_day']) expect(ofOpen).toContain(index);
});
