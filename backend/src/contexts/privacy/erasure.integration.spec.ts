import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../platform/testing/test-app.js';
import { TestMailServer } from '../../platform/testing/test-mail-server.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { BounceIntake } from '../email-marketing/index.js';
import { rowsHolding } from './testing/rows-holding.js';

const server = new TestMailServer();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SMTP_URL: await server.start() });
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const rowsWith = (texts: readonly string[], but?: string) => rowsHolding(app, texts, but);
const tablesWith = async (...texts: string[]) => [...new Set((await rowsWith(texts)).map(({ table }) => table))];

type Guest = Readonly<Record<'first' | 'last' | 'email' | 'phone', string>>;
/** Another person's address, which contains the erased one and must remain. */
const longerAddress = ({ email }: Guest) => `jo${email}`;
const rowsAbout = (guest: Guest) => rowsWith(Object.values(guest), longerAddress(guest));

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const send = async (path: string, body: object, role?: 'manager' | 'admin') => {
  const caller = role ? app.as(role) : app.anonymous();
  const answer = await caller.post(path).set('Idempotency-Key', randomUUID()).send(body);
  expect(answer).toMatchObject({ ok: true });
  return answer.body as { id: string };
};
const decide = (id: string, ...statuses: string[]) =>
  statuses.reduce<Promise<unknown>>(
    (before, status) =>
      before.then(() => app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status }).expect(200)),
    Promise.resolve(),
  );
const erase = (email: string) => app.as('admin').post('/api/admin/personal-records/erase').send({ email }).expect(204);
const recordOf = async (email: string) =>
  (await app.as('admin').post('/api/admin/personal-records').send({ email }).expect(200)).body as Record<
    string,
    readonly object[]
  >;

const aTable = ({ first, last, email, phone }: Guest, changes: object = {}) =>
  send('/api/reservations', {
    customerName: `${first} ${last}`,
    customerEmail: email.toUpperCase(),
    customerPhone: phone,
    partySize: '2',
    preferredDate: inDays(7),
    preferredTime: '12:00 PM',
    specialRequests: `A cake for ${first}`,
    ...changes,
  });

/** Creates the data of a longtime guest. */
async function live(guest: Guest): Promise<void> {
  const { first, last, email, phone } = guest;
  const name = `${first} ${last}`;
  const template = { name: `Welcome ${email.length}`, category: 'welcome', htmlContent: '<p>Hello {{firstName}}</p>' };
  const { id: templateId } = await send(
    '/api/email-templates',
    { ...template, subject: 'Welcome, {{firstName}} {{lastName}}' },
    'manager',
  );
  await send(
    '/api/email-automation',
    {
      name: 'Welcome',
      triggerType: 'new_contact',
      triggerConditions: {},
      emailSequence: [{ delayDays: 0, templateId }],
    },
    'manager',
  );
  const contact = {
    firstName: first,
    lastName: last,
    email,
    phone,
    notes: `${first} likes figs`,
    tags: ['wine'],
    emailOptIn: true,
  };
  const { id } = await send('/api/customer-contacts', contact, 'manager');
  await app
    .as('manager')
    .put(`/api/customer-contacts/${id}`)
    .send({ notes: `${name} likes plums` })
    .expect(200);
  await app.runJobs();
  await app.nest.get(Jobs).run('send-due-automations', {});
  await app.runJobs();

  await decide((await aTable(guest)).id, 'confirmed', 'completed');
  const refused = await aTable(guest);
  await decide(refused.id, 'declined');
  await app.as('staff').delete(`/api/staff/reservations/${refused.id}`).expect(204);
  await app.runJobs();

  await send('/api/contact', { name, email, phone, message: `Yours, ${first}` });
  await send('/api/consultation', { restaurantName: `${last}’s`, contactEmail: email, contactPhone: phone });
  await send('/api/plan-consultation', { businessName: `${last}’s`, contactEmail: email, selectedTier: 'premium' });
  const article = {
    title: `A day with ${first}`,
    contentType: 'blog_post',
    contentData: last,
    submittedBy: `${name} <${email}>`,
  };
  await send('/api/approval-items', article);

  const csv = `Email,First,Phone\n${email},${first},"1\n2"\n${email},${last},"1\n2"`;
  const upload = await send('/api/customer-contacts/imports', { fileName: 'a.csv', csv }, 'manager');
  const plan = { columns: { email: 0, firstName: 1, phone: 2 }, existing: 'skip' };
  await app.as('manager').post(`/api/customer-contacts/imports/${upload.id}/start`).send(plan).expect(200);
  await app.runJobs();

  const spelled = email.replace(/^./, (letter) => letter.toUpperCase());
  const own = { type: 'custom', emails: [spelled, longerAddress(guest)] };
  const written = {
    name: 'Figs',
    subject: 'Figs for {{firstName}} {{lastName}}',
    htmlContent: '<p>{{firstName}}</p>',
    ignoresWeeklyLimit: true,
  };
  const start = async (recipientCriteria: object) => {
    const campaign = await send('/api/email-campaigns', { ...written, recipientCriteria, status: 'draft' }, 'manager');
    await app.as('manager').put(`/api/email-campaigns/${campaign.id}`).send({ status: 'sending' }).expect(200);
    return campaign.id;
  };
  await start(own);
  await app.runJobs();
  const draft = await send('/api/email-campaigns', { ...written, recipientCriteria: own, status: 'draft' }, 'manager');
  const longer = { type: 'custom', emails: [...own.emails, 'olaf@guests.example'] };
  await app.as('manager').put(`/api/email-campaigns/${draft.id}`).send({ recipientCriteria: longer }).expect(200);
  const stuck = await start({ type: 'custom', emails: ['nobody@guests.example'] });
  await app.database.query(`update email_campaigns set status = 'paused', status_reason = $2 where id = $1`, [
    stuck,
    `Refused: 550 <${email}> is no user`,
  ]);
  server.refuse(spelled, `550 5.1.1 <${email}> no such user`);
  await start(own);
  await app.runJobs();
}

it('leaves nothing of a person in any table except the hash that suppresses the address', async () => {
  const guest = { first: 'Zebedea', last: 'Unforgettable', email: 'zebedea@guests.example', phone: '+1 555 0177 123' };
  await live(guest);
  const before = await tablesWith(...Object.values(guest));
  const places = [
    'customer_contacts',
    'reservation_requests',
    'enquiries',
    'contact_messages',
    'consultation_responses',
    'plan_consultations',
    'approval_items',
    'contact_imports',
    'email_history',
    'email_campaigns',
    'events',
    'notices',
    'outgoing_mails',
    'idempotency_keys',
    'email_suppressions',
  ];
  expect(places.filter((table) => !before.includes(table))).toEqual([]);
  expect(await tablesWith(`<${guest.email}>`)).toEqual(
    expect.arrayContaining(['email_history', 'email_suppressions', 'email_campaigns', 'events', 'notices']),
  );
  const record = await recordOf(guest.email);
  expect(record.campaignLists).toHaveLength(3);
  expect(record.notices).toContainEqual(expect.objectContaining({ title: 'Message from Zebedea Unforgettable' }));

  await erase(guest.email);
  expect(await rowsAbout(guest)).toEqual([]);
  expect(await tablesWith(longerAddress(guest))).toEqual(
    expect.arrayContaining(['email_history', 'email_campaigns', 'events']),
  );
  expect(Object.values(await recordOf(guest.email)).flat()).toEqual([]);
  const [mark] = await app.database.query(
    'select reason from email_suppressions where key = email_suppression_key($1)',
    [guest.email],
  );
  expect(mark).toEqual({ reason: 'unsubscribed' });

  await app.runJobs();
  expect(await rowsAbout(guest)).toEqual([]);
});

it('preserves the status of their emails, with the subject as written', async () => {
  const rows = await app.database.query<{ subject: string; status: string }[]>(
    `select subject, status from email_history where address like 'erased-%' order by created_at`,
  );
  expect(rows).toEqual([
    { subject: 'Welcome, {{firstName}} {{lastName}}', status: 'sent' },
    { subject: 'Figs for {{firstName}} {{lastName}}', status: 'sent' },
    { subject: 'Figs for {{firstName}} {{lastName}}', status: 'bounced' },
  ]);
});

it('is not undone by an email that bounces afterwards', async () => {
  const [mail] = await app.database.query<{ id: string }[]>(
    `select id from email_history where address like 'erased-%' and status = 'sent' limit 1`,
  );
  const detail = '550 <zebedea@guests.example> is gone';
  const messageId = `<${mail?.id ?? ''}@bistro.example>`;
  const intake = app.nest.get(BounceIntake, { strict: false });
  expect(
    await intake.take({ kind: 'hard', marks: { messageId }, recipients: ['zebedea@guests.example'], detail }),
  ).toBe(false);
  expect(await tablesWith(detail)).toEqual([]);
});

it('also covers pending emails: nothing about them is sent, and news about others is sent again', async () => {
  const erased = { first: 'Perpetua', last: 'Gone', email: 'perpetua@guests.example', phone: '555 0188' };
  const other = { first: 'Balthasar', last: 'There', email: 'balthasar@guests.example', phone: '555 0199' };
  await app.runJobs();
  app.clock.advance({ hours: 1 });
  server.arrived.length = 0;
  // Eleven at a time become one email, which the server does not accept yet.
  server.refuse('reservations@bistro.example', ...Array.from({ length: 20 }, () => '451 later'));
  await aTable(erased);
  for (let n = 0; n < 10; n += 1) await aTable(other);
  await app.runJobs();
  expect(await tablesWith(erased.first)).toEqual(expect.arrayContaining(['notices', 'outgoing_mails']));
  await send('/api/contact', { name: erased.first, email: erased.email, message: 'Hello' });

  await erase(erased.email);
  server.refuse('reservations@bistro.example');
  app.clock.advance({ minutes: 2 });
  await app.runJobs();
  expect(await rowsAbout(erased)).toEqual([]);
  const news = server
    .to('reservations@bistro.example')
    .map(({ raw }) => raw)
    .join('\n');
  // Each of the ten in the text, in the HTML and in its preview text.
  expect(news.split('Balthasar There')).toHaveLength(1 + 3 * 10);
  expect(news).not.toContain('Perpetua');
  const [failed] = await app.database.query<{ n: number }[]>(
    `select count(*)::int as n from pgboss.job where name like 'listener/%' and state in ('retry', 'failed')`,
  );
  expect(failed?.n).toBe(0);
});

it('leaves contracts, published content, files not imported yet, and what others wrote', async () => {
  const guest = { first: 'Ignatia', last: 'Bound', email: 'ignatia@guests.example', phone: '555 0177' };
  const name = `${guest.first} ${guest.last}`;
  await send('/api/contract', {
    clientBusinessName: 'Bound’s',
    clientContactName: name,
    clientEmail: guest.email,
    selectedPackage: 'digital',
    startDate: inDays(30),
  });
  const article = {
    title: `Figs, by ${name}`,
    contentType: 'blog_post',
    contentData: 'Figs',
    submittedBy: guest.email,
  };
  const { id } = await send('/api/approval-items', article);
  await app.as('admin').patch(`/api/admin/approval-items/${id}`).send({ status: 'approved' }).expect(200);
  const csv = `Email,First\n${guest.email},${guest.first}`;
  await send('/api/customer-contacts/imports', { fileName: 'b.csv', csv }, 'manager');
  await send('/api/contact', { name: 'Otto', email: 'otto@guests.example', message: `${name} sends me` });
  await app.runJobs();
  await erase(guest.email);

  const left = await rowsAbout(guest);
  const theirs = left.filter(({ row }) => !row.includes('otto'));
  expect([...new Set(theirs.map(({ table }) => table))].sort()).toEqual([
    'approval_items',
    'contact_imports',
    'contracts',
    'enquiries',
    'events',
    'notices',
    'outgoing_mails',
  ]);
  const reported = theirs.filter(({ table }) => ['events', 'notices', 'outgoing_mails'].includes(table));
  for (const { row } of reported) {
    expect(row).toContain('contract');
    expect(row).not.toContain(guest.email);
  }
});

it('leaves no name, number or note of a contact that was deleted before', async () => {
  const guest = { first: 'Philippa', last: 'Forgettable', email: 'philippa@guests.example', phone: '555 0144' };
  const path = '/api/customer-contacts';
  const { first: firstName, last: lastName, email, phone } = guest;
  for (const address of [email, 'new-address@guests.example']) {
    const { id } = await send(path, { firstName, lastName, email, phone, notes: 'Philippa loves figs' }, 'manager');
    await app
      .as('manager')
      .put(`${path}/${id}`)
      .send({ phone: `${phone} 2`, email: address })
      .expect(200);
    await app.as('manager').put(`${path}/${id}`).send({ notes: 'Philippa loves dates' }).expect(200);
    await app.as('manager').delete(`${path}/${id}`).expect(204);
  }
  await app.runJobs();
  expect(await tablesWith(guest.first)).toContain('events');
  await erase(email);
  expect(await rowsAbout(guest)).toEqual([]);
});

describe('reservations of an erased person', () => {
  const anErased = () => {
    const email = `${randomUUID()}@guests.example`;
    return { first: 'Cosima', last: 'Open', email, phone: '555 0166' };
  };
  const seen = async (id: string) => {
    const [row] = await app.database.query<{ status: string }[]>(
      'select status, customer_name as name from reservation_requests where id = $1',
      [id],
    );
    return row;
  };
  const mailsTo = (address: string) =>
    app.database.query('select id from outgoing_mails where recipient = $1', [address]);

  it('are canceled if open, which dashboards learn but no guest', async () => {
    const guest = anErased();
    const pending = await aTable(guest);
    const confirmed = await aTable(guest);
    const came = await aTable(guest);
    await decide(confirmed.id, 'confirmed');
    await decide(came.id, 'confirmed', 'completed');
    await app.runJobs();
    server.arrived.length = 0;
    await erase(guest.email);
    await app.runJobs();
    expect(await seen(pending.id)).toEqual({ status: 'declined', name: 'Erased guest' });
    expect(await seen(confirmed.id)).toEqual({ status: 'declined', name: 'Erased guest' });
    expect(await seen(came.id)).toEqual({ status: 'completed', name: 'Erased guest' });
    const { body } = await app.as('admin').get(`/api/admin/trail?subjectType=reservation&subjectId=${confirmed.id}`);
    expect((body as object[])[0]).toMatchObject({ type: 'reservation.declined', by: { role: 'admin' } });
    expect(await mailsTo('erased@guest.invalid')).toEqual([]);
    expect(server.to(guest.email)).toEqual([]);
  });

  it('remain when the day has passed, because the outcome may still be recorded', async () => {
    const guest = anErased();
    const { id } = await aTable(guest, { preferredDate: inDays(1) });
    await decide(id, 'confirmed');
    app.clock.advance({ days: 3 });
    for (const role of ['admin', 'staff'] as const) await app.as(role).login(role);
    await erase(guest.email);
    expect(await seen(id)).toMatchObject({ status: 'confirmed' });
  });

  it('bring no data back, whatever is done with them', async () => {
    const guest = anErased();
    const { id } = await aTable(guest);
    await app.runJobs();
    await erase(guest.email);
    await decide(id, 'pending', 'declined', 'pending', 'confirmed', 'completed', 'pending');
    await app.runJobs();
    expect(await mailsTo('erased@guest.invalid')).toEqual([]);
    expect(await app.database.query(`select id from customer_contacts where address = 'erased@guest.invalid'`)).toEqual(
      [],
    );
  });
});
