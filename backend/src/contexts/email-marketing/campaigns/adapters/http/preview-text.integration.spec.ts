import PostalMime from 'postal-mime';
import { TestMailServer } from '../../../../../platform/testing/test-mail-server.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { CampaignStage } from '../../../testing/a-campaign.js';
import type { CampaignView, PreFlightView } from './campaigns.views.js';

const PATH = '/api/email-campaigns';
const NEW = {
  name: 'Spring glass',
  subject: 'Hello',
  htmlContent: '<p>Come on Thursday.</p>',
  recipientCriteria: { type: 'custom', emails: ['nameless@guests.example', 'stranger@guests.example'] },
};

const server = new TestMailServer();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SMTP_URL: await server.start() });
  await app.as('manager').login('manager');
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const post = (changes: object) =>
  app
    .as('manager')
    .post(PATH)
    .send({ ...NEW, ...changes });
const create = async (changes: object) => (await post(changes).expect(201)).body as CampaignView;
const change = async (id: string, body: object) =>
  (await app.as('manager').put(`${PATH}/${id}`).send(body).expect(200)).body as CampaignView;

it('is the template’s for a new campaign that brings none of its own, and then the author’s', async () => {
  const template = { name: 'Welcome', category: 'welcome', subject: 'Hello', htmlContent: '<p>Hello</p>' };
  const { body } = await app
    .as('manager')
    .post('/api/email-templates')
    .send({ ...template, previewText: 'Come in' })
    .expect(201);
  const { id: templateId } = body as { id: string };
  expect(await create({ templateId })).toMatchObject({ previewText: 'Come in' });
  expect(await create({ templateId, previewText: 'The gate is open' })).toMatchObject({
    previewText: 'The gate is open',
  });
  const { id, previewText } = await create({ templateId, previewText: '' });
  expect(previewText).toBeNull();
  expect(await change(id, { previewText: 'Soup' })).toMatchObject({ previewText: 'Soup' });
  expect(await change(id, { templateId })).toMatchObject({ previewText: 'Soup' });
  expect(await change(id, { previewText: '' })).toMatchObject({ previewText: null });
});

it.each([
  ['Come in\nor not', 'Write the preview text on one line.'],
  ['x'.repeat(151), 'Use at most 150 characters for the preview text.'],
])('cannot be %j', async (previewText, message) => {
  const { body } = await post({ previewText }).expect(400);
  expect(body).toMatchObject({ errors: [{ field: 'previewText', message }] });
});

it('is checked like the subject before it is sent', async () => {
  await app.database.query(
    `insert into customer_contacts (id, first_name, last_name, email) values (gen_random_uuid(), '', 'Long', 'nameless@guests.example')`,
  );
  const { id } = await create({ previewText: '{{firstName}}, the Greek salad is $9, {{nickname}}' });
  const { body } = await app.as('manager').get(`${PATH}/${id}/pre-flight`).expect(200);
  const reported = (body as PreFlightView).findings.map(({ message }) => message).join('\n');
  const rest = '“, the Greek salad is $9, {{nickname}}” as the preview text';
  expect(reported).toContain('names $9 for Greek, and the menu says $15.00');
  expect(reported).toContain('{{nickname}} isn’t a contact field');
  expect(reported).toContain(`1 contact without a first name reads ${rest}.`);
  expect(reported).toContain(`1 address that isn’t a contact reads ${rest}.`);
});

it('is the hidden first text of the HTML, filled in, and not in the plain text', async () => {
  const stage = new CampaignStage(app);
  const [guest = ''] = await stage.contacts(1);
  const { id } = await create({
    recipientCriteria: { type: 'custom', emails: [guest] },
    previewText: 'A table for {{firstName}}',
  });
  await change(id, { status: 'sending' });
  const content = { subject: 'Welcome', previewText: 'The gate is open', html: '<p>Come in.</p>', text: '' };
  await stage.sending.add({ type: 'personal', to: { address: 'ana@guests.example' }, content, by: null });
  await app.runJobs();
  for (const [address, previewText] of [
    [guest, 'A table for Guest 1'],
    ['ana@guests.example', 'The gate is open'],
  ] as const) {
    const { html = '', text } = await PostalMime.parse(server.to(address)[0]?.raw ?? '');
    expect(/<body[^<>]*><div style="display:none[^<>]*>([^<>\u034F]+)/.exec(html)?.[1]).toBe(previewText);
    expect(text).not.toContain(previewText);
  }
});
