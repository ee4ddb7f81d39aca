import { Jobs } from '../../../../../platform/jobs/jobs.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { WaitingRunView } from './automations.controller.js';

const PATH = '/api/email-automation';
/** Monday noon in the restaurant's zone. */
const NOW = '2031-03-03T17:00:00Z';
const TAG = 'wine';

let app: TestApp;
let people = 0;
const templates = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(NOW);
  await app.as('manager').login('manager');
  for (const subject of ['a', 'b', 'c']) {
    const template = { name: subject, category: 'welcome', subject, htmlContent: '<p>Hello</p>' };
    const { body } = await app.as('manager').post('/api/email-templates').send(template).expect(201);
    templates.set(subject, (body as { id: string }).id);
  }
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set(NOW);
  for (const role of ['manager', 'admin'] as const) await app.as(role).login(role);
  await app.database.query('delete from email_automation');
});

/** Emails as `template@days`. */
const sequence = (text: string) =>
  text.split(' ').map((email) => {
    const [name = '', days] = email.split('@');
    return { templateId: templates.get(name), delayDays: Number(days) };
  });

async function anAutomation(emails: string): Promise<string> {
  const plan = { name: 'Wine', triggerType: 'tag_added', triggerConditions: { tags: [TAG] } };
  const body = { ...plan, emailSequence: sequence(emails) };
  return ((await app.as('manager').post(PATH).send(body).expect(201)).body as { id: string }).id;
}

async function someone(): Promise<string> {
  people += 1;
  const email = `ana${String(people)}@guests.example`;
  const contact = { firstName: 'Ana', lastName: 'Lee', email, emailOptIn: true, tags: [TAG] };
  await app.as('manager').post('/api/customer-contacts').send(contact).expect(201);
  return email;
}

const edit = (id: string, emails: string) =>
  app
    .as('manager')
    .put(`${PATH}/${id}`)
    .send({ emailSequence: sequence(emails) })
    .expect(200);

async function waiting(id: string) {
  const { body } = await app.as('manager').get(`${PATH}/${id}/runs`).expect(200);
  return (body as WaitingRunView[]).map(({ email, step, dueAt }) => [email, step, dueAt.slice(0, 10)]);
}

async function subjectsAfter(days: number, email: string): Promise<(string | undefined)[]> {
  app.clock.advance({ days });
  for (const role of ['manager', 'admin'] as const) await app.as(role).login(role);
  await app.runJobs();
  await app.nest.get(Jobs).run('send-due-automations', {});
  await app.runJobs();
  return (await app.mailsTo(email, 0)).map(({ subject }) => subject);
}

it('lists no one for an email that was removed, and sends it to no one', async () => {
  const id = await anAutomation('a@0 b@3');
  const email = await someone();
  expect(await subjectsAfter(0, email)).toEqual(['a']);
  await edit(id, 'a@0');
  expect(await waiting(id)).toEqual([]);
  await edit(id, 'a@0 b@3');
  expect(await subjectsAfter(4, email)).toEqual(['a']);
});

it('sends the other emails once each when an earlier one is removed', async () => {
  const id = await anAutomation('a@0 b@3 c@7');
  const email = await someone();
  expect(await subjectsAfter(0, email)).toEqual(['a']);
  await edit(id, 'b@3 c@7');
  expect(await waiting(id)).toEqual([[email, 0, '2031-03-06']]);
  expect(await subjectsAfter(3, email)).toEqual(['a', 'b']);
  expect(await subjectsAfter(4, email)).toEqual(['a', 'b', 'c']);
});

it('sends each email once when two are swapped', async () => {
  const id = await anAutomation('a@0 b@3 c@7');
  const email = await someone();
  expect(await subjectsAfter(0, email)).toEqual(['a']);
  await edit(id, 'b@0 a@3 c@7');
  expect(await subjectsAfter(0, email)).toEqual(['a', 'b']);
  expect(await waiting(id)).toEqual([[email, 2, '2031-03-10']]);
  await edit(id, 'c@0 a@3 b@3');
  expect(await subjectsAfter(0, email)).toEqual(['a', 'b', 'c']);
  expect(await subjectsAfter(4, email)).toEqual(['a', 'b', 'c']);
  expect(await waiting(id)).toEqual([]);
});

it('applies new days to people who are waiting', async () => {
  const id = await anAutomation('a@0 b@30');
  const email = await someone();
  expect(await subjectsAfter(0, email)).toEqual(['a']);
  await edit(id, 'a@0 b@9');
  expect(await waiting(id)).toEqual([[email, 1, '2031-03-12']]);
  app.clock.advance({ days: 12 });
  await app.as('manager').login('manager');
  await edit(id, 'a@0 b@8');
  expect(await waiting(id)).toEqual([[email, 1, '2031-03-15']]);
});

it('moves an email that waits for approval with its run', async () => {
  const settings = (await app.as('admin').get('/api/admin/email-settings').expect(200)).body as object;
  const require = (ownerApprovalRequired: boolean) =>
    app
      .as('admin')
      .put('/api/admin/email-settings')
      .send({ ...settings, ownerApprovalRequired })
      .expect(200);
  await require(true);
  const id = await anAutomation('a@0 b@3');
  const email = await someone();
  expect(await subjectsAfter(0, email)).toEqual([]);
  const edited = (await edit(id, 'b@1')).body as { updatedAt: string };
  expect(await waiting(id)).toEqual([[email, 0, '2031-03-04']]);
  const approval = { decision: 'approved', comments: null, seen: edited.updatedAt };
  await app.as('admin').put(`${PATH}/${id}/approval`).send(approval).expect(200);
  expect(await subjectsAfter(1, email)).toEqual(['b']);
  await require(false);
});
