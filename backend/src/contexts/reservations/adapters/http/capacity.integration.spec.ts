import { addDays } from '../../../../kernel/calendar.js';
import { Client, type TestApp } from '../../../../platform/testing/test-app.js';
import { sized } from '../../../../testing/faults/sized.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aMonday, aReservationRequest } from '../../testing/a-reservation-request.js';
import type { CapacityDayView, RequestRoomView } from './capacity.controller.js';
import type { ReservationView } from '../reservation.fields.js';

/** A different Tuesday for each test and round. */
let weeks = 0;
const aDay = () => addDays(aMonday(), 1 + 7 * (weeks += 1));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

interface Option {
  readonly id: string;
  readonly updatedAt: string | null;
}

async function choose(id: string, isOn: boolean, figures: Record<string, number> = {}): Promise<void> {
  const { body } = await app.as('admin').get('/api/admin/house-options').expect(200);
  const seen = (body as Option[]).find((option) => option.id === id)?.updatedAt ?? null;
  const chosen = Object.entries(figures).map(([name, value]) => ({ name, value }));
  await app.as('admin').put(`/api/admin/house-options/${id}`).send({ isOn, figures: chosen, seen }).expect(200);
}
const request = async (changes: object, by = app.anonymous()) =>
  (await by.post('/api/reservations').send(aReservationRequest(changes)).expect(201)).body as ReservationView;
const enter = (changes: object) =>
  app
    .as('staff')
    .post('/api/staff/reservations')
    .send({ customerName: 'Walter Moss', partySize: '4', preferredTime: '12:00 PM', ...changes });
const decide = (id: string, change: object = {}) =>
  app
    .as('staff')
    .patch(`/api/staff/reservations/${id}`)
    .send({ status: 'confirmed', ...change });
const dayOf = async (date: string) =>
  (await app.as('staff').get(`/api/staff/capacity?date=${date}`).expect(200)).body as CapacityDayView;
const rooms = async () =>
  (await app.as('staff').get('/api/staff/capacity/requests').expect(200)).body as RequestRoomView[];

it('counts nothing, and asks nothing, until it is switched on', async () => {
  const preferredDate = aDay();
  const { id } = await request({ preferredDate, partySize: '10+' });
  expect(await dayOf(preferredDate)).toEqual({
    date: preferredDate,
    arrivalsCap: null,
    seatsCap: null,
    halfHours: [],
    areas: [],
  });
  expect(await rooms()).toEqual([]);
  await decide(id).expect(200);
});

describe('switched on', () => {
  beforeAll(() => choose('capacity', true, { arrivals: 8, seats: 10 }));

  it('reports the seat usage that each request would cause', async () => {
    const preferredDate = aDay();
    await enter({ preferredDate }).expect(201);
    const first = await request({ preferredDate, partySize: '6', preferredTime: '1:00 PM' });
    const second = await request({ preferredDate, partySize: '2', preferredTime: '12:00 PM' });
    const found = (await rooms()).filter(({ id }) => [first.id, second.id].includes(id));
    const caps = { arrivalsCap: 8, seatsCap: 10 };
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        {
          id: first.id,
          area: null,
          time: '1:00 PM',
          arrivals: 6,
          fullest: '1:00 PM',
          seats: 10,
          ...caps,
          isBeyond: false,
        },
        {
          id: second.id,
          area: null,
          time: '12:00 PM',
          arrivals: 6,
          fullest: '1:00 PM',
          seats: 12,
          ...caps,
          isBeyond: true,
        },
      ]),
    );
    const { halfHours, ...day } = await dayOf(preferredDate);
    expect(day).toEqual({ date: preferredDate, ...caps, areas: [] });
    expect(halfHours.find(({ time }) => time === '1:00 PM')).toEqual({
      time: '1:00 PM',
      arrivals: 0,
      seats: 4,
      waiting: 8,
    });
  });

  it('asks before more are confirmed, entered or moved than there is room for', async () => {
    const preferredDate = aDay();
    await enter({ preferredDate, partySize: '8' }).expect(201);
    const { id } = await request({ preferredDate, partySize: '4', preferredTime: '1:00 PM' });
    const { body } = await decide(id).expect(409);
    const detail = 'That’s 12 of 10 seats at 1:00 PM.';
    expect(body).toMatchObject({ detail, errors: [{ field: 'beyondCapacity', message: detail }] });
    await decide(id, { beyondCapacity: 'yes' }).expect(400);
    await decide(id, { beyondCapacity: true }).expect(200);

    await enter({ preferredDate }).expect(409);
    await enter({ preferredDate, status: 'pending' }).expect(201);
    await enter({ preferredDate, beyondCapacity: true }).expect(201);
    const moved = (await enter({ preferredDate, preferredTime: '5:00 PM' }).expect(201)).body as ReservationView;
    await decide(moved.id, { status: undefined, preferredTime: '1:30 PM' }).expect(409);
    await decide(moved.id, { status: undefined, partySize: '2' }).expect(200);
  });

  it('confirms requests automatically, with one email, while there is room', async () => {
    await choose('confirming-by-itself', true, { party: 4 });
    const preferredDate = aDay();
    const plain = { preferredDate, preferredTime: '12:30 PM', partySize: '4', specialRequests: '' };
    const stored = await request(plain);
    expect(stored).toMatchObject({
      status: 'confirmed',
      version: 1,
      calendar: expect.stringMatching(/table\.ics$/) as string,
    });
    const special = await request({ ...plain, specialRequests: 'By the fountain' });
    expect(special).toMatchObject({ status: 'pending' });
    expect(special).not.toHaveProperty('calendar');
    expect(await request({ ...plain, partySize: '5' })).toMatchObject({ status: 'pending' });
    expect(await request({ ...plain, preferredTime: '5:00 PM' })).toMatchObject({ status: 'pending' });
    await app.runJobs();
    app.clock.set(new Date(app.clock.now().getTime() + 10 * 60_000));
    await app.runJobs();
    const mails = await app.mailsTo(stored.customerEmail ?? '');
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your table is confirmed/)]);
  });
});

describe('with areas', () => {
  beforeAll(async () => {
    await choose('capacity', true, { arrivals: 100, seats: 10 });
    await choose('areas', true, { courtyardArrivals: 100, courtyardSeats: 8 });
    await choose('confirming-by-itself', true, { party: 4 });
  });
  afterAll(() => choose('areas', false));

  const seatsOf = async (date: string) =>
    Object.fromEntries(
      (await dayOf(date)).areas.map(({ area, halfHours }) => [area, Math.max(...halfHours.map(({ seats }) => seats))]),
    );

  it('counts each area separately and the restaurant as a whole', async () => {
    const preferredDate = aDay();
    await enter({ preferredDate, area: 'inside' }).expect(201);
    await enter({ preferredDate, area: 'courtyard', partySize: '6' }).expect(201);
    const waits = await request({ preferredDate, area: 'courtyard', rainPlan: 'inside', partySize: '3' });
    expect(waits).toMatchObject({ status: 'pending', area: 'courtyard', rainPlan: 'inside' });
    const day = await dayOf(preferredDate);
    expect(day).toMatchObject({ arrivalsCap: 200, seatsCap: 18 });
    expect(day.areas).toMatchObject([
      { area: 'inside', seatsCap: 10 },
      { area: 'courtyard', seatsCap: 8 },
    ]);
    expect(day.halfHours.find(({ time }) => time === '12:30 PM')).toMatchObject({ seats: 10, waiting: 3 });
    expect(await seatsOf(preferredDate)).toEqual({ inside: 4, courtyard: 6 });
    expect((await rooms()).find(({ id }) => id === waits.id)).toMatchObject({
      area: 'courtyard',
      seats: 9,
      seatsCap: 8,
      isBeyond: true,
    });
    const { body } = await decide(waits.id).expect(409);
    expect(body).toMatchObject({ detail: 'That’s 9 of 8 seats in the courtyard at 12:30 PM.' });
  });

  it('assigns an area to guests without a preference and stores it', async () => {
    const preferredDate = aDay();
    const plain = { preferredDate, preferredTime: '12:30 PM', partySize: '4', specialRequests: '' };
    expect(await request(plain)).toMatchObject({ status: 'confirmed', area: 'inside' });
    expect(await request({ ...plain, area: '' })).toMatchObject({ status: 'confirmed', area: 'inside' });
    expect(await request(plain)).toMatchObject({ status: 'confirmed', area: 'courtyard' });
    expect(await request({ ...plain, area: 'inside' })).toMatchObject({ status: 'pending', area: 'inside' });
    const byHand = await request({ ...plain, specialRequests: 'A high chair' });
    expect(byHand).toMatchObject({ status: 'pending', area: null });
    expect((await decide(byHand.id).expect(200)).body).toMatchObject({ area: 'courtyard' });
    const last = await request({ ...plain, specialRequests: 'A high chair' });
    expect((await decide(last.id).expect(409)).body).toMatchObject({
      detail: expect.stringContaining('seats inside') as string,
    });
    expect(await seatsOf(preferredDate)).toEqual({ inside: 8, courtyard: 8 });
  });

  it('checks the room of the area that staff move a table to, and notifies the guest of the area', async () => {
    const preferredDate = aDay();
    const { id, customerEmail } = await request({
      preferredDate,
      area: 'courtyard',
      partySize: '4',
      specialRequests: '',
    });
    await enter({ preferredDate, area: 'inside', partySize: '8' }).expect(201);
    const move = (change: object) => decide(id, { status: undefined, ...change });
    expect((await move({ area: 'inside' }).expect(409)).body).toMatchObject({
      detail: expect.stringContaining('That’s 12 of 10 seats inside') as string,
    });
    await move({ area: 'garden' }).expect(400);
    const { body } = await move({ area: 'inside', beyondCapacity: true }).expect(200);
    expect(body).toMatchObject({ area: 'inside', status: 'confirmed' });
    await app.runJobs();
    app.clock.advance({ minutes: 1 });
    await app.runJobs();
    const mail = (await app.mailsTo(customerEmail ?? '')).at(-1);
    expect(mail?.subject).toBe('Your reservation was changed');
    expect(mail?.text).toContain('Area: Courtyard → Inside');
    const calendar = new TextDecoder().decode(mail?.attachments[0]?.content as ArrayBuffer);
    expect(calendar).toContain('DESCRIPTION:Your table is inside.');
  });

  it('names the area in emails, and no longer once areas are turned off', async () => {
    const preferredDate = aDay();
    const reservationRequest = { preferredDate, area: 'courtyard', rainPlan: 'rather-not' };
    const mailOf = async ({ customerEmail }: ReservationView) => {
      await app.runJobs();
      return (await app.mailsTo(customerEmail ?? '')).at(-1);
    };
    const requested = await request({ ...reservationRequest, customerEmail: 'areas-on@guests.example' });
    const mail = await mailOf(requested);
    expect(mail?.text).toContain('Party: 2 people\nArea: Courtyard');
    expect(mail?.text).toContain('If it rains: rather not come');
    await choose('areas', false);
    await decide(requested.id).expect(200);
    app.clock.advance({ minutes: 1 });
    const later = await mailOf(requested);
    expect(later?.subject).toMatch(/^Your table is confirmed/);
    expect(later?.text).not.toContain('Area:');
    expect(await request({ ...reservationRequest, specialRequests: 'Shade' })).toMatchObject({
      area: null,
      rainPlan: null,
    });
    await choose('areas', true);
  });

  it('never gives away a seat of either area twice, whatever area is requested at two application servers', async () => {
    const other = await app.beside();
    try {
      const servers = [app.anonymous(), new Client(other.getHttpServer())];
      const wanted = ['inside', 'courtyard', null] as const;
      let promised = 0;
      const rounds = sized({ short: 3, long: 10 });
      for (let round = 0; round < rounds; round += 1) {
        const preferredDate = aDay();
        await enter({ preferredDate, area: 'inside', partySize: '6', preferredTime: '12:30 PM' }).expect(201);
        await enter({ preferredDate, area: 'courtyard', partySize: '4', preferredTime: '12:30 PM' }).expect(201);
        const parties = Array.from({ length: 50 }, (_, index) => String(1 + ((index * 7 + round) % 3)));
        const requested = await Promise.all(
          parties.map((partySize, index) =>
            request(
              {
                preferredDate,
                partySize,
                preferredTime: '12:30 PM',
                specialRequests: '',
                area: wanted[index % wanted.length],
              },
              servers[index % 2],
            ),
          ),
        );
        const seated = await seatsOf(preferredDate);
        const reported = (area: string) =>
          requested
            .filter((one) => one.status === 'confirmed' && one.area === area)
            .reduce((sum, { partySize }) => sum + Number(partySize), 0);
        expect(seated['inside']).toBeLessThanOrEqual(10);
        expect(seated['courtyard']).toBeLessThanOrEqual(8);
        expect([reported('inside') + 6, reported('courtyard') + 4]).toEqual([seated['inside'], seated['courtyard']]);
        expect(requested.every(({ status, area }) => status !== 'confirmed' || area !== null)).toBe(true);
        promised += reported('inside') + reported('courtyard');
      }
      expect(promised).toBeGreaterThanOrEqual(2 * rounds);
    } finally {
      await other.close();
    }
  });
});

it('never gives a seat twice, however many ask for the last four at two application servers', async () => {
  await choose('capacity', true, { arrivals: 100, seats: 10 });
  await choose('confirming-by-itself', true, { party: 4 });
  const other = await app.beside();
  try {
    const servers = [app.anonymous(), new Client(other.getHttpServer())];
    let promised = 0;
    const rounds = sized({ short: 4, long: 20 });
    for (let round = 0; round < rounds; round += 1) {
      const preferredDate = aDay();
      await enter({ preferredDate, partySize: '6', preferredTime: '12:30 PM' }).expect(201);
      const parties = Array.from({ length: 50 }, (_, index) => String(1 + ((index * 7 + round) % 3)));
      const requested = await Promise.all(
        parties.map((partySize, index) =>
          request({ preferredDate, partySize, preferredTime: '12:30 PM', specialRequests: '' }, servers[index % 2]),
        ),
      );
      const { halfHours } = await dayOf(preferredDate);
      const seated = Math.max(...halfHours.map(({ seats }) => seats));
      const reported = requested.filter(({ status }) => status === 'confirmed');
      expect(seated).toBeLessThanOrEqual(10);
      // Everyone who was confirmed is seated, and no one else.
      expect(reported.reduce((sum, { partySize }) => sum + Number(partySize), 6)).toBe(seated);
      promised += seated - 6;
    }
    expect(promised).toBeGreaterThanOrEqual(rounds);
  } finally {
    await other.close();
  }
});
