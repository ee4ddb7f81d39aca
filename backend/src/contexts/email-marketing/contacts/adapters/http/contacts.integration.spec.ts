import type { Response } from 'supertest';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { ContactView } from './contacts.controller.js';

const ANA = {
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'Ana.Lee@guests.example',
  phone: '+1 555 0100',
  tags: [' wine', 'Wine', 'glass '],
  emailOptIn: true,
  smsOptIn: false,
  preferredContactMethod: 'email',
  notes: 'Sits by the fountain.',
  source: 'Manual Entry',
  status: 'active',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('truncate customer_contacts, email_suppressions cascade'));

const post = (changes: object = {}) =>
  app
    .as('manager')
    .post('/api/customer-contacts')
    .send({ ...ANA, ...changes });
const create = async (changes: object = {}) => (await post(changes).expect(201)).body as ContactView;
const put = (id: string, changes: object) => app.as('manager').put(`/api/customer-contacts/${id}`).send(changes);
const list = async (query = '') =>
  (await app.as('manager').get(`/api/customer-contacts${query}`).expect(200)).body as ContactView[];
const emails = async (query: string) => (await list(query)).map(({ email }) => email);
const totalOf = ({ headers }: Response) => (headers as Record<string, string>)['x-total-count'];

describe('a contact', () => {
  it('is stored as entered with tidied tags and recorded consent, newest first in the list', async () => {
    const first = await create({ email: 'first@guests.example' });
    const ana = await create();
    expect(ana).toEqual({
      ...ANA,
      id: expect.any(String),
      tags: ['wine', 'glass'],
      dateOfBirth: null,
      totalVisits: 0,
      lastVisit: null,
      otherAddresses: [],
      optInAskedAt: null,
      suppressed: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      consent: { at: ana.createdAt, how: 'by_hand', wording: 'As Site Manager was told' },
    });
    expect(await list()).toEqual([ana, first]);
  });

  it('has the defaults of the table', async () => {
    const { body } = await app
      .as('admin')
      .post('/api/customer-contacts')
      .send({ firstName: 'Bo', lastName: 'Yi', email: 'bo@guests.example' })
      .expect(201);
    expect(body).toMatchObject({
      phone: null,
      tags: [],
      emailOptIn: false,
      smsOptIn: false,
      preferredContactMethod: 'email',
      notes: null,
      source: 'website',
      status: 'active',
      totalVisits: 0,
      consent: null,
    });
  });

  it('is unique by address, regardless of case', async () => {
    const { id } = await create();
    const { body } = await post({ email: 'ANA.LEE@GUESTS.EXAMPLE' }).expect(409);
    expect(body).toMatchObject({
      detail: 'There is already a contact with the address ANA.LEE@GUESTS.EXAMPLE.',
      errors: [{ field: 'email' }],
    });
    const other = await create({ email: 'other@guests.example' });
    await put(other.id, { email: 'ana.lee@guests.example' }).expect(409);
    await put(id, { email: 'ANA.lee@guests.example' }).expect(200);
  });

  it.each([
    ['firstName', '', 'Enter the first name.'],
    ['lastName', undefined, 'Enter the last name.'],
    ['email', 'nonsense', 'Please enter a valid email address'],
    ['preferredContactMethod', 'pigeon', 'preferredContactMethod must be one of email, phone, sms.'],
    ['status', 'gone', 'status must be one of active, inactive, unsubscribed.'],
    ['dateOfBirth', '2026-02-30', 'Enter the date of birth as YYYY-MM-DD.'],
    ['dateOfBirth', '2085-11-05', 'Enter a date of birth that is not in the future.'],
    ['tags', 'wine', 'Enter the tags as a list of texts.'],
    ['emailOptIn', 'yes', 'emailOptIn must be true or false.'],
  ])('is refused with %s %j', async (field, value, message) => {
    const { body } = await post({ [field]: value }).expect(400);
    expect(body).toMatchObject({ errors: [{ field, message }] });
  });

  it('changes only the fields sent', async () => {
    const ana = await create();
    const { body } = await put(ana.id, { status: 'inactive', notes: '', tags: ['lunch, terrace'] }).expect(200);
    expect(body).toEqual({
      ...ana,
      status: 'inactive',
      notes: null,
      tags: ['lunch', 'terrace'],
      updatedAt: expect.any(String),
    });
    await put(ana.id, { firstName: '' }).expect(400);
    await put(ana.id, { dateOfBirth: '2085-11-05' }).expect(400);
  });

  it('loses its consent with the opt-in, and gets a new one with the words that were written down', async () => {
    const { id } = await create();
    expect((await put(id, { emailOptIn: false }).expect(200)).body).toMatchObject({ emailOptIn: false, consent: null });
    const again = { emailOptIn: true, consentWording: 'Signed the guest book' };
    expect((await put(id, again).expect(200)).body).toMatchObject({
      consent: { how: 'by_hand', wording: 'Signed the guest book' },
    });
  });

  it('that was unsubscribed by hand can be active again', async () => {
    const { id } = await create();
    await put(id, { status: 'unsubscribed' }).expect(200);
    expect((await put(id, { status: 'active' }).expect(200)).body).toMatchObject({
      status: 'active',
      emailOptIn: true,
    });
  });

  it('is gone when it is deleted', async () => {
    const { id } = await create();
    await app.as('manager').delete(`/api/customer-contacts/${id}`).expect(204);
    await app.as('manager').get(`/api/customer-contacts/${id}`).expect(404);
    expect(await list()).toEqual([]);
  });

  it('that unsubscribed stays suppressed when it is deleted', async () => {
    const { id } = await create({ status: 'unsubscribed' });
    await app.as('manager').delete(`/api/customer-contacts/${id}`).expect(204);
    const { body } = await post().expect(409);
    expect(body).toMatchObject({ errors: [{ field: 'emailOptIn' }] });
    expect(await create({ emailOptIn: false })).toMatchObject({ suppressed: 'unsubscribed' });
  });

  it('publishes events and is named in the audit log', async () => {
    const { id } = await create({ tags: ['wine'] });
    await put(id, { tags: ['wine', 'terrace'] }).expect(200);
    const { body } = await app.as('admin').get(`/api/admin/trail?subjectType=contact&subjectId=${id}`).expect(200);
    const types = (body as { type: string }[]).map(({ type }) => type);
    expect(types.sort()).toEqual(
      ['contact.created', 'contact.tagged', 'contact.opted-in', 'contact.changed', 'contact.tagged'].sort(),
    );
    expect(body).toContainEqual(expect.objectContaining({ type: 'contact.created', subjectName: 'Ana Lee' }));
  });
});

describe('the list', () => {
  it('finds people by part of a name, an address or a phone number, also within a tag', async () => {
    await create();
    await create({ firstName: 'Bo', lastName: 'Yi', email: 'bo@kiln.example', phone: '(555) 0177', tags: ['kiln'] });
    expect(await emails('?query=ana lee')).toEqual([ANA.email]);
    expect(await emails('?query=KILN.ex')).toEqual(['bo@kiln.example']);
    expect(await emails('?query=bo')).toEqual(['bo@kiln.example']);
    expect(await emails('?query=yi')).toEqual(['bo@kiln.example']);
    expect(await emails('?query=il')).toEqual([]);
    expect(await emails('?query=5550177')).toEqual(['bo@kiln.example']);
    expect(await emails('?query=100%25')).toEqual([]);
    expect(await emails('?tag=kiln')).toEqual(['bo@kiln.example']);
    expect(await emails('?tag=kiln&query=example')).toEqual(['bo@kiln.example']);
    expect(await emails('?tag=wine&query=kiln')).toEqual([]);
    expect(await emails('?tag=kil')).toEqual([]);
  });

  it('finds a changed contact within its tags by what it is now', async () => {
    const { id } = await create({ tags: ['wine', 'glass'] });
    await put(id, { lastName: 'Öztürk', tags: ['glass', 'lunch'] }).expect(200);
    await put(id, { phone: '555 0188' }).expect(200);
    for (const query of ['öztürk', 'ÖZT', '5550188', 'öz']) {
      expect(await emails(`?query=${query}`)).toEqual([ANA.email]);
      expect(await emails(`?tag=glass&query=${query}`)).toEqual([ANA.email]);
      expect(await emails(`?tag=lunch&query=${query}`)).toEqual([ANA.email]);
      expect(await emails(`?tag=wine&query=${query}`)).toEqual([]);
    }
    for (const query of ['na lee', '5550100']) expect(await emails(`?tag=glass&query=${query}`)).toEqual([]);
  });

  it('finds the few among many, within a status and a tag too', async () => {
    const few = { firstName: 'Zoe', tags: ['wine'], status: 'inactive' };
    await create({ ...few, email: 'guest7@guests.example' });
    await app.database.query(`insert into customer_contacts (id, first_name, last_name, email, tags, status, created_at)
      select uuidv7(), 'Ana', 'Lee', 'guest' || n || '@guests.example', '{wine,lunch}', case n % 2 when 0 then 'active' else 'inactive' end,
        now() + n * interval '1 second' from generate_series(1001, 3200) n`);
    for (const query of ['guest7@guests.example', 'zoe', 'guest7@', 'Zo', 'ZOE LEE GUEST7@GUESTS']) {
      const text = encodeURIComponent(query);
      for (const narrowed of ['', '&tag=wine', '&status=inactive', '&tag=wine&status=inactive']) {
        expect(await emails(`?query=${text}${narrowed}`)).toEqual(['guest7@guests.example']);
      }
      for (const narrowed of ['&tag=lunch', '&status=active', '&tag=wine&status=active']) {
        expect(await emails(`?query=${text}${narrowed}`)).toEqual([]);
      }
    }
  });

  it('has pages, a total, and 304 while nothing changes; tags follow each change', async () => {
    for (let n = 0; n < 5; n += 1) await create({ email: `guest${String(n)}@guests.example`, tags: ['wine'] });
    const first = await app.as('manager').get('/api/customer-contacts?tag=wine&limit=2').expect(200);
    expect(totalOf(first)).toBe('5');
    const next = /<(.+)>/.exec((first.headers as Record<string, string>).link ?? '')?.[1] ?? '';
    const second = await app.as('manager').get(next).expect(200);
    expect((second.body as ContactView[]).map(({ email }) => email)).toEqual([
      'guest2@guests.example',
      'guest1@guests.example',
    ]);
    const known = (first.headers as Record<string, string>).etag ?? '';
    const again = () => app.as('manager').get('/api/customer-contacts?tag=wine&limit=2').set('If-None-Match', known);
    await again().expect(304);
    const [newest] = first.body as ContactView[];
    await put(newest?.id ?? '', { tags: ['lunch'] }).expect(200);
    expect(totalOf(await again().expect(200))).toBe('4');
    expect((await app.as('manager').get('/api/customer-contacts/tags').expect(200)).body).toEqual([
      { tag: 'lunch', contacts: 1 },
      { tag: 'wine', contacts: 4 },
    ]);
  });

  it('knows a tag however it is spelled', async () => {
    const { id } = await create({ tags: ['Regular'] });
    await create({ email: 'bo@guests.example', tags: ['regular', 'wine'] });
    await create({ email: 'cy@guests.example', tags: ['regular'] });
    await create({ email: 'di@guests.example', tags: ['regulars'] });
    const all = ['cy@guests.example', 'bo@guests.example', ANA.email];
    for (const tag of ['regular', 'Regular', 'REGULAR']) {
      const found = await app.as('manager').get(`/api/customer-contacts?tag=${tag}`).expect(200);
      expect((found.body as ContactView[]).map(({ email }) => email)).toEqual(all);
      expect(totalOf(found)).toBe('3');
      expect(await emails(`?tag=${tag}&status=active`)).toEqual(all);
      expect(await emails(`?tag=${tag}&query=lee`)).toEqual(all);
    }
    expect((await app.as('manager').get('/api/customer-contacts/tags').expect(200)).body).toEqual([
      { tag: 'regular', contacts: 3 },
      { tag: 'regulars', contacts: 1 },
      { tag: 'wine', contacts: 1 },
    ]);
    const tagged = `select count(*)::int as n from events where type = 'contact.tagged' and subject_id = $1`;
    const before = await app.database.query(tagged, [id]);
    await put(id, { tags: ['REGULAR'] }).expect(200);
    expect(await app.database.query(tagged, [id])).toEqual(before);
  });

  it('finds a spelling of a tag among many contacts, too', async () => {
    await app.database.query(`insert into customer_contacts (id, first_name, last_name, email, tags, created_at)
      select uuidv7(), 'Ana', 'Lee', 'guest' || n || '@guests.example', array[case n % 2 when 0 then 'Wine' else 'wine' end],
        now() + n * interval '1 second' from generate_series(1, 2200) n`);
    for (const name of ['guest7@guests.example', 'guest8@guests.example']) {
      expect(await emails(`?tag=WINE&query=${name}`)).toEqual([name]);
      expect(await emails(`?tag=WINE&status=active&query=${name}`)).toEqual([name]);
    }
  });

  it('can be narrowed to a status, and is summed up', async () => {
    await create();
    await create({ email: 'away@guests.example', status: 'inactive' });
    await create({ email: 'no@guests.example', emailOptIn: false });
    await create({ email: 'bounced@guests.example' });
    await app.database.query(
      `insert into email_suppressions (key, reason) values (email_suppression_key('bounced@guests.example'), 'bounced')`,
    );
    expect(await emails('?status=inactive')).toEqual(['away@guests.example']);
    await app.as('manager').get('/api/customer-contacts?status=gone').expect(400);
    expect((await app.as('manager').get('/api/customer-contacts/summary').expect(200)).body).toEqual({
      active: 3,
      inactive: 1,
      unsubscribed: 0,
      optedIn: 2,
      reachable: 1,
      total: 4,
    });
  });

  it('exports only contacts that match its filters', async () => {
    await create({ tags: ['Wine'] });
    await create({ firstName: 'Bo', email: 'bo@kiln.example', phone: '(555) 0177', tags: ['wine', 'kiln'] });
    await create({ firstName: 'Cy', email: 'cy@kiln.example', tags: ['kiln'], status: 'inactive' });
    for (const query of ['', '?tag=wine', '?status=inactive', '?query=KILN', '?query=555-0177', '?query=le']) {
      const { text } = await app.as('manager').get(`/api/customer-contacts/export.csv${query}`).expect(200);
      const exported = text.trim().split('\r\n').slice(1);
      expect(exported.map((line) => line.split(',')[2])).toEqual((await emails(query)).reverse());
    }
    expect(await emails('?tag=wine')).toHaveLength(2);
    const narrow = '?tag=kiln&status=inactive&query=lee';
    const { text } = await app.as('manager').get(`/api/customer-contacts/export.csv${narrow}`).expect(200);
    expect(text.trim().split('\r\n')).toHaveLength(2);
    await app.as('manager').get('/api/customer-contacts/export.csv?status=gone').expect(400);
  });

  it('is exported as a table without formulas', async () => {
    await create({ lastName: '=HYPERLINK("x")' });
    await create({ firstName: 'Bo', email: 'bo@guests.example' });
    const { text, headers } = await app.as('manager').get('/api/customer-contacts/export.csv').expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="contacts.csv"');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^First name,Last name,Email,Phone/);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

it('does not overwrite a contact that another person has changed since it was shown', async () => {
  const { body: shown } = await app
    .as('manager')
    .post('/api/customer-contacts')
    .send({ firstName: 'Version', lastName: 'Check', email: 'version-check@guests.example', emailOptIn: false })
    .expect(201);
  const { id, updatedAt } = shown as { id: string; updatedAt: string };
  await put(id, { notes: 'Likes the fountain', expectedUpdatedAt: updatedAt }).expect(200);
  await put(id, { notes: 'Likes the window', expectedUpdatedAt: updatedAt }).expect(409);
  const { body } = await put(id, { phone: '555-0142' }).expect(200);
  expect(body).toMatchObject({ notes: 'Likes the fountain', phone: '555-0142' });
});

it('can be edited with a phone number that an older release stored, and refuses a new one that is too short', async () => {
  const { id } = await create();
  await app.database.query(`update customer_contacts set phone = '555-01' where id = $1`, [id]);
  const { body } = await put(id, { phone: '555-01', notes: 'Likes the fountain' }).expect(200);
  expect(body).toMatchObject({ notes: 'Likes the fountain', phone: '555-01' });
  const refused = await put(id, { phone: '555-02' }).expect(400);
  const message = 'Enter a phone number with at least 7 digits, or leave it empty.';
  expect(refused.body).toMatchObject({ errors: [{ field: 'phone', message }] });
});
