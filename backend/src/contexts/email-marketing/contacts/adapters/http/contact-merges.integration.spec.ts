import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { ContactsService } from '../../domain/contacts.service.js';
import { GuestsService } from '../../domain/guests.service.js';
import { NewsletterService } from '../../domain/newsletter.service.js';
import type { ContactView } from './contacts.controller.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(() =>
  app.database.query(`truncate customer_contacts, email_suppressions, contact_merges, contact_distinctions,
    removed_contacts, email_automation, email_automation_runs, newsletter_signups cascade`),
);

const PATH = '/api/customer-contacts';
const create = async (changes: object = {}) => {
  const details = { firstName: 'Ana', lastName: 'Lee', email: 'ana@guests.example', ...changes };
  return (await app.as('manager').post(PATH).send(details).expect(201)).body as ContactView;
};
const get = async (id: string) => (await app.as('manager').get(`${PATH}/${id}`).expect(200)).body as ContactView;
const all = async () => (await app.as('manager').get(`${PATH}?sort=email`).expect(200)).body as ContactView[];
const suggested = async () => {
  const { body } = await app.as('manager').get(`${PATH}/duplicates`).expect(200);
  return body as { total: number; pairs: { reason: string; contacts: { email: string }[] }[] };
};
const merging = (primary: ContactView, merged: ContactView, takes: string[] = []) =>
  app.as('manager').post(`${PATH}/merges`).send({
    primaryId: primary.id,
    mergedId: merged.id,
    takes,
    primaryUpdatedAt: primary.updatedAt,
    mergedUpdatedAt: merged.updatedAt,
  });
const merge = async (...given: Parameters<typeof merging>) => (await merging(...given).expect(201)).body as ContactView;
const merges = async () => (await app.as('admin').get(`${PATH}/merges`).expect(200)).body as { id: string }[];
const undoing = async () => app.as('admin').post(`${PATH}/merges/${(await merges())[0]?.id ?? ''}/undo`);
const undo = async () => (await undoing()).status;
const of = <Service>(type: abstract new (...given: never[]) => Service): Service =>
  app.nest.get(type, { strict: false });
const RESERVATION = '0198c0de-0000-7000-8000-00000000000';
const EVENT = '0198c0de-0000-7000-8000-0000000000e';
const visit = (place: number, email: string, came = true) =>
  of(GuestsService).recordVisit({
    reservationId: `${RESERVATION}${String(place)}`,
    eventId: `${EVENT}${came ? '0' : '1'}`.slice(0, 36),
    guest: { name: 'Ana Lee', email, phone: null },
    at: new Date(`2026-10-0${String(place)}T18:00:00Z`),
    came,
  });
const two = async (one: object = {}, other: object = {}) =>
  [await create(one), await create({ email: 'ana@work.example', ...other })] as const;

describe('suggests', () => {
  it.each([
    ['email', { email: 'ana.lee@gmail.com' }, { firstName: 'A', email: 'AnaLee+bistro@googlemail.com' }],
    ['email', { email: 'ana@guests.example' }, { firstName: 'A', email: 'ana+news@guests.example' }],
    ['phone', { phone: '(610) 555-0142' }, { firstName: 'Anna', phone: '+1 610.555.0142' }],
    ['name-and-phone', { phone: '610 555 0142' }, { firstName: 'ANA', lastName: 'Leé', phone: '6105550142' }],
    ['name-and-birthday', { dateOfBirth: '1985-04-12' }, { firstName: 'ana', dateOfBirth: '1985-04-12' }],
    ['name', {}, { firstName: 'Ána', lastName: 'LEE' }],
  ])('two by %s', async (reason, one, other) => {
    await two(one, other);
    expect(await suggested()).toMatchObject({ total: 1, pairs: [{ reason, contacts: [{}, {}] }] });
  });

  it.each([
    ['part of a name', {}, { firstName: 'Ana Maria' }],
    ['a first name alone', { firstName: 'Ana' }, { firstName: 'Ana', lastName: 'Ng' }],
    ['dots outside Gmail', { email: 'a.na@guests.example' }, { firstName: 'Bo', email: 'ana@guests.example' }],
  ])('no one by %s', async (_, one, other) => {
    await two(one, other);
    expect(await suggested()).toEqual({ total: 0, pairs: [] });
  });

  it('no one by a short number of an older release', async () => {
    await two({}, { firstName: 'Bo' });
    await app.database.query(`update customer_contacts set phone = '12345'`);
    expect((await suggested()).total).toBe(0);
  });

  it('no one by a common name or a company’s number', async () => {
    for (let place = 0; place < 6; place += 1)
      await create({ email: `guest${String(place)}@guests.example`, phone: '610 555 0142' });
    expect((await suggested()).total).toBe(0);
  });

  it('the likeliest first', async () => {
    await two();
    await create({ firstName: 'Bo', lastName: 'Yi', email: 'bo@guests.example' });
    await create({ firstName: 'B', lastName: 'Yi', email: 'bo+1@guests.example' });
    expect((await suggested()).pairs.map(({ reason }) => reason)).toEqual(['email', 'name']);
  });

  it('no longer a pair that someone has marked as two people, not even after one of them was merged', async () => {
    const [ana, work] = await two();
    const dismissed = () => app.as('admin').post(`${PATH}/duplicates/dismiss`);
    await dismissed()
      .send({ ids: [work.id, ana.id] })
      .expect(204);
    await dismissed()
      .send({ ids: [ana.id, work.id] })
      .expect(204);
    expect((await suggested()).total).toBe(0);
    const third = await create({ email: 'ana+3@work.example', firstName: 'Annie' });
    await merge(third, work, ['name']);
    expect((await suggested()).total).toBe(0);
    await undo();
    expect((await suggested()).pairs.map(({ reason }) => reason)).toEqual(['email']);
    await dismissed()
      .send({ ids: [ana.id] })
      .expect(400);
    await dismissed()
      .send({ ids: [ana.id, ana.id] })
      .expect(400);
  });
});

describe('merging', () => {
  it('keeps the chosen values, all tags, notes and visits, and the consent of the primary address alone', async () => {
    const [ana, work] = await two(
      { phone: '610 555 0142', tags: ['wine'], notes: 'No nuts.', emailOptIn: false },
      {
        firstName: 'Anna',
        phone: null,
        dateOfBirth: '1985-04-12',
        tags: ['Wine', 'kiln'],
        notes: 'Window.',
        emailOptIn: true,
      },
    );
    await visit(1, ana.email);
    await visit(2, work.email);
    const merged = await merge(await get(ana.id), await get(work.id), ['name', 'dateOfBirth']);
    expect(merged).toMatchObject({
      id: ana.id,
      firstName: 'Anna',
      email: ana.email,
      phone: '610 555 0142',
      dateOfBirth: '1985-04-12',
      tags: ['wine', 'kiln'],
      notes: 'No nuts.\nWindow.',
      otherAddresses: ['ana@work.example'],
      emailOptIn: false,
      consent: null,
      totalVisits: 2,
      lastVisit: '2026-10-02T18:00:00.000Z',
    });
    expect(await all()).toEqual([merged]);
    const found = await app.as('manager').get(`${PATH}?query=work.example`).expect(200);
    expect(found.body).toHaveLength(1);
  });

  it('keeps an address that unsubscribed out for good', async () => {
    const [ana, work] = await two({ emailOptIn: true }, { status: 'unsubscribed' });
    expect(await merge(ana, work)).toMatchObject({ emailOptIn: true, status: 'active', suppressed: null });
    await of(ContactsService).suppress(work.email, 'bounced', '550 5.1.1');
    const mark = 'select reason from email_suppressions where key = email_suppression_key($1)';
    expect(await app.database.query(mark, [work.email])).toEqual([{ reason: 'unsubscribed' }]);
  });

  it('counts later visits of the other address for the primary contact, and asks it alone to opt in', async () => {
    const [ana, work] = await two();
    await merge(ana, work);
    await visit(3, work.email);
    await of(GuestsService).askToOptIn({ name: 'Ana', email: 'ANA@work.example', phone: null });
    expect(await all()).toMatchObject([
      { id: ana.id, totalVisits: 1, emailOptIn: false, optInAskedAt: expect.any(String) },
    ]);
  });

  it('asks no one to opt in whose primary address has left', async () => {
    const [ana, work] = await two();
    await merge(ana, work);
    await of(ContactsService).unsubscribe(ana.email, { how: 'one_click' });
    await of(GuestsService).askToOptIn({ name: 'Ana', email: work.email, phone: null });
    expect(await get(ana.id)).toMatchObject({ status: 'unsubscribed', optInAskedAt: null });
  });

  it('lets no one add the other address again by hand', async () => {
    const [ana, work] = await two();
    await merge(ana, work);
    const again = { firstName: 'Ana', lastName: 'Lee', email: 'Ana@Work.example' };
    const { body } = await app.as('manager').post(PATH).send(again).expect(409);
    expect(body).toMatchObject({
      detail: 'Ana@Work.example was merged into Ana Lee (ana@guests.example).',
    });
    const bo = await create({ firstName: 'Bo', email: 'bo@guests.example' });
    await app.as('manager').put(`${PATH}/${bo.id}`).send({ email: work.email }).expect(409);
    await app.as('manager').put(`${PATH}/${ana.id}`).send({ email: work.email }).expect(200);
    expect(await get(ana.id)).toMatchObject({ email: work.email, otherAddresses: [] });
  });

  it('lets an address that confirms its own sign-up be a contact again', async () => {
    const [ana, work] = await two();
    await merge(ana, work);
    await of(NewsletterService).signUp(work.email, 'Ana');
    const [signup] = await app.database.query<{ id: string }[]>('select id from newsletter_signups');
    await of(NewsletterService).confirm(signup?.id ?? '', 'Yes');
    expect(await all()).toMatchObject([{ emailOptIn: false }, { email: work.email, emailOptIn: true }]);
    const refused = await undoing();
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { detail: expect.stringContaining('already a contact') },
    ]);
  });

  it('is a conflict for the second person, and on an old page', async () => {
    const [ana, work] = await two();
    const both = await Promise.all([merging(ana, work), merging(work, ana)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await all()).toHaveLength(1);
    await merging(ana, work).expect(409);
    const bo = await create({ email: 'bo@guests.example' });
    const old = await create({ email: 'bo@work.example' });
    await app.as('manager').put(`${PATH}/${old.id}`).send({ notes: 'New' }).expect(200);
    const { body } = await merging(bo, old).expect(409);
    expect(body).toMatchObject({ detail: expect.stringContaining('has been changed since you opened this') });
  });

  it('refuses one contact twice, a missing one, and tags or notes that are too many', async () => {
    const [ana, work] = await two({ notes: 'n'.repeat(1_500) }, { notes: 'm'.repeat(1_500) });
    await merging(ana, ana).expect(400);
    await merging(ana, { ...work, id: RESERVATION + '9' }).expect(404);
    expect((await merging(ana, work).expect(400)).body).toMatchObject({ errors: [{ field: 'notes' }] });
  });

  it('is in the activity log, and tells integrations that one is gone', async () => {
    const [ana, work] = await two();
    await merge(ana, work);
    await undo();
    const rows = await app.database.query<{ type: string }[]>(
      `select type from events where subject_id = any($1) and type !~ 'created' order by id`,
      [[ana.id, work.id]],
    );
    expect(rows.map(({ type }) => type)).toEqual([
      'contact.merged',
      'contact.changed',
      'contact.removed',
      'contact.merge-undone',
      'contact.changed',
      'contact.restored',
    ]);
  });
});

describe('undoing', () => {
  it('restores both exactly', async () => {
    const [one, other] = await two(
      { phone: '610 555 0142', tags: ['wine'], notes: 'No nuts.' },
      { firstName: 'Anna', tags: ['kiln'], notes: 'Window.', emailOptIn: true, smsOptIn: true, phone: '610 555 0199' },
    );
    await visit(1, one.email);
    await visit(2, other.email);
    const before = await all();
    const [ana, work] = before as [ContactView, ContactView];
    await merge(ana, work, ['name', 'phone']);
    expect(await undo()).toBe(204);
    expect(await all()).toEqual([{ ...ana, updatedAt: expect.any(String) }, work]);
    const visits = 'select contact_id from contact_visits order by visited_at';
    expect(await app.database.query(visits)).toEqual([{ contact_id: ana.id }, { contact_id: work.id }]);
    expect(await app.database.query('select from removed_contacts')).toEqual([]);
    expect(await merges()).toEqual([]);
  });

  it('happens once, and within 30 days', async () => {
    const [ana, work] = await two();
    await merge(ana, work);
    const [{ id } = { id: '' }] = await merges();
    const call = () => app.as('manager').post(`${PATH}/merges/${id}/undo`);
    const statuses = (await Promise.all([call(), call()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 409]);
    await merge(...((await all()) as [ContactView, ContactView]));
    await app.database.query(`update contact_merges set merged_at = merged_at - interval '31 days'`);
    expect(await merges()).toEqual([]);
    await app.as('manager').post(`${PATH}/merges/${id}/undo`).expect(404);
  });

  it('keeps what changed since: edits, visits, and an unsubscribe of either address', async () => {
    const [ana, work] = await two({ notes: 'No nuts.', emailOptIn: true }, { notes: 'Window.', emailOptIn: true });
    await merge(ana, work);
    await app.as('manager').put(`${PATH}/${ana.id}`).send({ notes: 'Vegan.', lastName: 'Li' }).expect(200);
    await visit(4, work.email);
    await of(ContactsService).unsubscribe(work.email, { how: 'one_click' });
    expect(await undo()).toBe(204);
    expect(await all()).toMatchObject([
      { notes: 'Vegan.', lastName: 'Li', totalVisits: 1, emailOptIn: true },
      { notes: 'Window.', totalVisits: 0, emailOptIn: false, status: 'unsubscribed', suppressed: 'unsubscribed' },
    ]);
  });

  it('lifts the suppression that the merge added, unless the person has left since', async () => {
    const [ana, work] = await two({}, { status: 'unsubscribed' });
    await merge(ana, work);
    await undo();
    expect(await get(work.id)).toMatchObject({ status: 'unsubscribed', suppressed: null });
    await merge(await get(ana.id), await get(work.id));
    await of(ContactsService).unsubscribe(work.email, { how: 'one_click' });
    await undo();
    expect(await get(work.id)).toMatchObject({ status: 'unsubscribed', suppressed: 'unsubscribed' });
  });

  it('leaves out visits that were undone since', async () => {
    const [ana, work] = await two();
    for (const place of [1, 2]) await visit(place, work.email);
    await merge(await get(ana.id), await get(work.id));
    await visit(2, work.email, false);
    await undo();
    expect(await get(work.id)).toMatchObject({ totalVisits: 1, lastVisit: '2026-10-01T18:00:00.000Z' });
    expect(await get(ana.id)).toMatchObject({ totalVisits: 0, lastVisit: null });
  });

  it('goes backwards through several merges', async () => {
    const [ana, work] = await two();
    const third = await create({ email: 'ana@third.example' });
    const once = await merge(work, third);
    const twice = await merge(ana, once);
    expect(twice.otherAddresses).toEqual(['ana@work.example', 'ana@third.example']);
    expect(await merges()).toHaveLength(1);
    await undo();
    expect(await get(work.id)).toMatchObject({ otherAddresses: ['ana@third.example'] });
    await undo();
    expect(await all()).toMatchObject([{ otherAddresses: [] }, { id: third.id }, { otherAddresses: [] }]);
  });
});

describe('an import with the other address', () => {
  const upload = async (csv: string, plan: object) => {
    const { body } = await app.as('manager').post(`${PATH}/imports`).send({ fileName: 'a.csv', csv }).expect(201);
    const { id } = body as { id: string };
    await app.as('manager').post(`${PATH}/imports/${id}/start`).send(plan).expect(200);
    await app.runJobs();
    return (await app.as('manager').get(`${PATH}/imports/${id}`).expect(200)).body as object;
  };
  const columns = { email: 0, firstName: 1, phone: 2, tags: 3, status: 4 };

  it('adds what is missing to the primary contact and opts it neither in nor out', async () => {
    const [ana, work] = await two({ emailOptIn: true });
    await merge(ana, work);
    const csv = `email,first name,phone,tags,status\n${work.email.toUpperCase()},Annie,610 555 0142,kiln,unsubscribed\n`;
    const plan = { columns, existing: 'update', consent: 'They agreed', tags: [] };
    expect(await upload(csv, plan)).toMatchObject({ added: 0, updated: 1 });
    expect(await all()).toMatchObject([
      { id: ana.id, firstName: 'Ana', phone: '610 555 0142', tags: ['kiln'], emailOptIn: true, status: 'active' },
    ]);
    await undo();
    expect(await get(work.id)).toMatchObject({ emailOptIn: false, suppressed: 'unsubscribed' });
  });
});

it('exports and erases both addresses with either', async () => {
  const [ana, work] = await two({ email: 'erasable@guests.example' }, { email: 'erasable@work.example' });
  await merge(ana, work);
  const record = async (email: string) =>
    (await app.as('admin').post('/api/admin/personal-records').send({ email }).expect(200)).body as object;
  for (const email of [ana.email, work.email]) {
    expect(await record(email)).toMatchObject({
      contacts: [{ email: ana.email, otherAddresses: [work.email] }],
      contactMerges: [{ merged: { email: work.email } }],
    });
  }
  await app.as('admin').post('/api/admin/personal-records/erase').send({ email: work.email }).expect(204);
  expect(await all()).toEqual([]);
  for (const email of [ana.email, work.email])
    expect(await record(email)).toMatchObject({ contacts: [], contactMerges: [] });
  const left = await app.database.query('select reason from email_suppressions');
  expect(left).toEqual([{ reason: 'unsubscribed' }, { reason: 'unsubscribed' }]);
  const eventsWithAddress = `select from events where payload::text || coalesce(changes::text, '') || coalesce(subject_name, '') ~* 'erasable@'`;
  expect(await app.database.query(eventsWithAddress)).toEqual([]);
});
