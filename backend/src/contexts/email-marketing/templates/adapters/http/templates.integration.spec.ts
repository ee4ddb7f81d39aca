import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { EmailTemplateView, ListedTemplateView, MailPreviewView } from './templates.controller.js';

const TEMPLATE = {
  name: 'Glass week',
  category: 'marketing',
  subject: 'A week of glass, {{firstName}}',
  htmlContent: '<p onclick="x()">Dear {{firstName}} of {{town}}</p>',
  textContent: '',
  isActive: true,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on' });
});
afterAll(() => app.stop());

const add = (changes: object = {}) =>
  app
    .as('manager')
    .post('/api/email-templates')
    .send({ ...TEMPLATE, ...changes });
const added = async (changes: object = {}) => (await add(changes).expect(201)).body as EmailTemplateView;
const list = async (query = '') =>
  (await app.as('manager').get(`/api/email-templates${query}`).expect(200)).body as ListedTemplateView[];
const preview = async (body: object) =>
  (await app.as('manager').post('/api/email-templates/preview').send(body).expect(200)).body as MailPreviewView;

async function aContact() {
  const id = randomUUID();
  await app.database.query(
    `insert into customer_contacts (id, first_name, last_name, email) values ($1, '<b>{{email}}', 'Long', 'bea@guests.example')`,
    [id],
  );
  return id;
}

it('stores a template as entered, with the name of its author', async () => {
  const template = await added({ createdBy: 'Somebody else', createdByRole: 'admin' });
  expect(template).toEqual({
    ...TEMPLATE,
    previewText: null,
    id: expect.any(String),
    textContent: null,
    blocks: null,
    variables: ['firstName', 'town'],
    createdBy: 'Site Manager',
    createdByRole: 'manager',
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: template.createdAt,
  });
  const { htmlContent: _html, textContent: _text, blocks: _blocks, ...listed } = template;
  expect((await list())[0]).toEqual(listed);
  expect((await app.as('admin').get(`/api/email-templates/${template.id}`).expect(200)).body).toEqual(template);
});

it('rejects HTML nested thousands of levels deep, in every field', async () => {
  const htmlContent = `${'<div>'.repeat(6_000)}Soup${'</div>'.repeat(6_000)}`;
  const message = 'Nest the elements of the HTML at most 200 deep: some may not be closed.';
  const refused = { errors: [{ field: 'htmlContent', message }] };
  expect((await add({ htmlContent }).expect(400)).body).toMatchObject(refused);
  for (const path of ['/api/email-templates/preview', '/api/email-templates/test', '/api/email-campaigns']) {
    const recipientCriteria = { type: 'all_opted_in' };
    const { body } = await app
      .as('manager')
      .post(path)
      .send({ ...TEMPLATE, recipientCriteria, htmlContent })
      .expect(400);
    expect(body).toMatchObject(refused);
  }
});

it('stores the variables that the call names', async () => {
  expect(await added({ variables: ['firstName'] })).toMatchObject({ variables: ['firstName'] });
});

it('lists one category', async () => {
  const { id } = await added({ category: 'follow-up' });
  expect((await list('?category=follow-up')).map((one) => one.id)).toEqual([id]);
  await app.as('manager').get('/api/email-templates?category=news').expect(400);
});

it.each([
  ['name', '', 'Enter a name.'],
  ['name', 'two\nlines', 'Write a name on one line.'],
  ['category', 'news', 'Choose a category.'],
  ['category', undefined, 'Choose a category.'],
  ['subject', ' ', 'Enter a subject.'],
  ['subject', 'x'.repeat(201), 'Use at most 200 characters for a subject.'],
  ['htmlContent', '', 'Enter the HTML content.'],
  ['htmlContent', 'x'.repeat(200_001), 'Use at most 200,000 characters for the HTML content.'],
  ['variables', 'firstName', 'Enter the variables as a list of texts.'],
])('refuses a template whose %s is %.12j', async (field, value, message) => {
  const { body } = await add({ [field]: value }).expect(400);
  expect(body).toMatchObject({ detail: message, errors: [{ field, message }] });
});

it('can be changed from either dashboard, and is logged', async () => {
  const { id, createdAt } = await added();
  const change = { ...TEMPLATE, name: 'Glass days', htmlContent: '<p>Hello</p>', isActive: undefined };
  await app
    .as('manager')
    .put(`/api/email-templates/${id}`)
    .send({ ...TEMPLATE, isActive: false })
    .expect(200);
  const { body } = await app.as('admin').put(`/api/email-templates/${id}`).send(change).expect(200);
  expect(body).toMatchObject({
    name: 'Glass days',
    variables: ['firstName'],
    isActive: false,
    createdBy: 'Site Manager',
    createdAt,
  });
  const entries = await app.as('admin').get(`/api/admin/trail?subjectType=email-template&subjectId=${id}`).expect(200);
  expect(entries.body).toMatchObject([
    { type: 'email-template.changed', by: { name: 'The Owner' }, subjectName: 'Glass days' },
    { type: 'email-template.changed', by: { name: 'Site Manager' } },
    { type: 'email-template.added' },
  ]);
  await app.as('manager').put(`/api/email-templates/${randomUUID()}`).send(change).expect(404);
});

it('cannot be overwritten by a person who has not seen its current version', async () => {
  const { id, updatedAt } = await added();
  const edit = (name: string, expectedUpdatedAt?: string) =>
    app
      .as('manager')
      .put(`/api/email-templates/${id}`)
      .send({ ...TEMPLATE, name, expectedUpdatedAt });
  await edit('First', updatedAt).expect(200);
  await edit('First', updatedAt).expect(200);
  const { body } = await edit('Second', updatedAt).expect(409);
  expect(body).toMatchObject({
    detail: 'Someone else saved this template after you opened it. Save again to replace it with yours.',
  });
  await edit('Third').expect(200);
});

it('is gone once it is deleted', async () => {
  const { id } = await added();
  await app.as('manager').delete(`/api/email-templates/${id}`).expect(204);
  await app.as('manager').delete(`/api/email-templates/${id}`).expect(404);
  await app.as('manager').get(`/api/email-templates/${id}/preview`).expect(404);
});

it('previews unsaved content as a contact would get it, sanitized and framed', async () => {
  const contactId = await aContact();
  const { subject, html, text, size, warnings } = await preview({ ...TEMPLATE, contactId });
  expect(subject).toBe('A week of glass, <b>{{email}}');
  expect(html).toContain('<p>Dear &lt;b&gt;{{email}} of </p>');
  expect(html).toContain('75 King Street, Suite 120');
  expect(html).toContain('/email/preferences"');
  expect(text).toMatch(/^Dear <b>\{\{email\}\} of \n/);
  expect(size).toBe(Buffer.byteLength(html));
  expect(warnings.map(({ kind }) => kind)).toEqual(['unknown-placeholder', 'no-unsubscribe-link']);
});

it('previews an empty page before anything is written, and a saved template for a sample person', async () => {
  expect(await preview({})).toMatchObject({ subject: '' });
  const { id } = await added();
  const { body } = await app.as('admin').get(`/api/email-templates/${id}/preview`).expect(200);
  expect(body).toMatchObject({ subject: 'A week of glass, Ana' });
});

it.each([randomUUID(), 'nobody'])('knows no contact %s', async (contactId) => {
  const { body } = await app.as('manager').post('/api/email-templates/preview').send({ contactId }).expect(400);
  expect(body).toMatchObject({ errors: [{ field: 'contactId', message: 'Choose a contact from the list.' }] });
});

it('sends a test to people of the restaurant and, for an owner, to any address', async () => {
  const test = (body: object = {}, role: 'manager' | 'admin' = 'manager') =>
    app
      .as(role)
      .post('/api/email-templates/test')
      .send({ ...TEMPLATE, ...body });
  expect((await test().expect(201)).body).toEqual({ to: 'manager@bistro.example' });
  await test({ to: 'STAFF@bistro.example' }).expect(201);
  const { body } = await test({ to: 'friend@guests.example' }).expect(400);
  expect(body).toMatchObject({
    errors: [{ field: 'to', message: expect.stringMatching(/^Test emails go to people/) }],
  });
  await test({ to: 'friend@guests.example' }, 'admin').expect(201);
  await test({ to: 'friend' }).expect(400);
  await app.runJobs();
  const [own] = await app.mailsTo('manager@bistro.example');
  expect(own).toMatchObject({
    subject: 'Test: A week of glass, Ana',
    from: { name: 'The Courtyard Bistro', address: 'hello@bistro.example' },
    html: expect.stringContaining('<p>Dear Ana of </p>'),
    text: expect.stringMatching(/^Dear Ana of \n/),
  });
  expect(await app.mailsTo('friend@guests.example')).toHaveLength(1);
});

it('sends no more tests than anybody needs', async () => {
  await app.database.query('delete from rate_limits');
  const test = () => app.as('admin').post('/api/email-templates/test').send(TEMPLATE);
  for (let sent = 0; sent < 5; sent += 1) await test().expect(201);
  const { headers } = await test().expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
