import pg from 'pg';
import { eventually } from '../../../../../platform/testing/eventually.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { TestMailServer } from '../../../../../platform/testing/test-mail-server.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { CampaignStage } from '../../../testing/a-campaign.js';

const server = new TestMailServer();
let app: TestApp;
let stage: CampaignStage;
let other: pg.Client;

beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SMTP_URL: await server.start() });
  stage = new CampaignStage(app);
  other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await app.stop();
  await server.stop();
});
beforeEach(async () => {
  await stage.clear();
  await stage.limits(10_000);
  server.clear();
  await stage.contacts(4);
  await app.database.query(
    `update customer_contacts set tags = case when email < 'guest3' then '{old}' else '{new}' end::text[]`,
  );
});

const OLD = { type: 'tags', tags: ['old'] } as const;
const NEW = { type: 'tags', tags: ['new'] } as const;
const change = (id: string, body: object) => app.as('manager').put(`/api/email-campaigns/${id}`).send(body);
const reached = () => server.arrived.map(({ to }) => to.split('@')[0]).sort();

/** Does something while the statement that wants the table waits for it. */
async function whileHeldUp(table: string, mode: string, meanwhile: () => Promise<unknown>): Promise<void> {
  await other.query(`begin; lock table ${table} in ${mode} mode`);
  const sending = stage.send();
  try {
    await waits(`relation = '${table}'::regclass`);
    await meanwhile();
  } finally {
    await other.query('commit');
  }
  await sending;
}

const whileTheyAreFixed = (meanwhile: () => Promise<unknown>) => whileHeldUp('email_history', 'share', meanwhile);

const waits = (what: string) =>
  eventually(async () => {
    // The server knows the locks of every database on it, and a transaction sees the processes of its beginning: asked outside of it.
    const rows = await app.database.query(
      `select from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted and ${what}`,
    );
    if (rows.length === 0) throw new Error('Nobody waits yet.');
  });

describe('a campaign that is changed while its recipients are being fixed', () => {
  it('goes to its new recipients when it is resumed', async () => {
    const id = await stage.campaign({ criteria: OLD });
    await whileTheyAreFixed(async () => {
      await change(id, { status: 'paused' }).expect(200);
      await change(id, { recipientCriteria: NEW, subject: 'For the others' }).expect(200);
    });
    expect(await stage.campaignRow(id)).toMatchObject({ status: 'paused', started_at: null });
    expect(await stage.history(id)).toEqual([]);
    expect(reached()).toEqual([]);

    await change(id, { status: 'scheduled' }).expect(200);
    await stage.send();
    expect(reached()).toEqual(['guest3', 'guest4']);
    expect(await stage.campaignRow(id)).toMatchObject({ status: 'sent' });
  });

  it('goes to its new recipients when it is resumed before they were fixed', async () => {
    const id = await stage.campaign({ criteria: OLD });
    await whileTheyAreFixed(async () => {
      await change(id, { status: 'paused' }).expect(200);
      await change(id, { recipientCriteria: NEW }).expect(200);
      await stage.setStatus(id, 'sending');
    });
    expect(reached()).toEqual(['guest3', 'guest4']);
  });

  it('is not sent at all when it was cancelled', async () => {
    const id = await stage.campaign({ criteria: OLD });
    await whileTheyAreFixed(() => change(id, { status: 'cancelled' }).expect(200));
    expect(await stage.campaignRow(id)).toMatchObject({ status: 'cancelled', started_at: null });
    expect(await stage.history(id)).toEqual([]);
  });

  it('is not paused because of a segment it no longer uses', async () => {
    const segmentId = await stage.segment();
    await stage.campaign({ criteria: { type: 'segment', segmentId } });
    await app.database.query('delete from contact_segments');
    await whileHeldUp('contact_segments', 'access exclusive', () =>
      app.database.query('update email_campaigns set recipient_criteria = $1', [JSON.stringify(NEW)]),
    );
    expect(reached()).toEqual(['guest3', 'guest4']);
  });
});

it('makes a pause at the last moment wait, after which the recipients can no longer be changed', async () => {
  await app.database.query(`create function hold() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4242); return new; end $$`);
  await app.database.query(
    `create trigger holds after update of started_at on email_campaigns for each row execute function hold()`,
  );
  const id = await stage.campaign({ criteria: OLD });
  await other.query('select pg_advisory_lock(4242)');
  const sending = stage.send();
  await waits(`locktype = 'advisory'`);
  const paused = Promise.resolve(change(id, { status: 'paused' }).expect(200));
  await waits(`locktype in ('transactionid', 'tuple')`);
  await other.query('select pg_advisory_unlock(4242)');
  await Promise.all([paused, sending]);
  await app.database.query('drop trigger holds on email_campaigns');
  await change(id, { recipientCriteria: NEW }).expect(409);
  await change(id, { status: 'scheduled' }).expect(200);
  await stage.send();
  expect(reached()).toEqual(['guest1', 'guest2']);
});
