import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { EmailTemplateView, ListedTemplateView, MailPreviewView } from './templates.controller.js';

const SITE = 'http://bistro.example';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', PUBLIC_URL: SITE });
});
afterAll(() => app.stop());

const KEY = '0123456789abcdef0123';
const BLOCKS = [
  { type: 'heading', text: 'Lanterns for {{firstName}}' },
  { type: 'columns', columns: [{ blocks: [{ type: 'text', text: 'Left <b>' }] }, { blocks: [{ type: 'divider' }] }] },
  { type: 'picture', url: `/pictures/${KEY}-1600.webp`, alt: 'A lantern', width: 300 },
];
const TEMPLATE = { name: 'Lanterns', category: 'marketing', subject: 'Lanterns', blocks: BLOCKS };

const post = (path: string, body: object) => app.as('manager').post(`/api/email-templates${path}`).send(body);
const added = async (changes: object = {}) =>
  (await post('', { ...TEMPLATE, ...changes }).expect(201)).body as EmailTemplateView;
const read = async (id: string) =>
  (await app.as('manager').get(`/api/email-templates/${id}`).expect(200)).body as EmailTemplateView;

it('makes both contents of a template of its blocks, and gives the blocks back', async () => {
  const template = await added({ htmlContent: 'left aside', textContent: 'left aside' });
  expect(template).toMatchObject({ blocks: BLOCKS, variables: ['firstName'] });
  expect(template.htmlContent).toContain(`src="${SITE}/pictures/${KEY}-1600.jpg" alt="A lantern" width="300"`);
  expect(template.htmlContent).toContain('Left &lt;b&gt;');
  expect(template.textContent).toBe('Lanterns for {{firstName}}\n\nLeft <b>\n\n* * *\n\n[A lantern]');
  expect(await read(template.id)).toEqual(template);
  const { body } = await app.as('manager').get('/api/email-templates').expect(200);
  const listed = (body as ListedTemplateView[]).find(({ id }) => id === template.id);
  expect(listed).toMatchObject({ name: 'Lanterns' });
  expect(listed).not.toHaveProperty('blocks');
});

it('regenerates them when the blocks change, also when the call is repeated', async () => {
  const { id, updatedAt } = await added();
  const change = { ...TEMPLATE, blocks: [{ type: 'text', text: 'Other' }], expectedUpdatedAt: updatedAt };
  const edit = () => app.as('manager').put(`/api/email-templates/${id}`).send(change).expect(200);
  const { body: first } = await edit();
  expect(first).toMatchObject({ blocks: change.blocks, textContent: 'Other' });
  expect((await edit()).body).toEqual(first);
});

it('deletes the blocks when the HTML is edited by hand', async () => {
  const { id } = await added();
  const typed = { ...TEMPLATE, blocks: undefined, htmlContent: '<p>Typed</p>' };
  await app.as('manager').put(`/api/email-templates/${id}`).send(typed).expect(200);
  expect(await read(id)).toMatchObject({ htmlContent: '<p>Typed</p>', textContent: null, blocks: null });
});

it('copies both contents into a campaign', async () => {
  const { id, htmlContent, textContent } = await added();
  const campaign = { name: 'Lanterns', subject: 'Hi', templateId: id, recipientCriteria: { type: 'all_opted_in' } };
  const { body } = await app.as('manager').post('/api/email-campaigns').send(campaign).expect(201);
  expect(body).toMatchObject({ htmlContent, textContent });
});

it('previews them before they are saved, and sends them as a test', async () => {
  const { body } = await post('/preview', { subject: 'Hi', blocks: BLOCKS }).expect(200);
  const { html, text } = body as MailPreviewView;
  expect(html).toContain('Lanterns for Ana');
  expect(html).toContain(`${SITE}/pictures/${KEY}-1600.jpg`);
  expect(text).toContain('Lanterns for Ana\n\nLeft <b>');
  await post('/test', { subject: 'Hi', blocks: BLOCKS, to: 'staff@bistro.example' }).expect(201);
  await app.runJobs();
  expect((await app.mailsTo('staff@bistro.example')).at(-1)?.html).toContain('Left &lt;b&gt;');
});

it('needs HTML where there are no blocks', async () => {
  for (const blocks of [undefined, null]) {
    const { body } = await post('', { ...TEMPLATE, blocks }).expect(400);
    expect(body).toMatchObject({ errors: [{ field: 'htmlContent' }] });
  }
});

const text = { type: 'text', text: 'x' };
it.each([
  [[], 'Add a block.'],
  ['x', 'Give the blocks as a list of at most 60.'],
  [[null], 'Give the blocks as a list of at most 60.'],
  [Array.from({ length: 61 }, () => text), 'Give the blocks as a list of at most 60.'],
  [[text, { type: 'script', text: 'x' }], 'Block 2 must be one of heading, text, picture, button, divider, columns.'],
  [
    [{ type: 'button', label: 'x', url: 'javascript:x' }],
    'Block 1 needs a link that starts with http://, https://, mailto: or tel:.',
  ],
  [[{ type: 'text', text: 'x'.repeat(5_001) }], 'Use at most 5,000 characters for the text.'],
  [
    [{ type: 'columns', columns: [{ blocks: [{ type: 'columns', columns: [] }] }, { blocks: [] }] }],
    'A block in a column must be one of heading, text, picture, button, divider.',
  ],
])('is refused in a sentence: %.50j', async (blocks, detail) => {
  expect((await post('', { ...TEMPLATE, blocks }).expect(400)).body).toMatchObject({ detail });
  expect((await post('/preview', { blocks }).expect(400)).body).toMatchObject({ detail });
});

it('is rejected when it is too long for an email', async () => {
  const blocks = Array.from({ length: 60 }, () => ({ type: 'text', text: '& '.repeat(2_499) }));
  const { body } = await post('', { ...TEMPLATE, blocks }).expect(400);
  expect(body).toMatchObject({ detail: 'This email is too long. Remove some blocks.' });
});
