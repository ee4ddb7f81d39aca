import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';
import type { ReservationView } from '../reservation.fields.js';

const SPELLINGS = [
  'victim@guests.example',
  'Victim@guests.example',
  'victim+1@guests.example',
  'vic.tim@guests.example',
];

async function request(app: TestApp, customerEmail: string): Promise<ReservationView> {
  const { body } = await app
    .anonymous()
    .post('/api/reservations')
    .send(aReservationRequest({ customerEmail }))
    .expect(201);
  await app.runJobs();
  return body as ReservationView;
}
const flood = (app: TestApp) =>
  app.database.query(
    `insert into outgoing_mails (id, dedupe_key, kind, recipient, message, status, created_at)
     select gen_random_uuid(), 'flood ' || n, 'reservation-acknowledgement', 'guest' || n || '@guests.example', '{}', 'sent', $1
     from generate_series(1, 200) n`,
    [app.clock.now()],
  );
const mailsTo = async (app: TestApp, ...addresses: string[]) =>
  (await Promise.all(addresses.map((address) => app.mailsTo(address, 0)))).flat();
const withheld = async (app: TestApp) => {
  const { body } = await (await app.anonymous().login('admin')).get('/api/admin/status').expect(200);
  return (body as { withheldMails: number }).withheldMails;
};

describe('acknowledgements', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on' });
  });
  afterAll(() => app.stop());

  it('are three an hour to one address, however it is spelled, and every request is still taken', async () => {
    for (const spelling of SPELLINGS) await request(app, spelling);
    const mails = await mailsTo(app, ...new Set(SPELLINGS.map((spelling) => spelling.toLowerCase())));
    expect(mails).toHaveLength(3);
    expect(await withheld(app)).toBe(0);
  });

  it('are limited to 200 an hour in total; the owner sees for a day how many were withheld', async () => {
    await flood(app);
    const { id } = await request(app, 'late@guests.example');
    expect(await mailsTo(app, 'late@guests.example')).toEqual([]);
    expect(await withheld(app)).toBe(1);
    await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
    app.clock.advance({ seconds: 10 });
    await app.runJobs();
    expect(await mailsTo(app, 'late@guests.example')).toHaveLength(1);

    app.clock.advance({ hours: 1 });
    await request(app, 'later@guests.example');
    expect(await mailsTo(app, 'later@guests.example')).toHaveLength(1);
    expect(await withheld(app)).toBe(1);
    app.clock.advance({ hours: 24 });
    expect(await withheld(app)).toBe(0);
  });
});

it('are without limit where the limits are off', async () => {
  const app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'off' });
  try {
    await flood(app);
    for (let times = 0; times < 4; times += 1) await request(app, 'often@guests.example');
    expect(await mailsTo(app, 'often@guests.example')).toHaveLength(4);
    expect(await withheld(app)).toBe(0);
  } finally {
    await app.stop();
  }
});
