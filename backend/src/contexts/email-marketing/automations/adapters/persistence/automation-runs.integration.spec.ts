import type { QueryRunner } from 'typeorm';
import { runSql } from '../../../../../platform/testing/sql.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { AbsenceKeys2000000000131 } from '../../../adapters/persistence/migrations/2000000000131-absence-keys.js';
import type { AutomationTrigger } from '../../domain/automation.js';
import { AutomationRuns } from '../../domain/automation-sending.js';

/** Noon of a Monday in New York. */
const NOW = new Date('2031-03-03T17:00:00Z');

let app: TestApp;
let runs: AutomationRuns;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  runs = app.nest.get(AutomationRuns, { strict: false });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('delete from email_automation');
  await app.database.query('delete from customer_contacts');
});

async function anAutomation(trigger: AutomationTrigger): Promise<string> {
  const [row] = await app.database.query<{ id: string }[]>(
    `insert into email_automation (id, name, trigger, email_sequence, delay, created_by, created_by_role)
     values (uuidv7(), 'Hello', $1, '[{"delayDays":0}]', 0, 'Site Manager', 'manager') returning id`,
    [trigger],
  );
  return row?.id ?? '';
}

const addContacts = (count: number, lastVisit: string | null = null) =>
  app.database.query(
    `insert into customer_contacts (id, first_name, last_name, email, email_opt_in, last_visit)
     select uuidv7(), 'Ana', 'Lee', 'ana' || n || '@guests.example', true, $2 from generate_series(1, $1::int) n`,
    [count, lastVisit],
  );

const occasions = async () =>
  (
    await app.database.query<{ occasion: string }[]>(
      'select occasion from email_automation_runs order by created_at, id',
    )
  ).map(({ occasion }) => occasion);

describe('an absence', () => {
  const LAST_VISIT = '2030-10-01T16:30:00Z';
  const KEY = 'since 2030-10-01T16:30:00.000Z';

  const inZone = (zone: string, work: () => Promise<unknown>) =>
    app.database.run(null, async () => {
      await app.database.query(`set local time zone '${zone}'`);
      await work();
    });

  /** As the release before wrote it. */
  const OLD_KEY = `'since ' || c.last_visit::text`;
  const beginAsBefore = () =>
    app.database.query(
      `insert into email_automation_runs (automation_id, contact_id, occasion, due_at)
       select a.id, c.id, ${OLD_KEY}, now() from email_automation a cross join customer_contacts c on conflict do nothing`,
    );

  beforeEach(async () => {
    await anAutomation('inactive_customer');
    await addContacts(1, LAST_VISIT);
  });

  it('begins once, whichever time zone the database’s sessions have', async () => {
    await inZone('America/New_York', () => runs.beginDaily(NOW));
    await inZone('Asia/Tokyo', () => runs.beginDaily(NOW));
    await inZone('Asia/Kolkata', beginAsBefore);
    expect(await occasions()).toEqual([KEY]);
  });

  it('that the release before has begun does not begin again', async () => {
    await app.database.query('drop trigger absence_in_utc on email_automation_runs');
    await inZone('Asia/Tokyo', beginAsBefore);
    await inZone('America/New_York', beginAsBefore);
    await app.database.query('drop function keep_absence_in_utc, absence_in_utc');
    const runner = { query: (sql: string) => runSql(app.databaseUrl, sql) } as QueryRunner;
    await new AbsenceKeys2000000000131().up(runner);
    expect(await occasions()).toEqual([KEY, 'since 2030-10-01 12:30:00-04']);
    await runs.beginDaily(NOW);
    await inZone('Europe/Paris', beginAsBefore);
    expect(await occasions()).toHaveLength(2);
  });
});

it('has a yearly date of February 29 on the 28th in other years, once a year', async () => {
  const id = await anAutomation('special_date');
  await app.database.query(
    `update email_automation set target_conditions = '{"date":"02-29"}', created_at = '2031-01-01' where id = $1`,
    [id],
  );
  await addContacts(1);
  for (const day of ['2031-02-28', '2031-03-01', '2032-02-28', '2032-02-29', '2032-03-01'])
    await runs.beginDaily(new Date(`${day}T17:00:00Z`));
  expect(await occasions()).toEqual(['day 2031-02-28', 'day 2032-02-29']);
});

describe('the first email of a run', () => {
  it.each([
    ['23 hours', '2031-03-08T14:00:00Z', '2031-03-09T13:00:00.000Z'],
    ['25 hours', '2031-11-01T13:00:00Z', '2031-11-02T14:00:00.000Z'],
  ])('is due at the same time of day on a day of %s', async (_, begunAt, dueAt) => {
    await anAutomation('new_contact');
    await anAutomation('inactive_customer');
    await app.database.query('update email_automation set delay = 1');
    await addContacts(1, '2030-10-01T16:30:00Z');
    const [contact] = await app.database.query<{ id: string }[]>('select id from customer_contacts');
    await runs.begin('new_contact', contact?.id ?? '', 'new', new Date(begunAt));
    await runs.beginDaily(new Date(begunAt));
    const due = await app.database.query<{ due_at: Date }[]>('select due_at from email_automation_runs');
    expect(due.map((run) => run.due_at.toISOString())).toEqual([dueAt, dueAt]);
  });
});

describe('a morning with more contacts than one statement looks through', () => {
  const CONTACTS = 4_100;

  const perOccasion = () =>
    app.database.query<{ trigger: string; contacts: number }[]>(
      `select a.trigger, count(distinct contact_id)::int as contacts from email_automation_runs r
         join email_automation a on a.id = r.automation_id group by a.trigger order by a.trigger`,
    );

  beforeEach(async () => {
    await addContacts(CONTACTS, '2030-10-01T16:30:00Z');
    await app.database.query(`update customer_contacts set date_of_birth = '1990-03-03'`);
    await anAutomation('birthday');
    await anAutomation('inactive_customer');
    const specialDate = await anAutomation('special_date');
    await app.database.query(`update email_automation set target_conditions = '{"date":"03-03"}' where id = $1`, [
      specialDate,
    ]);
    await app.database.query(`update email_automation set created_at = $1::timestamptz - interval '1 year'`, [NOW]);
  });

  it('begins for each of them once, a bounded number at a time', async () => {
    const query = jest.spyOn(app.database, 'query');
    await runs.beginDaily(NOW);
    const statements = query.mock.calls.filter(([text]) => text.includes('insert into email_automation_runs'));
    query.mockRestore();
    // For each kind two full batches, the rest, and the look behind the last contact.
    expect(statements).toHaveLength(3 * 4);
    await runs.beginDaily(NOW);
    expect(await perOccasion()).toEqual([
      { trigger: 'birthday', contacts: CONTACTS },
      { trigger: 'inactive_customer', contacts: CONTACTS },
      { trigger: 'special_date', contacts: CONTACTS },
    ]);
    expect(await occasions()).toHaveLength(3 * CONTACTS);
  });

  it('starts the other kinds when one fails, and reports the error', async () => {
    const original = app.database.query.bind(app.database);
    const query = jest
      .spyOn(app.database, 'query')
      .mockImplementation((text: string, values?: unknown[]) =>
        text.includes('birthday') ? Promise.reject(new Error('Too slow')) : original(text, values),
      );
    await expect(runs.beginDaily(NOW)).rejects.toThrow('Too slow');
    query.mockRestore();
    expect(await perOccasion()).toEqual([
      { trigger: 'inactive_customer', contacts: CONTACTS },
      { trigger: 'special_date', contacts: CONTACTS },
    ]);
  });

  it('gives up all that is overdue, a bounded number at a time', async () => {
    await runs.beginDaily(NOW);
    await runs.leaveOverdue(NOW, 'Couldn’t be sent in time');
    expect(await runs.due(NOW, 1)).toEqual([]);
  });
});
