import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const PATH = '/api/customer-contacts';

interface Created {
  readonly id: string;
  readonly updatedAt: string;
}

const contact = async (email: string) => {
  const details = { firstName: 'Ana', lastName: 'Lee', email };
  return (await app.as('manager').post(PATH).send(details).expect(201)).body as Created;
};

async function merge(primary: Created, merged: Created): Promise<string> {
  const versions = { primaryUpdatedAt: primary.updatedAt, mergedUpdatedAt: merged.updatedAt };
  const body = { primaryId: primary.id, mergedId: merged.id, takes: [], ...versions };
  await app.as('manager').post(`${PATH}/merges`).send(body).expect(201);
  const [newest] = (await app.as('manager').get(`${PATH}/merges`).expect(200)).body as { id: string }[];
  return newest?.id ?? '';
}

async function automation(): Promise<string> {
  const [row] = await app.database.query<{ id: string }[]>(
    `insert into email_automation (id, name, trigger, email_sequence, created_by, created_by_role)
     values (uuidv7(), 'Welcome', 'new_contact', '[]', 'x', 'admin') returning id`,
  );
  return row?.id ?? '';
}

const begin = (automationId: string, contactId: string) =>
  app.database.query(
    `insert into email_automation_runs (automation_id, contact_id, occasion, due_at, step)
     values ($1, $2, 'once', now() + interval '9 days', 1)`,
    [automationId, contactId],
  );

const runs = () =>
  app.database.query(
    'select contact_id as id, status, step from email_automation_runs order by automation_id, created_at, id',
  );

it('continues a merged contact’s automations for the primary one, once each, and returns them', async () => {
  const ana = await contact('ana@guests.example');
  const work = await contact('ana@work.example');
  await app.runJobs();
  const shared = await automation();
  const own = await automation();
  await begin(shared, ana.id);
  await begin(shared, work.id);
  await begin(own, work.id);
  const before = await runs();
  const id = await merge(ana, work);
  await app.runJobs();
  expect(await runs()).toEqual([
    { id: ana.id, status: 'waiting', step: 1 },
    { id: work.id, status: 'left', step: 1 },
    { id: ana.id, status: 'waiting', step: 1 },
  ]);
  await app.as('manager').post(`${PATH}/merges/${id}/undo`).expect(204);
  await app.runJobs();
  expect(await runs()).toEqual(before);
});
