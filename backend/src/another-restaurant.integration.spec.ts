import { Temporal } from 'temporal-polyfill';
import type { Restaurant } from './kernel/restaurant.js';
import { aReservationRequest } from './contexts/reservations/testing/a-reservation-request.js';
import { readRestaurantProfile } from './platform/restaurant/restaurant-profile.js';
import type { TestApp } from './platform/testing/test-app.js';
import { startTestApp } from './testing/start-test-app.js';

const profile = readRestaurantProfile();
const HOURS = { opens: '10:00', closes: '17:00' };
const CLOSED_ON_TUESDAYS = {
  monday: HOURS,
  tuesday: null,
  wednesday: HOURS,
  thursday: HOURS,
  friday: HOURS,
  saturday: HOURS,
  sunday: HOURS,
};

/** Monday, 11:30 PM in New York: already Tuesday in India, still Monday evening in California. */
const NOW = '2099-01-13T04:30:00Z';

describe.each([
  { timeZone: 'Asia/Kolkata', country: 'IN', today: '2099-01-13', bookable: '2099-01-13', phone: '+91 22 5550 0175' },
  {
    timeZone: 'America/Los_Angeles',
    country: 'US',
    today: '2099-01-12',
    bookable: '2099-01-13',
    phone: '(415) 555-0175',
  },
])('a restaurant in $timeZone', ({ timeZone, country, today, bookable, phone }) => {
  const restaurant: Restaurant = {
    ...profile,
    name: 'Harbor Noodles',
    phone,
    timeZone,
    openingHours: CLOSED_ON_TUESDAYS,
    email: 'hello@noodles.example',
    reservationsEmail: 'tables@noodles.example',
    mailDomain: 'noodles.example',
    address: { street: '12 Quay Street', unit: '', city: 'Harborside', region: 'HB', postalCode: '40001', country },
  };
  const day = Temporal.PlainDate.from(today);

  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ JOBS: 'off' }, null, undefined, restaurant);
    app.clock.set(NOW);
  });
  afterAll(() => app.stop());

  const request = (preferredDate: Temporal.PlainDate, customerEmail = 'ada@guests.example') =>
    app
      .anonymous()
      .post('/api/reservations')
      .send(aReservationRequest({ customerEmail, preferredDate: preferredDate.toString(), preferredTime: '1:30 PM' }));

  it('takes requests from the next slot of its own day on, and none for its yesterday', async () => {
    await request(Temporal.PlainDate.from(bookable)).expect(201);
    const wrongField = async (date: Temporal.PlainDate) =>
      ((await request(date).expect(400)).body as { errors: { field: string }[] }).errors[0]?.field;
    if (bookable !== today) expect(await wrongField(day)).toBe('preferredTime');
    expect(await wrongField(day.subtract({ days: 1 }))).toBe('preferredDate');
  });

  it('writes to guests in its own name, about its own place and time', async () => {
    const visit = day.add({ days: 9 });
    const guest = 'grace@guests.example';
    const { id } = (await request(visit, guest).expect(201)).body as { id: string };
    const staff = await app.anonymous().login('staff');
    await staff.patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
    await app.runJobs();
    app.clock.advance({ seconds: 15 });
    await app.runJobs();
    const mails = await app.mailsTo(guest);
    const confirmation = mails.find(({ subject }) => subject?.startsWith('Your table is confirmed'));
    expect(confirmation?.from).toMatchObject({ name: 'Harbor Noodles', address: 'tables@noodles.example' });
    expect(confirmation?.text).toContain('1:30 PM');
    expect(confirmation?.text).toContain('12 Quay Street, Harborside, HB 40001');
    expect(confirmation?.text).toContain(phone);
    for (const { subject, text, html } of mails)
      expect(`${String(subject)} ${String(text)} ${String(html)}`).not.toMatch(
        /Courtyard Bistro|Augustine|bistro\.example/,
      );

    const [calendar] = confirmation?.attachments ?? [];
    const ics = new TextDecoder().decode(calendar?.content as ArrayBuffer);
    const start = visit.toZonedDateTime({ timeZone, plainTime: '13:30' }).toInstant();
    expect(ics).toContain(`DTSTART:${start.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`);
  });

  it('opens on its own days', async () => {
    const { body } = await app.anonymous().get('/api/restaurant').expect(200);
    expect(body).toMatchObject({ name: 'Harbor Noodles', timeZone, openingHours: { tuesday: null, wednesday: HOURS } });
  });
});
