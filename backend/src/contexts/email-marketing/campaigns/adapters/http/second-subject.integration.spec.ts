import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { CampaignPreviewView, CampaignView, PreFlightView } from './campaigns.views.js';

const PATH = '/api/email-campaigns';
const NEW = {
  name: 'Spring glass',
  subject: 'Hello',
  htmlContent: '<p>Come on Thursday.</p>',
  recipientCriteria: { type: 'custom', emails: ['stranger@guests.example'] },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const post = (changes: object) =>
  app
    .as('manager')
    .post(PATH)
    .send({ ...NEW, ...changes });
const create = async (changes: object) => (await post(changes).expect(201)).body as CampaignView;
const put = (id: string, body: object) => app.as('manager').put(`${PATH}/${id}`).send(body);
const read = async (path: string) => (await app.as('admin').get(`${PATH}/${path}`).expect(200)).body as object;

it('is written, changed and removed with its hours', async () => {
  const { id } = await create({});
  expect(await read(id)).toMatchObject({ subjectB: null, subjectTestHours: 4 });
  await put(id, { subjectB: 'Good evening', subjectTestHours: 24 }).expect(200);
  expect(await read(id)).toMatchObject({ subjectB: 'Good evening', subjectTestHours: 24 });
  await put(id, { subjectB: '' }).expect(200);
  expect(await read(id)).toMatchObject({ subjectB: null, subjectTestHours: 24 });
});

it.each([
  [{ subjectB: 'Hello' }, 'subjectB', 'Enter another subject than the first one.'],
  [{ subjectB: 'Two\nlines' }, 'subjectB', 'Write the second subject on one line.'],
  [{ subjectTestHours: 5 }, 'subjectTestHours', 'subjectTestHours must be one of 1, 4, 24.'],
])('cannot be %j', async (change, field, message) => {
  expect((await post(change).expect(400)).body).toMatchObject({ errors: [{ field, message }] });
});

it('is refused for few recipients, by the check before sending and by sending', async () => {
  const { id } = await create({ subjectB: '{{firstName}}, good {{nickname}}' });
  const { findings } = (await read(`${id}/pre-flight`)) as PreFlightView;
  const few = 'Testing two subjects needs at least 200 recipients, and this campaign has 1.';
  expect(findings).toContainEqual({ level: 'error', message: expect.stringContaining(few) });
  const messages = findings.map(({ message }) => message).join('\n');
  expect(messages).toContain('reads “, good {{nickname}}” as the second subject');
  expect(messages).toContain('{{nickname}} isn’t a contact field');
  const { body } = await put(id, { status: 'sending' }).expect(409);
  expect(body).toMatchObject({ detail: expect.stringContaining(few) });
});

it('is shown to the owner, whose approval covers it', async () => {
  const { id } = await create({ subjectB: 'Good evening, {{firstName}}' });
  const { subject, subjectB, updatedAt } = (await read(`${id}/preview`)) as CampaignPreviewView;
  expect([subject, subjectB]).toEqual(['Hello', expect.stringMatching(/^Good evening, \w+/)]);
  const approval = { decision: 'approved', seen: updatedAt };
  await app.as('admin').put(`${PATH}/${id}/approval`).send(approval).expect(200);
  await put(id, { subjectB: 'Good morning' }).expect(200);
  expect(await read(id)).toMatchObject({ approval: null });
});
