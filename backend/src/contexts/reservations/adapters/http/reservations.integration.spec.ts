import { randomUUID } from 'node:crypto';
import type { Role } from '../../../../kernel/actor.js';
import { addDays } from '../../../../kernel/calendar.js';
import { Client, type TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { RESERVATION_STATUSES, type ReservationStatus } from '../../domain/reservation.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';
import type { ReservationView } from '../reservation.fields.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

async function request(changes = {}): Promise<ReservationView> {
  const { body } = await app.anonymous().post('/api/reservations').send(aReservationRequest(changes)).expect(201);
  return body as ReservationView;
}

/** Creates a reservation and brings it into the status with calls of the back office. */
async function inState(status: ReservationStatus): Promise<ReservationView> {
  const path: Record<ReservationStatus, readonly ReservationStatus[]> = {
    pending: [],
    confirmed: ['confirmed'],
    declined: ['declined'],
    completed: ['confirmed', 'completed'],
    'no-show': ['confirmed', 'no-show'],
    archived: ['confirmed', 'completed', 'archived'],
  };
  let reservation = await request();
  for (const next of path[status]) {
    const { body } = await app
      .as('admin')
      .patch(`/api/admin/reservations/${reservation.id}`)
      .send({ status: next })
      .expect(200);
    reservation = body as ReservationView;
  }
  return reservation;
}

describe('a request from the website', () => {
  it('is stored as it was sent, pending, and answered with 201', async () => {
    const reservationRequest = aReservationRequest();
    const { body } = await app
      .anonymous()
      .post('/api/reservations')
      .set('Accept', 'application/json')
      .send(reservationRequest)
      .expect(201);
    expect(body).toMatchObject({
      ...reservationRequest,
      status: 'pending',
      adminNotes: null,
      completedAt: null,
      outcome: null,
    });
    const { body: list } = await app.as('staff').get('/api/staff/reservations').expect(200);
    expect(list).toContainEqual(expect.objectContaining(body as object));
  });

  it('ignores fields that only the restaurant may set', async () => {
    const forged = {
      status: 'confirmed',
      adminNotes: 'VIP',
      completedAt: '2026-01-01T00:00:00Z',
      id: randomUUID(),
      createdAt: '2000-01-01',
    };
    const reservation = await request(forged);
    expect(reservation).toMatchObject({ status: 'pending', adminNotes: null, completedAt: null });
    expect(reservation.id).not.toBe(forged.id);
  });

  it('takes a number as party size, a 24-hour time as slot, and only the required fields', async () => {
    const bare = { customerPhone: undefined, specialRequests: undefined, emailOptIn: undefined };
    const reservation = await request({ ...bare, partySize: 4, preferredTime: '13:30' });
    expect(reservation).toMatchObject({
      partySize: '4',
      preferredTime: '1:30 PM',
      customerPhone: null,
      emailOptIn: 'false',
    });
  });

  it.each([
    ['customerName', ''],
    ['customerName', 'x'.repeat(121)],
    ['customerName', { $ne: null }],
    ['customerEmail', 'not an address'],
    ['customerEmail', '"a@evil x"@guests.example'],
    ['customerEmail', 'a@guests.example\r\nBcc: b@guests.example'],
    ['customerPhone', '5'.repeat(41)],
    ['partySize', '0'],
    ['partySize', '11'],
    ['partySize', null],
    ['preferredDate', '2020-01-01'],
    ['preferredDate', '2026-02-30'],
    ['preferredDate', '2099-01-01'],
    ['preferredDate', 20261127],
    ['preferredTime', '09:45'],
    ['preferredTime', '5:30 PM'],
    ['specialRequests', 'x'.repeat(2001)],
    ['specialRequests', 'nul \u0000 byte'],
    ['emailOptIn', 'yes'],
  ])('is refused with 400 and a sentence when %s is %j', async (field, value) => {
    const { body } = await app
      .anonymous()
      .post('/api/reservations')
      .send(aReservationRequest({ [field]: value }))
      .expect(400);
    expect(body).toMatchObject({
      status: 400,
      title: 'Bad Request',
      errors: [{ field, message: expect.stringMatching(/\.$|address$/) }],
    });
  });

  it('preserves emoji and accents exactly', async () => {
    const text = 'Zoë’s 40th 🎂 — a table près de la fontaine\nsecond line';
    expect(await request({ specialRequests: ` ${text} ` })).toMatchObject({ specialRequests: text });
  });
});

describe('the form of a browser without scripts', () => {
  const send = (fields: Record<string, string>) =>
    app.anonymous().post('/api/reservations/form').type('form').send(fields);
  const fields = {
    customerName: 'Twice Tapped',
    customerEmail: 'twice@guests.example',
    partySize: '2',
    preferredDate: String(aReservationRequest().preferredDate),
    preferredTime: '12:30 PM',
  };
  const requests = async () =>
    (await app.as('staff').get('/api/staff/reservations?search=twice@guests.example').expect(200)).body as object[];

  it('creates one request when sent twice, also at the same moment, and another one when a field changes', async () => {
    const pages = await Promise.all([send(fields), send(fields)]);
    pages.push(await send(fields));
    for (const page of pages) {
      expect(page.status).toBe(201);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.text).toBe(pages[0].text);
    }
    expect(await requests()).toHaveLength(1);

    await send({ ...fields, partySize: '3' });
    expect(await requests()).toHaveLength(2);
  });

  it('offers the times of the day again when a field is wrong', async () => {
    const timesOf = async (preferredDate: string) => {
      const { text } = await send({ ...fields, customerEmail: 'twice', preferredDate }).expect(400);
      return [...text.matchAll(/<option(?: selected)?>(\d+:\d\d [AP]M)</g)].map(([, time]) => time);
    };
    const evening = addDays(fields.preferredDate, 28);
    const hours = { from: evening, spans: [{ opens: '17:00', closes: '22:00' }] };
    await app.as('admin').post('/api/admin/hours/special').send(hours).expect(201);
    const usual = await timesOf(fields.preferredDate);
    expect([usual.length, usual.at(0), usual.at(-1)]).toEqual([15, '10:00 AM', '5:00 PM']);
    expect((await timesOf(evening)).at(-1)).toBe('10:00 PM');
    expect(await timesOf('')).toEqual(usual);
  });
});

describe('deciding', () => {
  const ALLOWED = new Set([
    'pending confirmed',
    'pending declined',
    'confirmed completed',
    'confirmed no-show',
    'confirmed pending',
    'declined pending',
    'completed archived',
    'completed pending',
    'no-show archived',
    'no-show pending',
  ]);
  const CALLERS: readonly (Role | 'anonymous')[] = ['anonymous', 'manager', 'staff', 'admin'];
  const as = (caller: Role | 'anonymous'): Client => (caller === 'anonymous' ? app.anonymous() : app.as(caller));

  function expected(
    caller: Role | 'anonymous',
    from: ReservationStatus,
    to: ReservationStatus,
    path: 'admin' | 'staff',
  ): number {
    if (caller === 'anonymous') return 401;
    if (caller === 'manager' || (caller === 'staff' && path === 'admin')) return 403;
    if (to === 'archived' && caller === 'staff') return 403;
    return ALLOWED.has(`${from} ${to}`) ? 200 : 409;
  }

  describe.each(RESERVATION_STATUSES)('on a %s reservation', (from) => {
    it.each(RESERVATION_STATUSES)('to become %s answers each role by the rules', async (to) => {
      for (const path of ['staff', 'admin'] as const) {
        for (const caller of CALLERS) {
          const { id } = await inState(from);
          const status = expected(caller, from, to, path);
          const { body } = await as(caller)
            .patch(`/api/${path}/reservations/${id}`)
            .send({ status: to })
            .expect(status);
          if (status === 200) expect(body).toMatchObject({ id, status: to });
          if (status === 409)
            expect(body).toMatchObject({
              detail:
                from === to
                  ? `This reservation is already ${from}.`
                  : `This reservation is ${from} and cannot become ${to}.`,
            });
        }
      }
    });

    it.each(['complete', 'no-show'])('by the staff call %s moves only from confirmed', async (action) => {
      const { id } = await inState(from);
      const status = from === 'confirmed' ? 200 : 409;
      await app.anonymous().put(`/api/staff/reservations/${id}/${action}`).expect(401);
      await app.as('manager').put(`/api/staff/reservations/${id}/${action}`).expect(403);
      await app.as('staff').put(`/api/staff/reservations/${id}/${action}`).expect(status);
    });

    it('deletes it only while it is declined', async () => {
      const { id } = await inState(from);
      await app.anonymous().delete(`/api/staff/reservations/${id}`).expect(401);
      await app.as('manager').delete(`/api/staff/reservations/${id}`).expect(403);
      await app
        .as('staff')
        .delete(`/api/staff/reservations/${id}`)
        .expect(from === 'declined' ? 204 : 409);
      await app
        .as('staff')
        .delete(`/api/staff/reservations/${id}`)
        .expect(from === 'declined' ? 404 : 409);
    });
  });

  it('overrules another decision if the caller names it', async () => {
    const { id } = await inState('no-show');
    const arrived = (body: object) => app.as('staff').put(`/api/staff/reservations/${id}/complete`).send(body);
    const refused = await arrived({ overrules: true }).expect(400);
    expect(refused.body).toMatchObject({ errors: [{ field: 'expectedStatus' }] });
    await arrived({ overrules: true, expectedStatus: 'confirmed' }).expect(409);
    const { body } = await arrived({ overrules: true, expectedStatus: 'no-show' }).expect(200);
    expect(body).toMatchObject({ status: 'completed', outcome: 'completed' });
    const back = { status: 'declined', expectedStatus: 'completed', overrules: true };
    await app.as('admin').patch(`/api/admin/reservations/${id}`).send(back).expect(200);
  });

  it.each([
    ['in different ways', ['confirmed', 'declined']],
    ['in the same way', ['confirmed', 'confirmed']],
  ])('applies one of eight concurrent decisions, %s', async (_, choices) => {
    const { id } = await request();
    const decide = (index: number) =>
      app
        .as('staff')
        .patch(`/api/staff/reservations/${id}`)
        .send({ status: choices[index % 2] });
    const decided = await Promise.all(Array.from({ length: 8 }, (__, index) => decide(index)));
    const { body: list } = await app.as('staff').get('/api/staff/reservations').expect(200);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(list).toContainEqual(decided.find(({ status }) => status === 200)?.body);
  });

  it('applies one of eight concurrent decisions in two processes', async () => {
    const other = await app.beside();
    try {
      const { id } = await request();
      const there = await new Client(other.getHttpServer()).login('staff');
      const decide = (index: number) =>
        (index % 2 === 0 ? there : app.as('staff'))
          .patch(`/api/staff/reservations/${id}`)
          .send({ status: index % 4 < 2 ? 'confirmed' : 'declined' });
      const decided = await Promise.all(Array.from({ length: 8 }, (_, index) => decide(index)));
      expect(decided.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
      const entries = await app.as('admin').get(`/api/admin/trail?subjectId=${id}`).expect(200);
      expect(entries.body).toHaveLength(2);
    } finally {
      await other.close();
    }
  });

  it('changes the notes alone when no status or the same one comes with them', async () => {
    const { id, statusUpdatedAt } = await inState('confirmed');
    const change = (body: object) => app.as('staff').patch(`/api/staff/reservations/${id}`).send(body).expect(200);
    expect((await change({ status: 'confirmed', adminNotes: 'Table 6' })).body).toMatchObject({
      adminNotes: 'Table 6',
      statusUpdatedAt,
    });
    expect((await change({ adminNotes: '' })).body).toMatchObject({ adminNotes: null, status: 'confirmed' });
    await app
      .as('staff')
      .patch(`/api/staff/reservations/${id}`)
      .send({ adminNotes: 'x'.repeat(2001) })
      .expect(400);
    for (const nothing of [{}, { status: null }, { expectedStatus: 'confirmed' }])
      await app.as('staff').patch(`/api/staff/reservations/${id}`).send(nothing).expect(400);
  });

  it('stores the reason of a decline until the request is reopened, and accepts it with no other change', async () => {
    const { id } = await request();
    const change = (body: object) => app.as('staff').patch(`/api/staff/reservations/${id}`).send(body);
    const { body: refused } = await change({ status: 'confirmed', reason: 'Why not' }).expect(400);
    expect(refused).toMatchObject({ errors: [{ field: 'reason', message: 'Only a decline has a reason.' }] });
    await change({ status: 'declined', reason: 'x'.repeat(501) }).expect(400);
    await change({ status: 'declined', reason: 'Fully booked' }).expect(200);
    const { body: list } = await app.as('admin').get('/api/admin/reservations').expect(200);
    expect(list).toContainEqual(expect.objectContaining({ id, declineReason: 'Fully booked' }));
    expect((await change({ status: 'pending' }).expect(200)).body).toMatchObject({ declineReason: null });
    expect((await change({ status: 'declined' }).expect(200)).body).toMatchObject({ declineReason: null });
  });

  it('answers 404 for an unknown id and 400 for a malformed one or an unknown status', async () => {
    await app.as('staff').patch(`/api/staff/reservations/${randomUUID()}`).send({ status: 'confirmed' }).expect(404);
    await app.as('staff').patch('/api/staff/reservations/17').send({ status: 'confirmed' }).expect(400);
    const { id } = await request();
    await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status: 'seated' }).expect(400);
  });
});
