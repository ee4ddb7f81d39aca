import { Database } from '../../../../../platform/persistence/database.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { ContactsService } from '../../domain/contacts.service.js';
import type { RecipientCriteria } from '../../domain/segment.js';
import { SegmentsService } from '../../domain/segments.service.js';
import { PgAudience } from './pg-audience.js';

let app: TestApp;
let audience: PgAudience;
let contacts: ContactsService;
let database: Database;
let segments: SegmentsService;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  audience = app.nest.get(PgAudience, { strict: false });
  contacts = app.nest.get(ContactsService, { strict: false });
  database = app.nest.get(Database, { strict: false });
  segments = app.nest.get(SegmentsService, { strict: false });
});
afterAll(() => app.stop());
beforeEach(() => database.query('truncate customer_contacts, contact_segments, email_suppressions cascade'));

const OWNER = { id: '019ab000-0000-7000-8000-000000000001', name: 'The Owner', role: 'admin' as const };
const ANA = {
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'Ana@guests.example',
  phone: null,
  dateOfBirth: null,
  notes: null,
  tags: ['wine'],
  emailOptIn: true,
  smsOptIn: false,
  preferredContactMethod: 'email' as const,
  source: 'website',
  status: 'active' as const,
};
const add = (changes: Partial<typeof ANA> | object) => contacts.create({ ...ANA, ...changes }, null, OWNER);
const statementOf = async (criteria: RecipientCriteria) => {
  const statement = await audience.statementOf(criteria);
  if (!statement) throw new Error('The segment is gone.');
  return statement;
};
const reached = async (criteria: RecipientCriteria) => {
  const { sql, params } = await statementOf(criteria);
  const rows = await database.query<{ email: string }[]>(`${sql} order by address`, params);
  return rows.map(({ email }) => email);
};
const ALL = { type: 'all_opted_in' } as const;
const NOBODY = { recipients: 0, notOptedIn: 0, inactive: 0, unsubscribed: 0, bounced: 0, duplicates: 0, malformed: 0 };

it('contains everyone who opted in and can be reached, and explains why others are left out', async () => {
  await add({});
  await add({ email: 'no@guests.example', emailOptIn: false });
  await add({ email: 'away@guests.example', status: 'inactive' });
  await add({ email: 'left@guests.example', status: 'unsubscribed' });
  await add({ email: 'gone@guests.example' });
  await add({ email: 'angry@guests.example' });
  await contacts.suppress('GONE@guests.example', 'bounced', '550 5.1.1 no such user');
  await contacts.suppress('angry@guests.example', 'complained', 'feedback loop');

  expect(await reached(ALL)).toEqual(['Ana@guests.example']);
  expect(await audience.counts(ALL)).toEqual({
    ...NOBODY,
    recipients: 1,
    notOptedIn: 1,
    inactive: 1,
    unsubscribed: 2,
    bounced: 1,
  });
});

it('of tags contains everyone with at least one of them', async () => {
  await add({});
  await add({ email: 'both@guests.example', tags: ['wine', 'glass'] });
  await add({ email: 'neither@guests.example', tags: ['lunch'] });
  const criteria = { type: 'tags', tags: ['glass', 'wine'] } as const;
  expect(await reached(criteria)).toEqual(['Ana@guests.example', 'both@guests.example']);
  expect(await audience.counts(criteria)).toEqual({ ...NOBODY, recipients: 2 });
});

it('of tags and of a segment is the same however the tags are spelled', async () => {
  await add({ tags: ['Regular'] });
  await add({ email: 'small@guests.example', tags: ['regular'] });
  await add({ email: 'neither@guests.example', tags: ['regulars'] });
  const { id: segmentId } = await segments.create(
    { name: 'Regulars', description: null, tags: ['REGULAR'], conditions: [], isActive: true },
    OWNER,
  );
  const both = ['Ana@guests.example', 'small@guests.example'];
  for (const tag of ['regular', 'Regular', 'REGULAR']) {
    expect(await reached({ type: 'tags', tags: [tag] })).toEqual(both);
    expect(await audience.counts({ type: 'tags', tags: [tag] })).toMatchObject({ recipients: 2 });
    expect(await audience.countsOf({ tags: [tag], conditions: [] })).toMatchObject({ contacts: 2, reachable: 2 });
    // Small segments are counted rather than estimated.
    expect(await audience.estimateOf({ tags: [tag], conditions: [] })).toBeNull();
  }
  expect(await reached({ type: 'segment', segmentId })).toEqual(both);
});

it('of an own list contains each address once, opted in or not, but no one who unsubscribed', async () => {
  await add({ emailOptIn: false });
  await add({ email: 'by-hand@guests.example', status: 'unsubscribed' });
  await contacts.unsubscribe('left@guests.example', { how: 'one_click' });
  await contacts.suppress('gone@guests.example', 'bounced', '550');
  const criteria = {
    type: 'custom',
    emails: [
      'new@guests.example',
      'NEW@guests.example',
      'ana@guests.example',
      'Left@Guests.example',
      'nonsense',
      'by-hand@guests.example',
      'gone@guests.example',
    ],
  } as const;
  const { sql, params } = await statementOf(criteria);
  expect(
    await database.query(`select email, name, contact_id is null as unknown from (${sql}) a order by email`, params),
  ).toEqual([
    { email: 'ana@guests.example', name: 'Ana Lee', unknown: false },
    { email: 'new@guests.example', name: '', unknown: true },
  ]);
  expect(await audience.counts(criteria)).toEqual({
    ...NOBODY,
    recipients: 2,
    unsubscribed: 2,
    bounced: 1,
    duplicates: 1,
    malformed: 1,
  });
});

it('of an own list contains no other address of a person who unsubscribed', async () => {
  const { id } = await add({});
  await database.query(`update customer_contacts set other_addresses = '{ana@work.example}' where id = $1`, [id]);
  const criteria = { type: 'custom', emails: ['Ana@work.example'] } as const;
  expect(await reached(criteria)).toEqual(['Ana@work.example']);
  await contacts.unsubscribe(ANA.email, { how: 'one_click' });
  expect(await reached(criteria)).toEqual([]);
  expect(await audience.counts(criteria)).toEqual({ ...NOBODY, unsubscribed: 1 });
  await contacts.edit(id, { status: 'active' }, null, null, OWNER);
  expect(await reached(criteria)).toEqual([]);
});

it('of a segment that is gone is not there', async () => {
  await add({});
  const criteria = { type: 'segment', segmentId: '019ab000-0000-7000-8000-00000000ffff' } as const;
  expect(await audience.statementOf(criteria)).toBeNull();
  expect(await audience.counts(criteria)).toEqual(NOBODY);
});

it('loses people the moment they unsubscribe, and excludes them even when erased and entered again', async () => {
  const { id } = await add({});
  await contacts.unsubscribe('ANA@GUESTS.EXAMPLE', { how: 'one_click' });
  expect(await reached(ALL)).toEqual([]);
  await contacts.delete(id, OWNER);
  await expect(add({})).rejects.toThrow('This person unsubscribed.');
  await add({ emailOptIn: false });
  expect(await reached(ALL)).toEqual([]);
});
