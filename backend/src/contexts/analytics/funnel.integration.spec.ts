import { addDays, dateIn } from '../../kernel/calendar.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';
import type { Funnel, FunnelRow } from './funnel.js';

const ZONE = 'America/New_York';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1';
/** The first and the last minute of three weeks, the first of which ends with a day of 25 hours. */
const MINUTES = [
  ['2026-10-26T04:00:30Z', '2026-10-26'],
  ['2026-11-02T04:59:30Z', '2026-10-26'],
  ['2026-11-02T05:00:30Z', '2026-11-02'],
  ['2026-11-09T04:59:30Z', '2026-11-02'],
  ['2026-11-09T05:00:30Z', '2026-11-09'],
] as const;
const SOURCES = ['card', 'Window-2', 'www.google.com', ''] as const;
const VISITORS = 500;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

/** The same numbers from the same seed, from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Probability of each step after the previous one. */
const GOES_ON = { menuSeen: 0.7, begun: 0.5, sent: 0.6, confirmed: 0.8, arrived: 0.8 };
type Walk = { readonly [Step in keyof typeof GOES_ON]: boolean } & { readonly via: string };

function walkBy(random: () => number): Walk {
  let isOn = true;
  const goes = (chance: number) => (isOn &&= random() < chance);
  const via = SOURCES[Math.floor(random() * SOURCES.length)] ?? '';
  const menuSeen = goes(GOES_ON.menuSeen);
  return {
    via,
    menuSeen,
    begun: goes(GOES_ON.begun),
    sent: goes(GOES_ON.sent),
    confirmed: goes(GOES_ON.confirmed),
    arrived: goes(GOES_ON.arrived),
  };
}

const count = (body: object, userAgent = PHONE) =>
  app.anonymous().post('/api/analytics/page-views').set('User-Agent', userAgent).send(body).expect(204);

let guests = 0;
async function ask(via: string | undefined): Promise<string> {
  guests += 1;
  const request = {
    customerName: 'Amelia Hart',
    customerEmail: `walker${String(guests)}@guests.example`,
    partySize: '2',
  };
  const preferredDate = addDays(dateIn(ZONE, app.clock.now()), 9);
  const body = { ...request, preferredDate, preferredTime: '12:30 PM', via };
  const answer = await app.anonymous().post('/api/reservations').send(body).expect(201);
  return (answer.body as { id: string }).id;
}

async function take({ via, ...walk }: Walk, staff: ReturnType<TestApp['anonymous']>): Promise<void> {
  await count({ path: '/', event: 'landing', ...(via && { via }) });
  if (walk.menuSeen) await count({ path: '/', event: 'menu_seen', ...(via && { via }) });
  if (walk.begun) {
    await count({ path: '/reservations' });
    await count({ path: '/reservations', event: 'reservation_started', ...(via && { via }) });
  }
  if (!walk.sent) return;
  const id = await ask(via || undefined);
  const decide = (status: string) => staff.patch(`/api/staff/reservations/${id}`).send({ status }).expect(200);
  if (walk.confirmed) await decide('confirmed');
  else await decide('declined');
  if (walk.arrived) await decide('completed');
}

const rows = async () => {
  const owner = await app.anonymous().login('admin');
  return (await owner.get('/api/admin/analytics/funnel').expect(200)).body as FunnelRow[];
};

it('reports exactly how far five hundred visitors got, by week and source', async () => {
  const random = randomFrom(20261124);
  const known = new Map<string, Record<keyof Funnel, number>>();
  for (const [place, [minute, week]] of MINUTES.entries()) {
    app.clock.set(minute);
    const staff = await app.anonymous().login('staff');
    // These are not steps of a website visit.
    await count({ path: '/', event: 'landing', via: 'card' }, 'Googlebot/2.1');
    const byPhone = { customerName: 'By telephone', partySize: '2', preferredTime: '12:30 PM' };
    const preferredDate = addDays(dateIn(ZONE, app.clock.now()), 2);
    await staff
      .post('/api/staff/reservations')
      .send({ ...byPhone, preferredDate })
      .expect(201);
    for (let visitor = place; visitor < VISITORS; visitor += MINUTES.length) {
      const walk = walkBy(random);
      const key = `${week} ${walk.via.toLowerCase() || 'direct'}`;
      const far = known.get(key) ?? { landed: 0, menuSeen: 0, begun: 0, sent: 0, confirmed: 0, arrived: 0 };
      far.landed += 1;
      for (const step of ['menuSeen', 'begun', 'sent', 'confirmed', 'arrived'] as const)
        far[step] += Number(walk[step]);
      known.set(key, far);
      await take(walk, staff);
    }
    await app.runJobs();
  }
  const reported = await rows();
  expect(
    Object.fromEntries(reported.map(({ week, acquisitionSource, ...far }) => [`${week} ${acquisitionSource}`, far])),
  ).toEqual(Object.fromEntries(known));
  expect(reported.reduce((sum, { landed }) => sum + landed, 0)).toBe(VISITORS);
  expect(reported).toHaveLength(12);
}, 120_000);

it('covers eight weeks, this one with them', async () => {
  app.clock.set('2026-12-20T15:00:00Z');
  expect((await rows()).map(({ week }) => week)).toContain('2026-10-26');
  app.clock.set('2026-12-21T05:00:30Z');
  expect((await rows()).map(({ week }) => week)).not.toContain('2026-10-26');
});

it('stores only the name of a source, and rejects no guest because of it', async () => {
  const id = await ask('<script>'.repeat(100));
  expect(await app.database.query('select way_in from reservation_requests where id = $1', [id])).toEqual([
    { way_in: 'other' },
  ]);
});
