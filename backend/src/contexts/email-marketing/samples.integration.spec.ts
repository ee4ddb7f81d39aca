import { DEMO_ACCOUNTS } from '../../platform/seeds.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SEED: 'demo' });
});
afterAll(() => app.stop());

it('sample contacts with a bounce are suppressed', async () => {
  const bounced = await app.database.query<{ name: string; reason: string | null; later: number }[]>(
    `select h.recipient_name as name, s.reason,
       (select count(*)::int from email_history l where l.address = h.address and l.sent_at > h.sent_at) as later
     from email_history h left join email_suppressions s on s.key = email_suppression_key(h.address)
     where h.status = 'bounced' order by h.recipient_name`,
  );
  expect(bounced).toEqual(
    ['Nadia Haddad', 'Piers Langdon', 'Rhea Kapoor', 'Uri Katz'].map((name) => ({ name, reason: 'bounced', later: 0 })),
  );
  const [waiting] = await app.database.query<{ n: number }[]>(
    `select count(*)::int as n from email_automation_runs r join customer_contacts c on c.id = r.contact_id
     join email_suppressions s on s.key = c.suppression_key where r.status = 'waiting'`,
  );
  expect(waiting).toEqual({ n: 0 });
});

it('sample automations have as many emails in the history as on their own screen', async () => {
  const [counted] = await app.database.query<{ history: number; totals: number }[]>(
    `select (select count(*)::int from email_history where email_type = 'automation') as history,
       (select sum(total_sent)::int from email_automation_totals) as totals`,
  );
  expect(counted?.history).toBeGreaterThan(0);
  expect(counted?.history).toBe(counted?.totals);
});

it('samples are the work of the demo accounts', async () => {
  const actors = await app.database.query<{ actor: { id: string; role: string } }[]>(
    `select distinct jsonb_build_object('id', actor->'id', 'role', actor->'role', 'name', actor->'name') as actor
     from events where actor is not null order by actor`,
  );
  const accounts = Object.values(DEMO_ACCOUNTS).map(({ id, role, name }) => ({ id, role, name }));
  expect(accounts).toEqual(expect.arrayContaining(actors.map(({ actor }) => actor)));
});
