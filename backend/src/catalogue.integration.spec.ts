import { ContactsService } from './contexts/email-marketing/contacts/domain/contacts.service.js';
import { CampaignStage } from './contexts/email-marketing/testing/a-campaign.js';
import { EventCatalogue } from './platform/events/event-catalogue.js';
import { EventListeners, type StoredEvent } from './platform/events/event-listeners.js';
import { problemsOfEvents } from './platform/testing/recorded-events.query.js';
import type { TestApp } from './platform/testing/test-app.js';
import { INTERNAL_EVENTS } from './testing/internal-events.js';
import { startTestApp } from './testing/start-test-app.js';

const NOW = '2031-03-03T22:00:00Z';
const LATER = '2031-03-03T23:00:00.000Z';
const DAY_AFTER = '2031-03-05T22:00:00Z';
const NAME = 'Nora Vale';

let app: TestApp;
let catalogue: EventCatalogue;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  catalogue = app.nest.get(EventCatalogue, { strict: false });
  await signInAt(NOW);
});
afterAll(() => app.stop());

async function signInAt(now: string): Promise<void> {
  app.clock.set(now);
  for (const role of ['manager', 'admin'] as const) await app.as(role).login(role);
}
const manager = () => app.as('manager');
const owner = () => app.as('admin');

async function idOf(call: ReturnType<ReturnType<typeof manager>['post']>, body: object): Promise<string> {
  return ((await call.send(body).expect(201)).body as { id: string }).id;
}

const submit = (more: object = {}, by = app.anonymous()) =>
  idOf(by.post('/api/approval-items'), { title: 'Glass', contentType: 'blog_post', submittedBy: NAME, ...more });
const decide = (id: string, status: string) =>
  owner().patch(`/api/admin/approval-items/${id}`).send({ status, adminComments: 'As seen' }).expect(200);

async function approvals(): Promise<void> {
  for (const status of ['approved', 'rejected', 'revision_requested']) await decide(await submit(), status);
  await owner()
    .delete(`/api/admin/approval-items/${await submit()}`)
    .expect(204);
}

const SCHEDULE = '/api/manager/scheduled-content';
const draft = () =>
  idOf(manager().post(SCHEDULE), {
    title: 'The kiln is lit',
    contentType: 'blog_post',
    content: '<p>Blue glass.</p>',
    scheduledDate: '2031-03-04',
    approvalDeadline: '2031-03-04',
  });

async function schedule(): Promise<void> {
  for (const status of ['approved', 'rejected', 'revision_requested'])
    await decide(await submit({ scheduledContentId: await draft() }, manager()), status);
  const withdrawn = await draft();
  await submit({ scheduledContentId: withdrawn }, manager());
  await manager().delete(`${SCHEDULE}/${withdrawn}`).expect(204);
  await signInAt(DAY_AFTER);
  await app.runJobs();
  await signInAt(NOW);
}

const contact = (email: string, more: object = {}) =>
  idOf(manager().post('/api/customer-contacts'), {
    firstName: 'Nora',
    lastName: 'Vale',
    email,
    emailOptIn: false,
    ...more,
  });
const changeContact = (id: string, change: object) =>
  manager().put(`/api/customer-contacts/${id}`).send(change).expect(200);

async function mergedAndSeparated(): Promise<void> {
  const ids = [await contact('nora-primary@guests.example'), await contact('nora-merged@guests.example')];
  const path = '/api/customer-contacts';
  const [primary, merged] = await Promise.all(
    ids.map(async (id) => (await manager().get(`${path}/${id}`).expect(200)).body as { id: string; updatedAt: string }),
  );
  const versions = { primaryUpdatedAt: primary?.updatedAt, mergedUpdatedAt: merged?.updatedAt };
  const pair = { primaryId: primary?.id, mergedId: merged?.id, takes: [], ...versions };
  await manager().post(`${path}/merges`).send(pair).expect(201);
  const [merge] = (await manager().get(`${path}/merges`).expect(200)).body as { id: string }[];
  await manager()
    .post(`${path}/merges/${merge?.id ?? ''}/undo`)
    .expect(204);
}

async function contacts(): Promise<void> {
  const id = await contact('nora@guests.example');
  for (const change of [{ notes: 'Likes blue' }, { emailOptIn: true }, { status: 'unsubscribed' }])
    await changeContact(id, change);
  await manager().delete(`/api/customer-contacts/${id}`).expect(204);
  await mergedAndSeparated();
  await contact('nora-erased@guests.example');
  await owner().post('/api/admin/personal-records/erase').send({ email: 'nora-erased@guests.example' }).expect(204);
  await contact('nora-bounced@guests.example', { emailOptIn: true });
  const service = app.nest.get(ContactsService, { strict: false });
  await service.suppress('nora-bounced@guests.example', 'bounced', 'No such mailbox');
  const csv = 'E-Mail\nnora-imported@guests.example\n';
  const imported = await idOf(manager().post('/api/customer-contacts/imports'), { fileName: 'list.csv', csv });
  await manager()
    .post(`/api/customer-contacts/imports/${imported}/start`)
    .send({ columns: { email: 0 }, existing: 'skip' })
    .expect(200);
  await app.runJobs();
}

const CAMPAIGNS = '/api/email-campaigns';
const campaign = () =>
  idOf(manager().post(CAMPAIGNS), {
    name: 'Spring glass',
    subject: 'Hello',
    htmlContent: '<p>Come on Thursday.</p>',
    recipientCriteria: { type: 'custom', emails: ['reader@guests.example'] },
  });
const step = (id: string, body: object) => manager().put(`${CAMPAIGNS}/${id}`).send(body).expect(200);

async function campaigns(): Promise<void> {
  await contact('reader@guests.example', { emailOptIn: true });
  const called = await campaign();
  for (const body of [{ status: 'scheduled', scheduledDate: LATER }, { status: 'paused' }, { status: 'cancelled' }])
    await step(called, body);
  for (const decision of ['approved', 'changes_requested']) {
    const id = await campaign();
    const { updatedAt: seen } = (await owner().get(`${CAMPAIGNS}/${id}`).expect(200)).body as { updatedAt: string };
    await owner().put(`${CAMPAIGNS}/${id}/approval`).send({ decision, comments: 'As seen', seen }).expect(200);
  }
  const sent = await campaign();
  await step(sent, { status: 'sending' });
  await new CampaignStage(app).send();
  await app.runJobs();
}

it('covers each published type by a call, in the form of its schema, with guest data only if allowed', async () => {
  await approvals();
  await schedule();
  await app
    .anonymous()
    .post('/api/contact')
    .send({ name: NAME, email: 'nora@guests.example', message: `${NAME} likes blue. `.repeat(200) })
    .expect(201);
  await contacts();
  await campaigns();
  await owner().post('/api/admin/hours/special').send({ from: '2031-03-04', spans: [] }).expect(201);
  const events = await app.database.query<StoredEvent[]>(
    `select type, json_build_object('type', subject_type, 'id', subject_id) as subject, actor as by, payload,
       to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt" from events`,
  );
  const reported = new Set(events.map(({ type }) => type));
  const others = catalogue.types.filter((type) => !type.startsWith('reservation.'));
  expect(others.filter((type) => !reported.has(type))).toEqual([]);
  expect(await problemsOfEvents(app.database, catalogue, [...reported])).toEqual([]);
  const bodies = (withGuestData: boolean) =>
    events.map((event) => JSON.stringify(catalogue.find(event.type)?.dataOf(event, withGuestData) ?? {}));
  expect(bodies(false).filter((body) => /nora|vale/i.test(body))).toEqual([]);
  expect(bodies(true).filter((body) => body.includes(NAME)).length).toBeGreaterThan(1);
  expect(Math.max(...bodies(true).map((body) => Buffer.byteLength(body)))).toBeLessThan(20_000);
});

it('has every type that listeners wait for, unless it is internal', () => {
  const types = app.nest.get(EventListeners, { strict: false }).all.flatMap((listener) => listener.types);
  const known = [...catalogue.types, ...INTERNAL_EVENTS];
  expect(types.filter((type) => !known.includes(type))).toEqual([]);
});

it('finds an unlisted type, and fields that differ from the schema', async () => {
  const insert = (type: string, payload: object) =>
    app.database.query(
      `insert into events (id, type, subject_type, subject_id, payload, occurred_at, relayed_at)
       values (uuidv7(), $1, 'contact', uuidv7()::text, $2, now(), now())`,
      [type, JSON.stringify(payload)],
    );
  await insert('contact.winked', {});
  await insert('contact.created', { source: 7 });
  const known = ['contact.winked', 'contact.created'];
  const problems = await problemsOfEvents(app.database, catalogue, ['email-campaign.drafted']);
  await app.database.query(`delete from events where type = any($1)`, [known]);
  expect(problems).toEqual(
    expect.arrayContaining([
      `'contact.winked' is neither in the catalogue nor listed as internal.`,
      expect.stringMatching(/^'contact\.created' is recorded as .* which is not its schema/),
    ]),
  );
});
