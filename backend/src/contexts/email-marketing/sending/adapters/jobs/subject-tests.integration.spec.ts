import PostalMime from 'postal-mime';
import { TestMailServer } from '../../../../../platform/testing/test-mail-server.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { CampaignStage } from '../../../testing/a-campaign.js';
import { SubjectTests } from '../persistence/subject-tests.query.js';

const server = new TestMailServer();
let app: TestApp;
let stage: CampaignStage;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SMTP_URL: await server.start() });
  stage = new CampaignStage(app);
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});
beforeEach(async () => {
  await stage.clear();
  await stage.limits(10_000);
  server.clear();
});

const HOUR_MS = 3_600_000;
const SUBJECTS = { subject: 'Summer, {{firstName}}', subjectB: 'Your table, {{firstName}}' };

interface Tester {
  readonly email: string;
  readonly variant: 'A' | 'B';
}

async function begin(recipients = 100): Promise<string> {
  await stage.contacts(recipients);
  const id = await stage.campaign(SUBJECTS);
  await stage.send();
  return id;
}

const testers = (id: string) =>
  app.database.query<Tester[]>(
    `select recipient_email as email, subject_variant as variant from email_history
     where campaign_id = $1 and subject_variant is not null order by 1`,
    [id],
  );

async function read(id: string, variant: 'A' | 'B', { opened = 0, clicked = 0 }): Promise<void> {
  for (const [column, count] of [
    ['opened_at', opened],
    ['clicked_at', clicked],
  ] as const) {
    await app.database.query(
      `update email_history set ${column} = $4 where id in (
         select id from email_history where campaign_id = $1 and subject_variant = $2 order by id limit $3)`,
      [id, variant, count, app.clock.now()],
    );
  }
}

const goOn = async (hours: number) => {
  app.clock.advance({ minutes: hours * 60 });
  await stage.send();
};

const subjects = async () => {
  const counts: Record<string, number> = {};
  for (const { raw } of server.arrived) {
    const kind = ((await PostalMime.parse(raw)).subject ?? '').split(',')[0] ?? '';
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};

const outcome = (id: string) => app.nest.get(SubjectTests, { strict: false }).of(id);

it('emails a tenth at first, half of them with each subject, and shows when it decides', async () => {
  const id = await begin();
  expect(await subjects()).toEqual({ Summer: 5, 'Your table': 5 });
  expect(await stage.countByStatus(id)).toEqual({ sent: 10, queued: 90 });
  const { body } = await app.as('manager').get(`/api/email-campaigns/${id}/progress`).expect(200);
  expect(body).toMatchObject({
    sent: 10,
    left: 90,
    subjectTest: {
      a: { subject: SUBJECTS.subject, sent: 5, opened: 0, clicked: 0 },
      b: { subject: SUBJECTS.subjectB, sent: 5, opened: 0, clicked: 0 },
      winner: null,
    },
  });
  const { decidesAt } = (body as { subjectTest: { decidesAt: string } }).subjectTest;
  const [last] = await app.database.query<{ at: Date }[]>('select max(sent_at) as at from email_history');
  expect(Date.parse(decidesAt) - (last?.at.getTime() ?? 0)).toBe(4 * HOUR_MS);
});

it.each([
  ['B, which more people opened', { opened: 2, clicked: 2 }, { opened: 3 }, 'B'],
  ['A, which more people opened', { opened: 3 }, { opened: 2, clicked: 2 }, 'A'],
  ['B, which more people clicked of those equally opened', { opened: 2 }, { opened: 2, clicked: 1 }, 'B'],
  ['A without a difference', { opened: 2, clicked: 1 }, { opened: 2, clicked: 1 }, 'A'],
  ['A if no one read anything', {}, {}, 'A'],
] as const)('sends the others %s, after the wait, each exactly once', async (_, a, b, winner) => {
  const id = await begin();
  await read(id, 'A', a);
  await read(id, 'B', b);
  await goOn(3.9);
  expect(server.arrived).toHaveLength(10);
  await goOn(0.2);
  expect(await subjects()).toEqual(winner === 'A' ? { Summer: 95, 'Your table': 5 } : { Summer: 5, 'Your table': 95 });
  expect(new Set(server.arrived.map(({ to }) => to)).size).toBe(100);
  expect(await stage.campaignRow(id)).toMatchObject({ status: 'sent' });
  expect(await outcome(id)).toMatchObject({ winner, decidesAt: null });
});

it('compares rates, not numbers', async () => {
  const id = await begin();
  const [{ email } = { email: '' }] = (await testers(id)).filter(({ variant }) => variant === 'B');
  await app.database.query(
    `update email_history set status = 'failed', sent_at = null where campaign_id = $1 and recipient_email = $2`,
    [id, email],
  );
  await app.database.query(
    `update email_history set opened_at = now() where campaign_id = $1 and id in (
       select id from email_history where campaign_id = $1 and subject_variant = 'B' and sent_at is not null limit 3)`,
    [id],
  );
  await read(id, 'A', { opened: 3 });
  await goOn(4);
  expect(await outcome(id)).toMatchObject({ winner: 'B' });
});

it('tests on the same people when it starts a second time', async () => {
  const id = await begin();
  const first = await testers(id);
  await app.database.query('delete from email_history');
  await app.database.query('delete from email_sendings');
  await stage.sending.startCampaign(id);
  await stage.send();
  expect(await testers(id)).toEqual(first);
});

it('waits while it is paused, and sends the rest when it is resumed after the wait', async () => {
  const id = await begin();
  await stage.setStatus(id, 'paused');
  await goOn(5);
  expect(server.arrived).toHaveLength(10);
  expect(await outcome(id)).toMatchObject({ winner: null });
  await stage.setStatus(id, 'sending');
  await stage.sending.startCampaign(id);
  await stage.send();
  expect(server.arrived).toHaveLength(100);
  expect(new Set(server.arrived.map(({ to }) => to)).size).toBe(100);
});

it('is paused after the choice, and continues with it', async () => {
  const id = await begin();
  await read(id, 'B', { opened: 1 });
  await app.database.query(
    `update email_sendings set subject_winner = 'B', subject_chosen_at = now() where campaign_id = $1`,
    [id],
  );
  await stage.setStatus(id, 'paused');
  await goOn(9);
  await stage.setStatus(id, 'sending');
  await stage.sending.startCampaign(id);
  await stage.send();
  expect(await subjects()).toEqual({ Summer: 5, 'Your table': 95 });
});

it('sends no more once it is canceled', async () => {
  const id = await begin();
  await stage.setStatus(id, 'cancelled');
  await goOn(5);
  expect(server.arrived).toHaveLength(10);
  expect(await stage.countByStatus(id)).toEqual({ sent: 10, canceled: 90 });
});

it('does not wait for a mail server that defers an email', async () => {
  await stage.contacts(100);
  const id = await stage.campaign({ ...SUBJECTS, status: 'draft' });
  for (let place = 1; place <= 100; place += 1)
    server.refuse(`guest${String(place)}@guests.example`, ...(place % 3 === 0 ? ['451 later'] : []));
  await stage.setStatus(id, 'sending');
  await stage.sending.startCampaign(id);
  await stage.send();
  const { queued = 0, sent = 0 } = await stage.countByStatus(id);
  expect(queued + sent).toBe(100);
  await goOn(5);
  expect(await outcome(id)).toMatchObject({ winner: 'A' });
});

it('needs no test for a list too short for one', async () => {
  await begin(15);
  expect(await subjects()).toEqual({ Summer: 15 });
});

it('tests only on recipients who get the email', async () => {
  await stage.contacts(100);
  await stage.campaign({ criteria: { type: 'custom', emails: ['guest1@guests.example'] } });
  await stage.send();
  const id = await stage.campaign(SUBJECTS);
  await stage.send();
  expect(await stage.countByStatus(id)).toEqual({ failed: 1, queued: 91, sent: 8 });
});
