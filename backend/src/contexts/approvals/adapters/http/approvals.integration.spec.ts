import { randomUUID } from 'node:crypto';
import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { PUBLIC_CONTENT_TYPES } from '../../domain/approval-item.js';

const SUBMISSION = {
  title: 'A heron in nineteen pieces',
  contentType: 'blog_post',
  description: 'About the wing on the bench',
  contentData: '  <p>Blue,\r\n\tand <b>bluer</b></p>\n',
  fileUrl: 'https://pictures.example/heron.jpg?size=2#wing',
  submittedBy: 'Ines of the kiln',
  scheduledDate: '2026-12-24',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set('2026-11-24T15:00:00Z');
});
afterAll(() => app.stop());

const submit = (changes: object = {}, client: Client = app.anonymous()) =>
  client.post('/api/approval-items').send({ ...SUBMISSION, ...changes });

/** Empties the queue, so that the next notification is emailed right away and separately. */
async function mailWhatWaits(): Promise<void> {
  await app.runJobs();
  app.clock.advance({ minutes: 2 });
  await app.runJobs();
  app.clock.advance({ minutes: 2 });
}

it('stores a submission exactly as sent, pending, returns it, and notifies the owner', async () => {
  await mailWhatWaits();
  const { body } = await submit().expect(201);
  expect(body).toEqual({
    ...SUBMISSION,
    id: expect.any(String),
    scheduledDate: '2026-12-24T05:00:00.000Z',
    scheduledContentId: null,
    submitterRole: null,
    submitterEmail: null,
    status: 'pending',
    adminComments: null,
    reviewedBy: null,
    reviewedAt: null,
    createdAt: expect.stringMatching(/Z$/),
  });
  const [row] = await app.database.query('select content_data, status from approval_items where id = $1', [
    (body as { id: string }).id,
  ]);
  expect(row).toEqual({ content_data: SUBMISSION.contentData, status: 'pending' });
  await app.runJobs();
  const notice = (await app.mailsTo('hello@bistro.example')).at(-1);
  expect(notice).toMatchObject({ subject: 'For approval: A heron in nineteen pieces' });
  expect(notice?.text).toContain('Ines of the kiln');
});

it('requires only a title and a type', async () => {
  const { body } = await app
    .anonymous()
    .post('/api/approval-items')
    .send({ title: 'Soup', contentType: 'menu_item', fileUrl: '' })
    .expect(201);
  expect(body).toMatchObject({
    description: null,
    contentData: null,
    fileUrl: null,
    scheduledDate: null,
    submittedBy: 'Content Creator',
  });
});

it.each(PUBLIC_CONTENT_TYPES)('takes the type %s', async (contentType) => {
  expect((await submit({ contentType }).expect(201)).body).toMatchObject({ contentType });
});

it('ignores fields that only the restaurant may set', async () => {
  const forged = { id: randomUUID(), status: 'approved', adminComments: 'Fine', reviewedBy: 'The Owner' };
  expect((await submit(forged).expect(201)).body).toMatchObject({
    status: 'pending',
    adminComments: null,
    reviewedBy: null,
  });
});

it('uses the account’s name if the submitter is signed in', async () => {
  expect((await submit({}, app.as('manager')).expect(201)).body).toMatchObject({ submittedBy: 'Site Manager' });
  expect((await submit({}, app.as('admin')).expect(201)).body).toMatchObject({ submittedBy: 'The Owner' });
  expect((await submit({}, app.anonymous()).set('Cookie', 'courtyard.sid=made-up').expect(201)).body).toMatchObject({
    submittedBy: SUBMISSION.submittedBy,
  });
});

it('signs with the account that the call is made for when two are signed in', async () => {
  const both = await app.anonymous().login('manager');
  app.clock.advance({ seconds: 1 });
  await both.login('admin');
  expect((await submit({}, both).expect(201)).body).toMatchObject({ submittedBy: 'The Owner' });
  expect((await submit({}, both).set('X-Acting-As', 'manager').expect(201)).body).toMatchObject({
    submittedBy: 'Site Manager',
  });
});

it('takes nothing in the name of a role that is not signed in, nor as a stranger’s', async () => {
  const submitAs = (role: string, client: Client) =>
    submit({ title: 'In whose name?' }, client).set('X-Acting-As', role);
  await submitAs('manager', app.anonymous()).expect(401);
  await submitAs('chef', app.anonymous()).expect(401);
  await submitAs('manager', app.as('staff')).expect(403);
  await submitAs('chef', app.as('staff')).expect(403);
  expect(await app.database.query(`select id from approval_items where title = 'In whose name?'`)).toEqual([]);
});

it.each([
  ['title', ''],
  ['title', 'x'.repeat(201)],
  ['title', 7],
  ['contentType', 'promotion'],
  ['contentType', undefined],
  ['scheduledContentId', '17'],
  ['description', 'x'.repeat(2001)],
  ['contentData', 'x'.repeat(50_001)],
  ['contentData', { html: '<p>' }],
  ['contentData', 'bell \u0007'],
  ['fileUrl', 'javascript:alert(1)'],
  ['fileUrl', 'data:text/html,x'],
  ['fileUrl', 'ftp://files.example/x'],
  ['fileUrl', 'pictures.example/x.jpg'],
  ['fileUrl', `https://pictures.example/${'x'.repeat(2000)}`],
  ['submittedBy', 'x'.repeat(121)],
  ['scheduledDate', 'soon'],
  ['scheduledDate', '2026-02-30'],
  ['scheduledDate', 20261224],
  ['scheduledDate', '0000-01-01'],
  ['scheduledDate', '9999-12-31'],
  ['scheduledDate', '1000-01-01T10:00:00Z'],
  ['fileUrl', 'https://pictures.example/\ud800'],
  ['title', 'Soup\nand bread'],
  ['submittedBy', '\u202eseni'],
])('is refused with a sentence when %s is %j', async (field, value) => {
  const { body } = await submit({ [field]: value }).expect(400);
  expect(body).toMatchObject({ errors: [{ field, message: expect.stringMatching(/\.$/) }] });
});

it('stores a submission once when the same call comes twice', async () => {
  const key = randomUUID();
  const first = await submit().set('Idempotency-Key', key).expect(201);
  const second = await submit().set('Idempotency-Key', key).expect(201);
  expect(second.body).toEqual(first.body);
});
