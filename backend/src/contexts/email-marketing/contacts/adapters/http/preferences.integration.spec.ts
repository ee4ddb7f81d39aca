import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { PreferenceLinks } from '../../domain/preferences.service.js';
import type { ContactView } from './contacts.controller.js';
import type { PreferencesView } from './preferences.controllers.js';

let app: TestApp;
let links: PreferenceLinks;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on' });
  links = app.nest.get(PreferenceLinks, { strict: false });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from rate_limits'));

const aContact = async (changes: object = {}) => {
  const body = { firstName: 'Ana', lastName: 'Lee', email: `${randomUUID()}@guests.example`, emailOptIn: true };
  const { body: contact } = await app
    .as('manager')
    .post('/api/customer-contacts')
    .send({ ...body, ...changes })
    .expect(201);
  const { id, email } = contact as ContactView;
  return { ...(contact as ContactView), mail: await aMailTo(email, id) };
};
/** What its links are about. */
const aMailTo = async (email: string, contactId: string | null = null) => {
  const [mail] = await app.database.query<{ id: string }[]>(
    `insert into email_history (recipient_email, contact_id, subject, email_type, status, sent_by, sent_by_role, next_try_at)
     values ($1, $2, 'News', 'campaign', 'sent', 'Site Manager', 'manager', now()) returning id`,
    [email, contactId],
  );
  return `history:${mail?.id ?? ''}` as const;
};
type Mailed = Pick<Awaited<ReturnType<typeof aContact>>, 'mail'>;
const seen = async ({ id }: { id: string }) =>
  (await app.as('manager').get(`/api/customer-contacts/${id}`).expect(200)).body as ContactView;
const tokenOf = (url: string) => new URL(url).hash.slice(1);
const bearer = ({ mail }: Mailed) => `Bearer ${tokenOf(links.pageFor(mail))}`;
const opened = async (contact: Mailed) =>
  (await app.anonymous().get('/api/email/preferences').set('Authorization', bearer(contact)).expect(200))
    .body as PreferencesView;
const act = (contact: Mailed, what: string) =>
  app.anonymous().post(`/api/email/preferences/${what}`).set('Authorization', bearer(contact));
const recordBearer = ({ mail }: Mailed) => `Bearer ${tokenOf(links.recordFor(mail))}`;
const read = (authorization: string) => app.anonymous().get('/api/email/record').set('Authorization', authorization);
const erase = (authorization: string) =>
  app.anonymous().post('/api/email/record/erase').set('Authorization', authorization);

describe('one click', () => {
  it('unsubscribes a contact when a mail client posts it: a form, no cookie, from another origin', async () => {
    const contact = await aContact();
    const { pathname } = new URL(links.oneClickFor(contact.mail));
    const { text } = await app
      .anonymous()
      .post(pathname)
      .set('Origin', 'https://mail.example')
      .set('Sec-Fetch-Site', 'cross-site')
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    expect(text).toBe('You’re unsubscribed.');
    expect(await seen(contact)).toMatchObject({
      status: 'unsubscribed',
      emailOptIn: false,
      consent: null,
      suppressed: 'unsubscribed',
    });
  });

  it.each([
    ['text/plain', 'x'],
    ['application/json', '{"List-Unsubscribe":"One-Click"}'],
    ['multipart/form-data; boundary=cut', '--cut'],
  ])('unsubscribes a contact whatever the mail client posts: %s', async (type, body) => {
    const contact = await aContact();
    const { pathname } = new URL(links.oneClickFor(contact.mail));
    await app.anonymous().post(pathname).set('Content-Type', type).send(body).expect(200);
    expect(await seen(contact)).toMatchObject({ status: 'unsubscribed' });
  });

  it('changes nothing when a program only follows the link, and leads a person to the page', async () => {
    const contact = await aContact();
    const { pathname } = new URL(links.oneClickFor(contact.mail));
    const { headers } = await app.anonymous().get(pathname).expect(302);
    expect(headers.location).toMatch(/^\/email\/preferences#.+/);
    expect(await seen(contact)).toMatchObject({ status: 'active', emailOptIn: true });
  });

  it('has a token that allows viewing and unsubscribing only', async () => {
    const contact = await aContact();
    const token = new URL(links.oneClickFor(contact.mail)).pathname.split('/').at(-1) ?? '';
    const authorization = `Bearer ${token}`;
    const call = (what: string) =>
      app.anonymous().post(`/api/email/preferences/${what}`).set('Authorization', authorization);
    await app.anonymous().get('/api/email/preferences').set('Authorization', authorization).expect(200);
    await call('unsubscribe').expect(200);
    await call('subscribe').expect(404);
    await call('record-link').expect(404);
    const name = { firstName: 'Someone', lastName: 'Else' };
    await app.anonymous().put('/api/email/preferences').set('Authorization', authorization).send(name).expect(404);
    expect(await seen(contact)).toMatchObject({ status: 'unsubscribed' });
  });

  it('is logged with the person as the actor, as is a changed name', async () => {
    const contact = await aContact();
    const name = { firstName: 'Ada', lastName: 'Byron' };
    await app.anonymous().put('/api/email/preferences').set('Authorization', bearer(contact)).send(name).expect(200);
    await act(contact, 'unsubscribe').expect(200);
    const { id } = await seen(contact);
    const trail = await app.as('admin').get(`/api/admin/trail?subjectType=contact&subjectId=${id}`).expect(200);
    expect((trail.body as object[]).slice(0, 2)).toMatchObject([
      { type: 'contact.unsubscribed', by: null },
      { type: 'contact.renamed', by: null },
    ]);
  });

  it('still takes the links of emails sent before', async () => {
    const contact = await aContact();
    await app
      .anonymous()
      .post(`/api/email/unsubscribe/${tokenOf(links.pageFor(contact.mail))}`)
      .expect(200);
    expect(await seen(contact)).toMatchObject({ status: 'unsubscribed' });
  });

  it('knows no other tokens', async () => {
    const contact = await aContact();
    const forged = links.oneClickFor(contact.mail).replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
    await app.anonymous().post(new URL(forged).pathname).type('form').send('List-Unsubscribe=One-Click').expect(404);
    const confirmation = tokenOf(links.confirmationFor(contact.id));
    await app.anonymous().get('/api/email/preferences').set('Authorization', `Bearer ${confirmation}`).expect(404);
  });
});

it('works for an address that is no contact as well', async () => {
  const email = `${randomUUID()}@guests.example`;
  const subject = await aMailTo(email);
  await app
    .anonymous()
    .post(new URL(links.oneClickFor(subject)).pathname)
    .type('form')
    .send('x=y')
    .expect(200);
  const page = app.anonymous().get('/api/email/preferences');
  const { body } = await page.set('Authorization', `Bearer ${tokenOf(links.pageFor(subject))}`).expect(200);
  expect(body).toMatchObject({ isSubscribed: false, isKnown: false });
  const again = { firstName: 'Ana', lastName: 'Lee', email, emailOptIn: true };
  await app.as('manager').post('/api/customer-contacts').send(again).expect(409);
});

describe('the preference page', () => {
  it('shows preferences without the address', async () => {
    const contact = await aContact({ email: `zoe-${randomUUID()}@guests.example` });
    expect(await opened(contact)).toEqual({
      address: 'z••••@guests.example',
      isSubscribed: true,
      isKnown: true,
      firstName: 'Ana',
      lastName: 'Lee',
      subscribedAt: contact.createdAt,
      wording: expect.stringContaining('by email') as string,
    });
  });

  it('lets people unsubscribe and opt in again', async () => {
    const contact = await aContact();
    expect((await act(contact, 'unsubscribe').expect(200)).body).toMatchObject({ isSubscribed: false });
    await app.as('manager').put(`/api/customer-contacts/${contact.id}`).send({ emailOptIn: true }).expect(409);
    const active = { status: 'active', emailOptIn: false };
    await app.as('manager').put(`/api/customer-contacts/${contact.id}`).send(active).expect(200);
    expect(await opened(contact)).toMatchObject({ isSubscribed: false });

    const { body } = await act(contact, 'subscribe').expect(200);
    const { wording } = body as PreferencesView;
    expect(await seen(contact)).toMatchObject({
      status: 'active',
      emailOptIn: true,
      suppressed: null,
      consent: { how: 'preference_page', wording },
    });
  });

  it('corrects a name', async () => {
    const contact = await aContact();
    const put = app.anonymous().put('/api/email/preferences').set('Authorization', bearer(contact));
    await put.send({ firstName: 'Anna', lastName: 'Leigh' }).expect(200);
    expect(await seen(contact)).toMatchObject({ firstName: 'Anna', lastName: 'Leigh' });
  });
});

it('is not found once its reader was erased, and stores nothing about an unknown address', async () => {
  const contact = await aContact();
  await erase(recordBearer(contact)).expect(204);
  await app.anonymous().get('/api/email/preferences').set('Authorization', bearer(contact)).expect(404);
  await erase(recordBearer(contact)).expect(404);
  await act(contact, 'record-link').expect(404);
  const suppressed = () => app.database.query('select key from email_suppressions order by key');
  const before = await suppressed();
  await app
    .anonymous()
    .post(new URL(links.oneClickFor(contact.mail)).pathname)
    .type('form')
    .send('x=y')
    .expect(404);
  expect(await suppressed()).toEqual(before);
});

describe('the link to the personal record', () => {
  const mailed = (email: string) =>
    app.database.query<{ recipient: string; message: { text: string } }[]>(
      `select recipient, message from outgoing_mails where kind = 'record-link' and recipient = $1`,
      [email],
    );

  const later = async (hours: number, work: () => PromiseLike<unknown>) => {
    const now = app.clock.now();
    app.clock.advance({ hours });
    await work();
    app.clock.set(now);
  };

  it('is emailed to the recipient of the email on request', async () => {
    const contact = await aContact();
    await act(contact, 'record-link').expect(204);
    const [{ message } = { message: { text: '' } }] = await mailed(contact.email);
    const token = /\/email\/record#(\S+)/.exec(message.text)?.[1] ?? '';
    expect((await read(`Bearer ${token}`).expect(200)).body).toMatchObject({ contacts: [{ email: contact.email }] });
    await erase(`Bearer ${token}`).expect(204);
    await read(`Bearer ${token}`).expect(404);
  });

  it('differs from the links in every email, which neither show nor erase anything', async () => {
    const contact = await aContact();
    await read(bearer(contact)).expect(404);
    await erase(bearer(contact)).expect(404);
    await app.anonymous().get('/api/email/preferences').set('Authorization', recordBearer(contact)).expect(404);
    expect(await seen(contact)).toMatchObject({ email: contact.email });
  });

  it('is good for a day', async () => {
    const contact = await aContact();
    const link = recordBearer(contact);
    await later(23, () => read(link).expect(200));
    await later(25, () => read(link).expect(404));
  });

  it('is sent at most three times a day, however often it is requested', async () => {
    const contact = await aContact();
    for (let times = 0; times < 4; times += 1) await act(contact, 'record-link').expect(204);
    expect(await mailed(contact.email)).toHaveLength(3);
    await later(25, () => act(contact, 'record-link').expect(204));
    expect(await mailed(contact.email)).toHaveLength(4);
  });
});

describe('the personal record', () => {
  const request = {
    customerName: 'Ana Lee',
    partySize: '2',
    preferredTime: '12:00 PM',
    specialRequests: 'By the fountain',
    preferredDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  };

  it('is one record over all contexts', async () => {
    const contact = await aContact();
    const { email } = contact;
    await app
      .anonymous()
      .post('/api/reservations')
      .send({ ...request, customerEmail: email.toUpperCase() })
      .expect(201);
    await app.anonymous().post('/api/contact').send({ name: 'Ana', email, message: 'Hello' }).expect(201);
    await app.runJobs();
    const { body } = await read(recordBearer(contact)).expect(200);
    expect(body).toMatchObject({
      contacts: [{ firstName: 'Ana', email, consent: { how: 'by_hand' } }],
      reservations: [{ customerName: 'Ana Lee', specialRequests: 'By the fountain' }],
      enquiries: [{ kind: 'contact', data: { message: 'Hello' } }],
    });
    const { mails } = body as { mails: { kind: string }[] };
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
      'enquiry-acknowledgement',
      'reservation-acknowledgement',
    ]);
  });

  it('is gone everywhere when they are erased, and they stay left alone', async () => {
    const contact = await aContact({ lastName: 'Unforgettable', notes: 'Unforgettable guest' });
    const { email } = contact;
    const customerName = 'Ana Unforgettable';
    await app
      .anonymous()
      .post('/api/reservations')
      .send({ ...request, customerName, customerEmail: email })
      .expect(201);
    await app.anonymous().post('/api/contact').send({ name: customerName, email, message: 'Hello' }).expect(201);
    await app.as('manager').put(`/api/customer-contacts/${contact.id}`).send({ notes: 'Unforgettable' }).expect(200);
    for (const status of ['sent', 'queued']) {
      await app.database.query(
        `insert into email_history (recipient_email, recipient_name, subject, email_type, status, sent_by, sent_by_role, next_try_at)
         values ($1, 'Unforgettable', 'News', 'personal', $2, 'Site Manager', 'manager', now() + interval '1 day')`,
        [email, status],
      );
    }
    await app.runJobs();

    await erase(recordBearer(contact)).expect(204);
    await app.runJobs();
    const [left] = await app.database.query<{ rows: string }[]>(
      `select string_agg(row::text, ' ') as rows from (
         select to_jsonb(t) as row from customer_contacts t union all select to_jsonb(t) from reservation_requests t
         union all select to_jsonb(t) from enquiries t union all select to_jsonb(t) from email_history t union all select to_jsonb(t) from contact_messages t
         union all select to_jsonb(t) from outgoing_mails t union all select to_jsonb(t) from notices t
         union all select to_jsonb(t) from events t union all select to_jsonb(t) from email_suppressions t) kept`,
    );
    expect(left?.rows).not.toContain('Unforgettable');
    expect(left?.rows).not.toContain(email);
    expect(left?.rows).toContain('Erased guest');
    expect(left?.rows).toMatch(/"status": "sent"[^}]*erased-|erased-[^}]*"status": "sent"/);
    await app.anonymous().get('/api/email/preferences').set('Authorization', bearer(contact)).expect(404);
    const again = { firstName: 'Ana', lastName: 'Lee', email, emailOptIn: true };
    await app.as('manager').post('/api/customer-contacts').send(again).expect(409);
  });
});
