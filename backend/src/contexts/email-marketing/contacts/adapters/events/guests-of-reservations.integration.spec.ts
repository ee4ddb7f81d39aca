import { randomUUID } from 'node:crypto';
import { behind } from '../../../../../platform/testing/behind.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { GuestsService, type ReportedVisit, VisitBook } from '../../domain/guests.service.js';
import type { ContactView } from '../http/contacts.controller.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const request = async (email: string, changes: object = {}) => {
  const preferredDate = new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
  const reservationRequest = {
    customerName: 'Ana Maria Lee',
    partySize: '2',
    preferredDate,
    preferredTime: '12:00 PM',
  };
  const { body } = await app
    .anonymous()
    .post('/api/reservations')
    .send({ ...reservationRequest, customerEmail: email, ...changes })
    .expect(201);
  return (body as { id: string }).id;
};
const become = async (id: string, ...statuses: string[]) => {
  for (const status of statuses)
    await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status }).expect(200);
  await app.runJobs();
};
const found = async (email: string) =>
  (
    await app
      .as('manager')
      .get(`/api/customer-contacts?query=${encodeURIComponent(email)}`)
      .expect(200)
  ).body as ContactView[];
type Heard = Omit<ReportedVisit, 'eventId' | 'came'>;

const anAddress = () => `${randomUUID()}@guests.example`;
/** The texts of those that ask whether they want news. */
const mailsTo = async (email: string) => {
  const texts = (await app.mailsTo(email, 0)).map(({ text = '' }) => text);
  return texts.filter((text) => text.includes('/email/confirm#'));
};

describe('a visit', () => {
  it('is counted for the guest without opting them in, and removed on reopening with the contact it created', async () => {
    const email = anAddress();
    const id = await request(email);
    await become(id, 'confirmed', 'completed');
    expect(await found(email)).toMatchObject([
      {
        firstName: 'Ana',
        lastName: 'Maria Lee',
        source: 'reservation',
        emailOptIn: false,
        status: 'active',
        totalVisits: 1,
        lastVisit: expect.any(String) as string,
      },
    ]);
    await become(id, 'pending');
    expect(await found(email)).toEqual([]);
    await become(id, 'confirmed', 'completed');
    expect(await found(email)).toMatchObject([{ totalVisits: 1 }]);
  });

  it('was at its time, however much later its outcome is recorded', async () => {
    const email = anAddress();
    const id = await request(email);
    const [row] = await app.database.query<{ at: Date }[]>(
      `update reservation_requests set preferred_date = to_char($2::timestamptz at time zone 'America/New_York' - interval '2 days', 'YYYY-MM-DD')
         where id = $1 returning (preferred_date || ' 12:00')::timestamp at time zone 'America/New_York' as at`,
      [id, app.clock.now()],
    );
    await become(id, 'confirmed', 'completed');
    expect(await found(email)).toMatchObject([{ lastVisit: row?.at.toISOString() }]);
  });

  it('is removed when someone overrides it with a no-show, but not a contact that was there before', async () => {
    const email = anAddress();
    await app
      .as('manager')
      .post('/api/customer-contacts')
      .send({ firstName: 'Ana', lastName: 'Lee', email })
      .expect(201);
    const id = await request(email);
    await become(id, 'confirmed', 'completed');
    const overruled = { status: 'no-show', expectedStatus: 'completed', overrules: true };
    await app.as('staff').patch(`/api/staff/reservations/${id}`).send(overruled).expect(200);
    await app.runJobs();
    expect(await found(email)).toMatchObject([{ totalVisits: 0, lastVisit: null }]);
  });

  it('is added to a known contact and changes nothing else', async () => {
    const email = anAddress();
    const known = { firstName: 'A.', lastName: 'L.', email, tags: ['wine'], emailOptIn: true };
    await app.as('manager').post('/api/customer-contacts').send(known).expect(201);
    await become(await request(email.toUpperCase()), 'confirmed', 'completed');
    expect(await found(email)).toMatchObject([{ ...known, totalVisits: 1 }]);
  });

  it('gives the same count when events are repeated or out of order', async () => {
    const email = anAddress();
    const guests = app.nest.get(GuestsService, { strict: false });
    const visit = { reservationId: randomUUID(), guest: { name: 'Ana', email, phone: null }, at: new Date() };
    const [first, second, third] = [1, 2, 3].map((n) => `019ab000-0000-7000-8000-00000000000${String(n)}`) as [
      string,
      string,
      string,
    ];
    await guests.recordVisit({ ...visit, eventId: second, came: false });
    await guests.recordVisit({ ...visit, eventId: first, came: true });
    expect(await found(email)).toEqual([]);
    await guests.recordVisit({ ...visit, eventId: third, came: true });
    await guests.recordVisit({ ...visit, eventId: third, came: true });
    expect(await found(email)).toMatchObject([{ totalVisits: 1 }]);
  });

  it('when removed, leaves the latest of the remaining ones as the last visit', async () => {
    const email = anAddress();
    const guests = app.nest.get(GuestsService, { strict: false });
    const [first, second, third] = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => ({
      reservationId: randomUUID(),
      guest: { name: 'Ana', email, phone: null },
      at: new Date(`${day}T12:00:00Z`),
    })) as [Heard, Heard, Heard];
    const hear = (visit: Heard, n: number, came: boolean) =>
      guests.recordVisit({ ...visit, eventId: `019ab000-0000-7000-8000-00000000000${String(n)}`, came });
    for (const visit of [second, third, first]) await hear(visit, 1, true);
    await hear(third, 2, false);
    expect(await found(email)).toMatchObject([{ totalVisits: 2, lastVisit: second.at.toISOString() }]);
    await hear(second, 2, false);
    expect(await found(email)).toMatchObject([{ totalVisits: 1, lastVisit: first.at.toISOString() }]);
  });

  it('has the state of the later event when two arrive at the same time', async () => {
    const guests = app.nest.get(GuestsService, { strict: false });
    const visits = app.nest.get(VisitBook, { strict: false });
    const visit = {
      reservationId: randomUUID(),
      guest: { name: 'Ana', email: anAddress(), phone: null },
      at: new Date(),
    };
    const hear = (n: number) =>
      guests.recordVisit({ ...visit, eventId: `019ab000-0000-7000-8000-00000000000${String(n)}`, came: false });
    await hear(1);
    await behind(
      app.database,
      () => hear(3),
      () => hear(2),
    );
    const stored = await app.database.run(null, () => visits.find(visit.reservationId));
    expect(stored?.eventId).toBe('019ab000-0000-7000-8000-000000000003');
  });
});

describe('a guest who asks for news', () => {
  it('gets one email without typed text, and is opted in by the button behind its link', async () => {
    const email = anAddress();
    await request(email, { emailOptIn: 'true', customerName: 'Buy cheap pills' });
    await request(email, { emailOptIn: 'true' });
    await app.runJobs();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toContain('pills');
    expect(await found(email)).toMatchObject([
      { emailOptIn: false, consent: null, optInAskedAt: expect.any(String) as string, source: 'reservation' },
    ]);

    const token = /\/email\/confirm#(\S+)/.exec(mails[0] ?? '')?.[1] ?? '';
    const read = await app
      .anonymous()
      .get('/api/email/confirmation')
      .set('Authorization', `Bearer ${token}`)
      .expect(200);
    expect(read.body).toMatchObject({ isSubscribed: false });
    expect(await found(email)).toMatchObject([{ emailOptIn: false }]);
    const confirm = () => app.anonymous().post('/api/email/confirmation').set('Authorization', `Bearer ${token}`);
    expect((await confirm().expect(200)).body).toMatchObject({ isSubscribed: true });
    await confirm().expect(200);
    const { wording } = read.body as { wording: string };
    expect(await found(email)).toMatchObject([{ emailOptIn: true, consent: { how: 'confirmed_link', wording } }]);
  });

  it('is not asked without having ticked it', async () => {
    const email = anAddress();
    await request(email);
    await app.runJobs();
    expect(await found(email)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('gets no email after declining, and an older link opts no one in', async () => {
    const email = anAddress();
    await request(email, { emailOptIn: 'true' });
    await app.runJobs();
    const [contact] = await found(email);
    await app
      .as('manager')
      .put(`/api/customer-contacts/${contact?.id ?? ''}`)
      .send({ status: 'unsubscribed' })
      .expect(200);
    const token = /\/email\/confirm#(\S+)/.exec((await mailsTo(email))[0] ?? '')?.[1] ?? '';
    await app.anonymous().post('/api/email/confirmation').set('Authorization', `Bearer ${token}`).expect(409);
    app.clock.advance({ days: 60 });
    await request(email, { emailOptIn: 'true' });
    await app.runJobs();
    expect(await mailsTo(email)).toHaveLength(1);
    const stored = await app.database.query('select status, first_name from customer_contacts where email = $1', [
      email,
    ]);
    expect(stored).toEqual([{ status: 'unsubscribed', first_name: 'Ana' }]);
  });
});
