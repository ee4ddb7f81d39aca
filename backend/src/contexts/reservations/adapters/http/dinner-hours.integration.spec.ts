import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { weekFrom } from '../../../hours/domain/week.js';

/** A Monday, 11 AM in the restaurant's zone. */
const NOW = new Date('2026-11-23T16:00:00Z');
const DAY = '2026-12-03';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(NOW);
  const weekly = weekFrom((day) => (day === 'monday' ? [] : [{ opens: '17:00', closes: '22:00' }]));
  await app.as('admin').put('/api/admin/hours').send({ validFrom: '2026-11-23', weekly, seen: 0 }).expect(200);
});
afterAll(() => app.stop());

const request = (preferredTime: string) =>
  app.anonymous().post('/api/reservations').send({
    customerName: 'Nora Winter',
    customerEmail: 'nora@guest.example',
    partySize: '2',
    preferredDate: DAY,
    preferredTime,
  });

it('takes requests within the hours of a restaurant that serves dinner, and no others', async () => {
  await request('7:30 PM').expect(201);
  const { body } = await request('10:00 AM').expect(400);
  expect(body).toMatchObject({
    errors: [{ field: 'preferredTime', message: 'Choose one of the times from 5:00 PM to 10:00 PM.' }],
  });
});

it('lists the evening on the day of service', async () => {
  const { body } = await app.as('staff').get(`/api/staff/service?date=${DAY}`).expect(200);
  const times = (body as { slots: { time: string }[] }).slots.map(({ time }) => time);
  expect([times[0], times.at(-1), times.length]).toEqual(['5:00 PM', '10:00 PM', 11]);
});
