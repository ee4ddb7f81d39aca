import { dateIn } from '../../../../kernel/calendar.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

const PATH = '/api/admin/reservations';

let app: TestApp;
let today: string;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  today = dateIn(app.nest.get(Restaurant, { strict: false }).timeZone, app.clock.now());
});
afterAll(() => app.stop());

const month = () => today.slice(0, 7);

/** Enters a reservation for today, and takes the steps. */
async function enter(changes: object, ...steps: readonly [method: 'patch' | 'put', path: string, body: object][]) {
  const body = { customerName: 'Ada', partySize: '4', preferredDate: today, preferredTime: '12:30 PM', ...changes };
  const { body: entered } = await app.as('admin').post('/api/staff/reservations').send(body).expect(201);
  const path = `/api/staff/reservations/${(entered as { id: string }).id}`;
  for (const [method, suffix, sent] of steps) await app.as('admin')[method](`${path}${suffix}`).send(sent).expect(200);
}

it('reports each day of the month by what came of the visits, and exports every reservation', async () => {
  await enter({ specialRequests: '=cmd', customerPhone: '(904) 555-0123' }, ['patch', '', { status: 'completed' }]);
  await enter({ source: 'door', partySize: '10+' }, ['patch', '', { status: 'completed' }]);
  await enter({ partySize: '3' }, ['patch', '', { status: 'no-show' }]);
  await enter({}, ['put', '/cancel', { expectedStatus: 'confirmed' }]);
  await enter({ status: 'pending' }, ['patch', '', { status: 'declined' }]);

  const { body } = await app.as('admin').get(`${PATH}/report?month=${month()}`).expect(200);
  const days = body as { date: string; parties: number }[];
  expect(days.map(({ date }) => date.slice(0, 7))).toEqual(days.map(() => month()));
  expect(days.find(({ date }) => date === today)).toEqual({
    date: today,
    requests: 4,
    parties: 2,
    covers: 14,
    walkIns: 1,
    noShows: 1,
    noShowCovers: 3,
    cancellations: 1,
    declined: 1,
  });
  expect(days.filter(({ parties }) => parties > 0)).toHaveLength(1);

  const csv = await app.as('admin').get(`${PATH}/export.csv?month=${month()}`).expect(200);
  expect(csv.headers['content-disposition']).toContain(`reservations-${month()}.csv`);
  const lines = csv.text.trim().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toContain('Date,Time,Name,Email,Phone,Party size,Status');
  expect(lines.some((line) => line.includes("'=cmd"))).toBe(true);
});

it.each(['', '?month=2026', '?month=2026-13', '?month=2026-1', '?month=0000-01'])(
  'refuses the month of “%s”',
  async (query) => {
    await app.as('admin').get(`${PATH}/report${query}`).expect(400);
  },
);
