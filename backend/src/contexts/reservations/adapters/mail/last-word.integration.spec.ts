import { MailQueue } from '../../../../platform/mail/mail-queue.js';
import { EventListeners } from '../../../../platform/events/event-listeners.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { TestMailServer } from '../../../../platform/testing/test-mail-server.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { aMonday, aReservationRequest } from '../../testing/a-reservation-request.js';

const server = new TestMailServer();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SMTP_URL: await server.start() });
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const request = async (customerEmail: string): Promise<string> =>
  (
    (await app.anonymous().post('/api/reservations').send(aReservationRequest({ customerEmail })).expect(201)).body as {
      id: string;
    }
  ).id;
const become = (id: string, status: string, reason?: string) =>
  app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status, reason }).expect(200);
/** Waits until a decision can no longer be undone, then returns the emails. */
const mailsOf = async () => {
  await app.runJobs();
  app.clock.advance({ seconds: 10 });
  await app.runJobs();
};
const subjectsTo = (address: string) =>
  server.to(address).map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.split(':')[0] ?? '');
const later = async () => {
  app.clock.advance({ hours: 1 });
  await app.runJobs();
};
const eventOf = async (id: string, type: string) => {
  const [row] = await app.database.query<{ id: string; payload: object; occurred_at: Date }[]>(
    `select id, payload, occurred_at from events where subject_id = $1 and type = $2`,
    [id, type],
  );
  if (!row) throw new Error(`No ${type}`);
  const { payload, occurred_at: at } = row;
  return { id: row.id, type, subject: { type: 'reservation', id }, payload, occurredAt: at.toISOString(), by: null };
};
/** Delivers an event late or a second time. */
const deliver = async (listener: string, id: string, type: string) => {
  const event = await eventOf(id, type);
  await app.database.run(null, () => app.nest.get(EventListeners, { strict: false }).dispatch(listener, event));
};

it('withdraws a confirmation that the mail server deferred when the table is declined', async () => {
  const guest = 'put-off@guests.example';
  const id = await request(guest);
  await app.runJobs();
  server.refuse(guest, '451 later');
  await become(id, 'confirmed');
  await mailsOf();
  await become(id, 'pending');
  await become(id, 'declined');
  await mailsOf();
  await later();
  expect(subjectsTo(guest)).toEqual(['We got your table request', 'About your table request']);
});

it('withdraws an unsent confirmation when the request is reopened, and confirms again later', async () => {
  const guest = 'reopened@guests.example';
  const id = await request(guest);
  await app.runJobs();
  server.refuse(guest, '451 later');
  await become(id, 'confirmed');
  await mailsOf();
  await become(id, 'pending');
  await app.runJobs();
  await later();
  expect(subjectsTo(guest)).toEqual(['We got your table request']);
  await become(id, 'confirmed');
  await mailsOf();
  expect(subjectsTo(guest)).toEqual(['We got your table request', 'Your table is confirmed']);
});

it('does not ask a guest to wait for the answer that is there already', async () => {
  const guest = 'answered@guests.example';
  server.refuse(guest, '451 later');
  const id = await request(guest);
  await app.runJobs();
  await become(id, 'confirmed');
  await mailsOf();
  await later();
  expect(subjectsTo(guest)).toEqual(['Your table is confirmed']);
});

it('sends the answer alone where it is there before the acknowledgement is written', async () => {
  for (const [status, subject] of [
    ['confirmed', 'Your table is confirmed'],
    ['declined', 'About your table request'],
  ] as const) {
    const guest = `quick-${status}@guests.example`;
    const id = await request(guest);
    await become(id, status);
    await mailsOf();
    await deliver('guest-acknowledgement', id, 'reservation.requested');
    await later();
    expect(subjectsTo(guest)).toEqual([subject]);
  }
});

it('acknowledges a request after all, where the answer that came first is undone', async () => {
  const guest = 'quick-undone@guests.example';
  const id = await request(guest);
  await become(id, 'confirmed');
  await app.runJobs();
  await become(id, 'pending');
  await app.runJobs();
  await later();
  expect(subjectsTo(guest)).toEqual(['We got your table request']);
});

it('still sends the acknowledgment when a request is reopened before anything was sent', async () => {
  const guest = 'unheard@guests.example';
  server.refuse(guest, '451 later');
  const id = await request(guest);
  await app.runJobs();
  await become(id, 'confirmed');
  await become(id, 'pending');
  await app.runJobs();
  await later();
  expect(subjectsTo(guest)).toEqual(['We got your table request']);
});

it('sends nothing outdated when deliveries come late or twice', async () => {
  const guest = 'late@guests.example';
  const id = await request(guest);
  await app.runJobs();
  await become(id, 'confirmed');
  await become(id, 'pending');
  await become(id, 'declined');
  await mailsOf();
  await deliver('guest-confirmation', id, 'reservation.confirmed');
  await deliver('guest-acknowledgement', id, 'reservation.requested');
  await deliver('guest-withdrawal', id, 'reservation.reopened');
  await later();
  expect(subjectsTo(guest)).toEqual(['We got your table request', 'About your table request']);
});

it('does not withdraw a new decision when the reopening is delivered late', async () => {
  const guest = 'renewed@guests.example';
  const id = await request(guest);
  await app.runJobs();
  await become(id, 'confirmed');
  await become(id, 'pending');
  await app.runJobs();
  server.refuse(guest, '451 later');
  await become(id, 'declined');
  await mailsOf();
  await deliver('guest-withdrawal', id, 'reservation.reopened');
  await later();
  expect(subjectsTo(guest)).toEqual(['We got your table request', 'About your table request']);
});

it('tries no given up confirmation again after the table was declined', async () => {
  const guest = 'given-up@guests.example';
  const id = await request(guest);
  await app.runJobs();
  server.refuse(guest, '550 no such guest');
  await become(id, 'confirmed');
  await mailsOf();
  await become(id, 'pending');
  await become(id, 'declined');
  await mailsOf();
  await app.nest.get(MailQueue, { strict: false }).sendFailedAgain();
  await app.runJobs();
  expect(subjectsTo(guest)).toEqual(['We got your table request', 'About your table request']);
});

it('still emails the decline when the request is deleted right away', async () => {
  const guest = 'deleted@guests.example';
  const id = await request(guest);
  await app.runJobs();
  await become(id, 'declined');
  await app.as('staff').delete(`/api/staff/reservations/${id}`).expect(204);
  await mailsOf();
  expect(subjectsTo(guest)).toEqual(['We got your table request', 'About your table request']);
});

it.each(['confirmed', 'declined'])(
  'sends nothing about a request that was %s and reopened nine seconds later',
  async (status) => {
    const guest = `undone-${status}@guests.example`;
    const id = await request(guest);
    await app.runJobs();
    await become(id, status);
    await app.runJobs();
    app.clock.advance({ seconds: 9 });
    await app.runJobs();
    await app
      .as('staff')
      .patch(`/api/staff/reservations/${id}`)
      .send({ status: 'pending', expectedStatus: status })
      .expect(200);
    await app.runJobs();
    await later();
    expect(subjectsTo(guest)).toEqual(['We got your table request']);
  },
);

it.each(['confirmed', 'declined'])('emails that a request was %s once that can no longer be undone', async (status) => {
  const guest = `final-${status}@guests.example`;
  const id = await request(guest);
  await become(id, status);
  await app.runJobs();
  app.clock.advance({ seconds: 9 });
  await app.runJobs();
  expect(subjectsTo(guest)).toHaveLength(0);
  app.clock.advance({ seconds: 1 });
  await app.as('staff').put(`/api/staff/reservations/${id}/undo`).expect(409);
  await app.runJobs();
  expect(subjectsTo(guest)).toHaveLength(1);
});

it('sends nothing about an arrival that is undone, and the guest stays confirmed', async () => {
  const guest = 'arrived-by-mistake@guests.example';
  const id = await request(guest);
  await become(id, 'confirmed');
  await mailsOf();
  for (const outcome of ['complete', 'no-show']) {
    await app.as('staff').put(`/api/staff/reservations/${id}/${outcome}`).expect(200);
    await app.runJobs();
    const { body } = await app.as('staff').put(`/api/staff/reservations/${id}/undo`).expect(200);
    expect(body).toMatchObject({ status: 'confirmed', outcome: null, completedAt: null });
    await later();
  }
  expect(subjectsTo(guest)).toEqual(['Your table is confirmed']);
  await app.as('staff').put(`/api/staff/reservations/${id}/undo`).expect(409);
});

it('confirms the original table after all, where its confirmation was withdrawn for a change that is undone', async () => {
  const guest = 'changed-and-undone@guests.example';
  const id = await request(guest);
  await app.runJobs();
  server.refuse(guest, '451 later', '451 later');
  await become(id, 'confirmed');
  await mailsOf();
  const reservations = app.nest.get(ReservationsService, { strict: false });
  const booking = { preferredDate: aMonday(), preferredTime: '2:00 PM', partySize: '2', area: null } as const;
  const change = await reservations.requestInsteadOf(await reservations.find(id), { ...booking, rainPlan: null });
  await become(change.id, 'confirmed');
  await app.runJobs();
  await app
    .as('staff')
    .put(`/api/staff/reservations/${change.id}/undo`)
    .send({ expectedStatus: 'confirmed' })
    .expect(200);
  await later();
  expect(subjectsTo(guest).sort()).toEqual([
    'We got your change request',
    'We got your table request',
    'Your table is confirmed',
  ]);
  const confirmation = server.to(guest).find(({ raw }) => raw.includes('Subject: Your table is confirmed'));
  expect(confirmation?.raw).toContain('12:30 PM');
});
