import { Jobs } from '../../../../../platform/jobs/jobs.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { SendingLoop } from '../../../sending/adapters/jobs/sending-loop.js';
import type { AutomationPreviewView, AutomationView } from './automations.controller.js';

const PATH = '/api/email-automation';
const TEMPLATES = '/api/email-templates';
const NOW = '2031-03-03T17:00:00Z';
const APPROVED = { decision: 'approved', comments: 'Lovely' };

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set(NOW);
  await login();
  await app.database.query('delete from email_automation');
  await app.database.query('delete from customer_contacts');
  await required(false);
});

async function login() {
  for (const role of ['manager', 'admin'] as const) await app.as(role).login(role);
}
const required = (ownerApprovalRequired: boolean) =>
  app.as('admin').put('/api/admin/email-settings').send({ ownerApprovalRequired }).expect(200);

const TEXT = { name: 'Welcome', category: 'welcome', subject: 'One', htmlContent: '<p>Come in.</p>' };
async function aTemplate(changes: object = {}): Promise<string> {
  const { body } = await app
    .as('manager')
    .post(TEMPLATES)
    .send({ ...TEXT, ...changes })
    .expect(201);
  return (body as { id: string }).id;
}
const rewrite = (id: string, changes: object) =>
  app
    .as('manager')
    .put(`${TEMPLATES}/${id}`)
    .send({ ...TEXT, ...changes })
    .expect(200);

async function anAutomation(changes: object = {}): Promise<AutomationView> {
  const emailSequence = [{ templateId: await aTemplate() }];
  const plan = { name: 'Welcome', triggerType: 'new_contact', emailSequence, ...changes };
  return (await app.as('manager').post(PATH).send(plan).expect(201)).body as AutomationView;
}
const change = (id: string, body: object) => app.as('manager').put(`${PATH}/${id}`).send(body).expect(200);
const send = (id: string, body: object) => app.as('admin').put(`${PATH}/${id}/approval`).send(body);
async function read(id: string): Promise<AutomationView | undefined> {
  const { body } = await app.as('manager').get(PATH).expect(200);
  return (body as AutomationView[]).find((one) => one.id === id);
}
async function decided(id: string, body: object = APPROVED): Promise<AutomationView> {
  const seen = (await read(id))?.updatedAt;
  return (await send(id, { seen, ...body }).expect(200)).body as AutomationView;
}

async function aContact(changes: object = {}): Promise<string> {
  people += 1;
  const email = `ina${String(people)}@guests.example`;
  const details = { firstName: 'Ina', lastName: 'Lee', email, emailOptIn: true, ...changes };
  await app.as('manager').post('/api/customer-contacts').send(details).expect(201);
  return email;
}

/** As the minute's run does. */
async function mailsOf(email: string): Promise<(string | undefined)[]> {
  await app.runJobs();
  for (const job of ['send-due-automations', 'send-emails']) await app.nest.get(Jobs).run(job, {});
  await app.runJobs();
  return (await app.mailsTo(email, 0)).map(({ subject }) => subject);
}

/** Queues an email without handing it to the mail server. */
async function made(email: string): Promise<void> {
  const wake = jest.spyOn(app.nest.get(SendingLoop, { strict: false }), 'wake').mockResolvedValue();
  await app.runJobs();
  wake.mockRestore();
  const queued = `select from email_history where recipient_email = $1 and status = 'queued'`;
  expect(await app.database.query(queued, [email])).toHaveLength(1);
}

async function advance(span: { days: number } | { seconds: number }) {
  app.clock.advance(span);
  await login();
}

describe('an automation, where the owner is asked,', () => {
  it('sends nothing before the owner has approved it, and then what has waited', async () => {
    await required(true);
    const { id } = await anAutomation();
    expect(await read(id)).toMatchObject({ isActive: true, approval: null, waitsForOwner: true });
    const email = await aContact();
    expect(await mailsOf(email)).toEqual([]);
    await app.as('manager').put(`${PATH}/${id}/approval`).send(APPROVED).expect(403);
    expect(await decided(id)).toMatchObject({
      approval: 'approved',
      approvalComments: 'Lovely',
      approvedBy: 'The Owner',
      approvedAt: '2031-03-03T17:00:00.000Z',
      waitsForOwner: false,
    });
    await app.runJobs();
    expect((await app.mailsTo(email, 1)).map(({ subject }) => subject)).toEqual(['One']);
  });

  it('appears as waiting in the list as soon as the settings require approval', async () => {
    const { id } = await anAutomation();
    const { headers } = await app.as('manager').get(PATH).expect(200);
    await required(true);
    const { body } = await app.as('manager').get(PATH).set('If-None-Match', String(headers.etag)).expect(200);
    expect(body).toMatchObject([{ id, waitsForOwner: true }]);
  });

  it.each([
    [{ emailSequence: [{ delayDays: 1, templateId: null }] }],
    [{ emailSequence: [{ delayDays: 0, templateId: null, customSubject: 'Mine' }] }],
    [{ triggerType: 'birthday' }],
    [{ triggerType: 'tag_added', triggerConditions: { tags: ['wine'] } }],
  ])('waits again after %j', async (what) => {
    await required(true);
    const { id } = await anAutomation();
    await decided(id);
    await change(id, what);
    expect(await read(id)).toMatchObject({ approval: null, approvedBy: null, waitsForOwner: true });
  });

  it('stays approved when paused, resumed or renamed', async () => {
    const { id } = await anAutomation();
    await decided(id);
    for (const what of [{ isActive: false }, { isActive: true }, { name: 'Hello', description: 'New' }]) {
      await change(id, what);
      expect(await read(id)).toMatchObject({ approval: 'approved' });
    }
  });

  it('waits again when one of its templates changes', async () => {
    await required(true);
    const templateId = await aTemplate();
    const { id } = await anAutomation({ emailSequence: [{ templateId: null }, { templateId }] });
    const elsewhere = await anAutomation();
    await decided(elsewhere.id);
    const contact = await aContact();
    for (const what of [{ subject: 'Two' }, { htmlContent: '<p>Out.</p>' }, { textContent: 'Out.' }]) {
      await decided(id);
      await rewrite(templateId, what);
      expect(await read(id)).toMatchObject({ approval: null, waitsForOwner: true });
    }
    expect(await read(elsewhere.id)).toMatchObject({ approval: 'approved' });
    await decided(id);
    await rewrite(templateId, { textContent: 'Out.', name: 'Only its name', category: 'marketing' });
    expect(await read(id)).toMatchObject({ approval: 'approved' });
    expect(await mailsOf(contact)).toEqual(['One']);
  });

  it('holds a queued email that was not handed over, and rebuilds it from the approved version', async () => {
    const templateId = await aTemplate();
    const { id } = await anAutomation({ emailSequence: [{ templateId }, { templateId, delayDays: 1 }] });
    const email = await aContact();
    await made(email);
    await required(true);
    await app.nest.get(Jobs).run('send-emails', {});
    expect(await app.mailsTo(email, 0)).toEqual([]);
    expect(await mailsOf(email)).toEqual([]);
    expect(await read(id)).toMatchObject({ totalTriggered: 1, totalSent: 0 });
    await rewrite(templateId, { subject: 'Read by the owner' });
    await decided(id);
    expect(await mailsOf(email)).toEqual(['Read by the owner']);
    expect(await read(id)).toMatchObject({ totalTriggered: 1, totalSent: 1 });
    await advance({ days: 1 });
    expect(await mailsOf(email)).toEqual(['Read by the owner', 'Read by the owner']);
  });

  it('does not send an email queued before a change that was approved afterwards', async () => {
    await required(true);
    const templateId = await aTemplate();
    const { id } = await anAutomation({ emailSequence: [{ templateId }] });
    await decided(id);
    const email = await aContact();
    await made(email);
    await advance({ seconds: 1 });
    await rewrite(templateId, { subject: 'Newer' });
    await decided(id);
    expect(await mailsOf(email)).toEqual(['Newer']);
  });

  it('does not send what has waited for three days, nor after it asks no more', async () => {
    await required(true);
    const templateId = await aTemplate();
    const { id } = await anAutomation({ emailSequence: [{ templateId }] });
    const late = await aContact();
    await app.runJobs();
    await advance({ days: 2 });
    const soon = await aContact();
    await app.runJobs();
    await advance({ days: 1 });
    await decided(id);
    expect([await mailsOf(late), await mailsOf(soon)]).toEqual([[], ['One']]);

    await rewrite(templateId, { subject: 'Two' });
    const later = await aContact();
    await app.runJobs();
    await advance({ days: 4 });
    await required(false);
    expect(await mailsOf(later)).toEqual([]);
  });

  it('does not send a held email to a person who has unsubscribed', async () => {
    await required(true);
    const { id } = await anAutomation();
    const email = await aContact();
    await app.runJobs();
    const [contact] = (await app.as('manager').get('/api/customer-contacts').expect(200)).body as [{ id: string }];
    await app.as('manager').put(`/api/customer-contacts/${contact.id}`).send({ emailOptIn: false }).expect(200);
    await decided(id);
    expect(await mailsOf(email)).toEqual([]);
  });

  it('sends nothing once it is deleted, including queued emails', async () => {
    const { id } = await anAutomation();
    const email = await aContact();
    await made(email);
    await required(true);
    await app.as('manager').delete(`${PATH}/${id}`).expect(204);
    expect(await mailsOf(email)).toEqual([]);
    const { body } = await app.as('manager').get('/api/email-history').expect(200);
    expect((body as { recipientEmail: string }[]).find(({ recipientEmail }) => recipientEmail === email)).toMatchObject(
      { status: 'failed', failureReason: 'Not sent: the automation was deleted before sending.' },
    );
  });
});

it('sends nothing while it is paused, including queued emails', async () => {
  const { id } = await anAutomation();
  const email = await aContact();
  await made(email);
  await change(id, { isActive: false });
  expect(await mailsOf(email)).toEqual([]);
  expect(await read(id)).toMatchObject({ totalTriggered: 1, totalSent: 0 });
  await change(id, { isActive: true });
  expect(await mailsOf(email)).toEqual(['One']);
  expect(await read(id)).toMatchObject({ totalTriggered: 1, totalSent: 1 });
});

it('is sent as ever where the owner is not asked, unless the owner wants it changed', async () => {
  const { id, waitsForOwner } = await anAutomation();
  expect(waitsForOwner).toBe(false);
  expect(await mailsOf(await aContact())).toEqual(['One']);
  expect(await decided(id, { decision: 'changes_requested', comments: 'Too short' })).toMatchObject({
    approval: 'changes_requested',
    approvalComments: 'Too short',
    waitsForOwner: true,
    isActive: true,
  });
  const email = await aContact();
  expect(await mailsOf(email)).toEqual([]);
  const { emailSequence } = (await read(id)) ?? {};
  await change(id, { emailSequence: [{ ...emailSequence?.[0], customSubject: 'Longer' }] });
  expect(await read(id)).toMatchObject({ approval: null, approvalComments: null, waitsForOwner: false });
  expect(await mailsOf(email)).toEqual(['Longer']);
});

describe('what the owner has seen', () => {
  it.each([{}, { seen: null }, { seen: '' }, { seen: 'yesterday' }, { seen: 7 }])(
    'is named, and %j names nothing',
    async (body) => {
      const { id } = await anAutomation();
      const answer = await send(id, { ...APPROVED, ...body });
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'seen' }] } });
    },
  );

  it('is outdated after an edit of the automation or its template, but not by changing statistics', async () => {
    const templateId = await aTemplate();
    const { id, updatedAt } = await anAutomation({ emailSequence: [{ templateId }] });
    await advance({ seconds: 1 });
    expect(await mailsOf(await aContact())).toEqual(['One']);
    for (const comments of ['once', 'again']) {
      expect(await send(id, { ...APPROVED, comments, seen: updatedAt })).toMatchObject({
        status: 200,
        body: { updatedAt },
      });
    }
    let seen = updatedAt;
    for (const edit of [() => rewrite(templateId, { subject: 'Two' }), () => change(id, { triggerType: 'birthday' })]) {
      await advance({ seconds: 1 });
      await edit();
      const detail = 'This automation changed after you opened it. Please review the current version.';
      expect(await send(id, { ...APPROVED, seen })).toMatchObject({ status: 409, body: { detail } });
      expect(await read(id)).toMatchObject({ approval: null });
      seen = (await read(id))?.updatedAt ?? '';
    }
    await send(id, { ...APPROVED, seen }).expect(200);
  });

  it('is shown with each email', async () => {
    const templateId = await aTemplate();
    const emailSequence = [{ templateId }, { templateId, delayDays: 3, customSubject: 'Mine' }, { templateId: null }];
    const { id, updatedAt } = await anAutomation({ emailSequence });
    const { body } = await app.as('admin').get(`${PATH}/${id}/preview`).expect(200);
    const preview = body as AutomationPreviewView;
    expect(preview).toMatchObject({
      updatedAt,
      mails: [{ delayDays: 0, mail: { subject: 'One' } }, { delayDays: 3, mail: { subject: 'Mine' } }, { mail: null }],
    });
    expect(preview.mails[0]?.mail?.html).toContain('Come in.');
  });
});

it('shows the owner how many active automations send without approval', async () => {
  await anAutomation();
  await anAutomation({ isActive: false });
  await decided((await anAutomation()).id);
  const { body } = await app.as('admin').get('/api/email-campaigns/leaving-unapproved').expect(200);
  expect(body).toMatchObject({ automations: 1 });
});
