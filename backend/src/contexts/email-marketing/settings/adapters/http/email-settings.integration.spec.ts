import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { MailQueue } from '../../../../../platform/mail/mail-queue.js';
import { aMail } from '../../../../../platform/mail/testing/a-mail.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';

const DEFAULTS = {
  oneCampaignPerWeek: true,
  ownerApprovalRequired: false,
  senderName: 'The Courtyard Bistro',
  senderAddress: 'hello@bistro.example',
  postalAddress: '75 King Street, Suite 120, Saint Augustine, FL 32084',
  perSecond: 10,
  perHour: 5000,
  perDay: 50_000,
  transport: 'capture',
  updatedAt: expect.any(String) as string,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const settings = async () => (await app.as('admin').get('/api/admin/email-settings').expect(200)).body as object;
const change = (body: object) => app.as('admin').put('/api/admin/email-settings').send(body);

it('start with the restaurant’s profile', async () => {
  expect(await settings()).toEqual(DEFAULTS);
});

it('store what the owner enters, and record it in the audit log', async () => {
  const entered = {
    ...DEFAULTS,
    ownerApprovalRequired: true,
    senderName: 'Courtyard News',
    perSecond: 2,
    transport: 'x',
  };
  expect((await change(entered).expect(200)).body).toEqual({ ...entered, transport: 'capture' });
  expect((await change({ perDay: 20_000 }).expect(200)).body).toMatchObject({
    senderName: 'Courtyard News',
    perDay: 20_000,
  });
  const entries = await app.as('admin').get('/api/admin/trail?subjectType=email-settings').expect(200);
  expect(entries.body).toMatchObject([
    { changes: [{ field: 'perDay', before: 50_000, after: 20_000 }] },
    { type: 'email-settings.changed', by: { name: 'The Owner' } },
  ]);
  expect((await change(DEFAULTS).expect(200)).body).toEqual(DEFAULTS);
});

it.each([
  [
    'senderAddress',
    'bistro@mail.example',
    'Use an address at bistro.example, the email domain in Restaurant details. Others may be treated as spam.',
  ],
  ['senderAddress', 'bistro', 'Please enter a valid email address'],
  ['senderName', 'a\nb', 'Write the sender’s name on one line.'],
  ['senderName', '', 'Enter the sender’s name.'],
  ['postalAddress', '', 'Enter a postal address. The law requires one.'],
  ['perSecond', 0, 'Allow at least 1 email.'],
  ['perSecond', 1.5, 'Enter the emails per second as a number from 0 to 10,000 in steps of 1.'],
  ['perHour', 5, 'The hourly limit can’t be lower than the per-second limit.'],
  ['perDay', 100, 'The daily limit can’t be lower than the hourly limit.'],
])('refuses %s %j', async (field, value, message) => {
  const { body } = await change({ [field]: value }).expect(400);
  expect(body).toMatchObject({ errors: [{ field, message }] });
  expect(await settings()).toEqual(DEFAULTS);
});

it('names the records of the sender’s domain, and reads those that are pasted', async () => {
  const { body: records } = await app.as('admin').get('/api/admin/email-settings/dns').expect(200);
  expect(records).toMatchObject([
    { purpose: 'spf', host: 'bistro.example', value: 'v=spf1 mx ~all' },
    { purpose: 'dkim', host: 'mail._domainkey.bistro.example' },
    { purpose: 'dmarc', host: '_dmarc.bistro.example', value: 'v=DMARC1; p=none; rua=mailto:hello@bistro.example' },
  ]);
  const check = (body: object) => app.as('admin').post('/api/admin/email-settings/dns-check').send(body);
  const { body } = await check({ purpose: 'spf', value: 'v=spf1 mx +all' }).expect(200);
  expect(body).toEqual({ findings: [{ kind: 'error', message: expect.stringContaining('lets anyone send') }] });
  await check({ purpose: 'mx', value: 'x' }).expect(400);
});

it('show the owner captured emails', async () => {
  const list = async () =>
    (await app.as('admin').get('/api/admin/captured-mails').expect(200)).body as { id: string; to: unknown }[];
  expect(await list()).toEqual([]);
  const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';
  await app.nest.get(MailQueue, { strict: false }).post(aMail('ana@guests.example', { subject: 'Súp', calendar }));
  await app.runJobs();
  const [mail] = await list();
  expect(mail).toEqual({
    id: expect.any(String),
    kind: 'test',
    date: expect.stringMatching(/Z$/),
    from: { name: 'The Courtyard Bistro', address: 'hello@bistro.example' },
    to: [{ name: '', address: 'ana@guests.example' }],
    subject: 'Súp',
  });
  const opened = await app
    .as('admin')
    .get(`/api/admin/captured-mails/${mail?.id ?? ''}`)
    .expect(200);
  expect(opened.headers['cache-control']).toContain('no-store');
  expect(opened.body).toMatchObject({
    ...mail,
    text: expect.stringMatching(/^Hello/),
    html: expect.stringContaining('<p>Hello</p>'),
    headers: expect.arrayContaining([{ name: 'Auto-Submitted', value: 'auto-generated' }]),
    attachments: [{ name: 'event.ics', type: expect.stringMatching(/calendar|ics/) }],
  });
  await app.as('admin').get('/api/admin/captured-mails/..%2f..%2fetc%2fpasswd').expect(400);
  await app.nest.get(MailQueue, { strict: false }).post(aMail('ben@guests.example', {}));
  await app.runJobs();
  expect(await list()).toHaveLength(2);
  expect((await app.as('admin').get('/api/admin/captured-mails?limit=1').expect(200)).body).toHaveLength(1);
  await app.as('admin').get('/api/admin/captured-mails?limit=0').expect(400);
});
