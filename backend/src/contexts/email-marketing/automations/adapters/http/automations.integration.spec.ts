import { Jobs } from '../../../../../platform/jobs/jobs.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { Sending } from '../../../sending/domain/ports/sending.js';
import type { AutomationView, WaitingRunView } from './automations.controller.js';

const PATH = '/api/email-automation';
/** Monday noon in the restaurant's zone. */
const NOW = '2031-03-03T17:00:00Z';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set(NOW);
  for (const role of ['manager', 'admin'] as const) await app.as(role).login(role);
  await app.database.query('delete from email_automation');
  await app.database.query('delete from customer_contacts');
});

async function aTemplate(subject = 'Welcome, {{firstName}}'): Promise<string> {
  const { body } = await app
    .as('manager')
    .post('/api/email-templates')
    .send({ name: subject, category: 'welcome', subject, htmlContent: '<p>Hello {{firstName}}</p>' })
    .expect(201);
  return (body as { id: string }).id;
}

async function anAutomation(changes: object = {}): Promise<AutomationView> {
  const emailSequence = [{ delayDays: 0, templateId: await aTemplate(), customSubject: null }];
  const plan = { name: 'Welcome', triggerType: 'new_contact', triggerConditions: {}, emailSequence, ...changes };
  const { body } = await app.as('manager').post(PATH).send(plan).expect(201);
  return body as AutomationView;
}

/** Deletes a template directly, as was possible in older releases. */
const loseTemplate = (id: string) => app.database.query('delete from email_templates where id = $1', [id]);

async function aContact(changes: object = {}): Promise<{ id: string; email: string }> {
  people += 1;
  const email = `ana${String(people)}@guests.example`;
  const details = { firstName: 'Ana', lastName: 'Lee', email, emailOptIn: true, ...changes };
  const { body } = await app.as('manager').post('/api/customer-contacts').send(details).expect(201);
  return body as { id: string; email: string };
}

const change = (id: string, body: object) => app.as('manager').put(`${PATH}/${id}`).send(body);

/** Subjects of the emails sent in that many days. */
async function subjectsAfter(days: number, email: string): Promise<(string | undefined)[]> {
  app.clock.advance({ days });
  await app.as('manager').login('manager');
  await runEverything();
  return (await app.mailsTo(email, 0)).map(({ subject }) => subject);
}

/** As the minute's and the morning's runs do. */
async function runEverything(): Promise<void> {
  await app.runJobs();
  await app.nest.get(Jobs).run('begin-automations-of-the-day', {});
  await app.nest.get(Jobs).run('send-due-automations', {});
  await app.runJobs();
}

describe('an automation', () => {
  it('is active by default, and has the delay and template of its first email', async () => {
    const emailSequence = [{ delayDays: 2, templateId: null }, { customSubject: 'Second' }];
    const automation = await anAutomation({ triggerType: undefined, emailSequence });
    expect(automation).toMatchObject({
      isActive: true,
      triggerType: 'new_contact',
      delay: 2,
      templateId: null,
      totalTriggered: 0,
      totalSent: 0,
      createdBy: 'Site Manager',
      createdByRole: 'manager',
      emailSequence: [
        { delayDays: 2, templateId: null, customSubject: null },
        { delayDays: 3, templateId: null, customSubject: 'Second' },
      ],
    });
    const { body } = await app.as('admin').get(PATH).expect(200);
    expect(body).toEqual([automation]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ emailSequence: [] }, 'emailSequence'],
    [{ emailSequence: 'none' }, 'emailSequence'],
    [{ emailSequence: [{ delayDays: -1 }] }, 'emailSequence[0].delayDays'],
    [{ emailSequence: [{ delayDays: 1.5 }] }, 'emailSequence[0].delayDays'],
    [{ emailSequence: [{}, { templateId: 'x' }] }, 'emailSequence[1].templateId'],
    [{ emailSequence: [{ customSubject: 'a\nb' }] }, 'emailSequence[0].customSubject'],
    [{ triggerType: 'full_moon' }, 'triggerType'],
    [{ triggerType: 'special_date', triggerConditions: { date: '02-30' } }, 'triggerConditions.date'],
    [{ triggerType: 'inactive_customer', triggerConditions: { days: 0 } }, 'triggerConditions.days'],
    [{ triggerType: 'tag_added', triggerConditions: { tags: 'wine' } }, 'triggerConditions.tags'],
    [{ triggerType: 'tag_added', triggerConditions: { tags: ['x'.repeat(61)] } }, 'triggerConditions.tags'],
  ])('is refused with %j', async (changes, field) => {
    const plan = { name: 'Welcome', emailSequence: [{}], ...changes };
    const { body } = await app.as('manager').post(PATH).send(plan).expect(400);
    expect(body).toMatchObject({ errors: [expect.objectContaining({ field })] });
  });

  it('names the invalid email of a sequence', async () => {
    const refused = async (...emailSequence: object[]) => {
      const { body } = await app.as('manager').post(PATH).send({ name: 'Welcome', emailSequence }).expect(400);
      return (body as { errors: object[] }).errors;
    };
    const about = (field: string, message: string) => [{ field, message }];
    const delay = about('emailSequence[1].delayDays', 'Email 2 needs a delay in whole days, from 0 to 3650.');
    expect(await refused({ delayDays: '3' }, { delayDays: 'soon' })).toEqual(delay);
    expect(await refused({ delayDays: 3650 }, {})).toEqual(delay);
    expect(await refused({}, {}, { templateId: 7 })).toEqual(
      about('emailSequence[2].templateId', 'Email 3 must name its template by its id.'),
    );
    expect((await refused({ customSubject: 'x'.repeat(301) }, { delayDays: -1 })).slice(0, 1)).toEqual(
      about('emailSequence[0].customSubject', 'Email 1 needs a subject of at most 300 characters on one line.'),
    );
    const tooMany = about('emailSequence', 'Add at most 20 emails.');
    expect(await refused(...Array<object>(21).fill({}))).toEqual(tooMany);
  });

  it('names its templates itself, and is refused with one that is gone', async () => {
    const templateId = await aTemplate('Hello');
    const { id, emailSequence } = await anAutomation({ emailSequence: [{ templateId, templateName: 'Fake' }, {}] });
    expect(emailSequence.map(({ templateName }) => templateName)).toEqual(['Hello', null]);
    await loseTemplate(templateId);
    await change(id, { isActive: false }).expect(200);
    const plan = { name: 'Welcome', emailSequence: [{}, { templateId }] };
    for (const refused of [change(id, plan), app.as('manager').post(PATH).send(plan)]) {
      const { body } = await refused.expect(400);
      const message = 'This template no longer exists.';
      expect(body).toMatchObject({ errors: [{ field: 'emailSequence[1].templateId', message }] });
    }
  });

  it('protects its templates from deletion, and explains what to do', async () => {
    const templateId = await aTemplate('Hello');
    const other = await aTemplate('Other');
    const remove = () => app.as('manager').delete(`/api/email-templates/${templateId}`);
    const emailSequence = [{ templateId: null }, { templateId: templateId.toUpperCase() }];
    const { id } = await anAutomation({ name: 'Only', emailSequence, isActive: false });
    expect((await remove().expect(409)).body).toMatchObject({
      detail:
        'The automation “Only” sends this template. Choose another template there first, or delete the automation.',
    });
    for (const name of ['Two', 'Three', 'Four', 'Five']) await anAutomation({ name, emailSequence });
    expect((await remove().expect(409)).body).toMatchObject({
      detail: expect.stringMatching(
        /^The automations “Only”, “Two”, “Three”, and 2 more send this template\./,
      ) as string,
    });
    await app.as('manager').get(`/api/email-templates/${templateId}`).expect(200);
    await app.database.query('delete from email_automation where id <> $1', [id]);
    await change(id, { emailSequence: [{ templateId: other }] }).expect(200);
    await remove().expect(204);
  });

  it('changes only the fields sent, and disappears when deleted', async () => {
    const { id } = await anAutomation();
    const { body } = await change(id, { isActive: false, name: 'Other' }).expect(200);
    expect(body).toMatchObject({ isActive: false, name: 'Other', triggerType: 'new_contact' });
    expect((await app.as('manager').get(`${PATH}/${id}`).expect(200)).body).toEqual(body);
    await change(id, { name: '' }).expect(400);
    await app.as('manager').delete(`${PATH}/${id}`).expect(204);
    await change(id, { isActive: true }).expect(404);
  });
});

describe('a sequence', () => {
  it('goes to new contacts: immediately and after its days, once each', async () => {
    const emailSequence = [
      { delayDays: 0, templateId: await aTemplate('One, {{firstName}}') },
      { delayDays: 3, templateId: await aTemplate('Two'), customSubject: 'Two for {{firstName}}' },
    ];
    const { id } = await anAutomation({ emailSequence });
    const { email } = await aContact();
    expect(await subjectsAfter(0, email)).toEqual(['One, Ana']);
    const { body } = await app.as('manager').get(`${PATH}/${id}/runs`).expect(200);
    expect(body as WaitingRunView[]).toEqual([
      expect.objectContaining({ email, name: 'Ana Lee', step: 1, dueAt: '2031-03-06T17:00:00.000Z' }),
    ]);
    expect(await subjectsAfter(2, email)).toHaveLength(1);
    expect(await subjectsAfter(1, email)).toEqual(['One, Ana', 'Two for Ana']);
    expect(await subjectsAfter(9, email)).toHaveLength(2);
    const { body: list } = await app.as('manager').get(PATH).expect(200);
    expect(list).toEqual([expect.objectContaining({ totalTriggered: 1, totalSent: 2 })]);
    const { body: figures } = await app.as('manager').get(`${PATH}/summary`).expect(200);
    expect(figures).toEqual({ total: 1, active: 1, totalTriggered: 1, totalSent: 2 });
  });

  it('counts the days of each email from the trigger', async () => {
    await app.as('manager').post(`${PATH}/quick-starts`).send({ kind: 'welcome_series' }).expect(201);
    const { email } = await aContact();
    const sent = async (days: number) => (await subjectsAfter(days, email)).length;
    expect(await sent(0)).toBe(1);
    expect(await sent(2)).toBe(1);
    expect(await sent(1)).toBe(2);
    expect(await sent(3)).toBe(2);
    expect(await sent(1)).toBe(3);
  });

  it('sends no email before the previous one', async () => {
    const emailSequence = [
      { delayDays: 5, templateId: await aTemplate('One') },
      { delayDays: 2, templateId: await aTemplate('Two') },
    ];
    await anAutomation({ emailSequence });
    const { email } = await aContact();
    expect(await subjectsAfter(0, email)).toEqual([]);
    expect(await subjectsAfter(4, email)).toEqual([]);
    expect(await subjectsAfter(1, email)).toEqual(['One', 'Two']);
  });

  it('skips an email without a template or with a deleted one', async () => {
    const deleted = await aTemplate('Gone');
    const emailSequence = [
      { delayDays: 0, templateId: null, customSubject: 'Nothing to say' },
      { delayDays: 1, templateId: deleted },
      { delayDays: 2, templateId: await aTemplate('Three') },
    ];
    const { id } = await anAutomation({ emailSequence });
    await loseTemplate(deleted);
    const { email } = await aContact();
    expect(await subjectsAfter(0, email)).toEqual([]);
    expect(await subjectsAfter(1, email)).toEqual([]);
    const { body } = await app.as('manager').get(`${PATH}/${id}/runs`).expect(200);
    expect(body).toEqual([expect.objectContaining({ step: 2, dueAt: '2031-03-05T17:00:00.000Z' })]);
    expect(await subjectsAfter(1, email)).toEqual(['Three']);
    const { body: list } = await app.as('manager').get(PATH).expect(200);
    expect(list).toEqual([expect.objectContaining({ totalTriggered: 1, totalSent: 1 })]);
  });

  it('ends for people who unsubscribe in the middle of it', async () => {
    const emailSequence = [{ templateId: await aTemplate() }, { delayDays: 1, templateId: await aTemplate('Two') }];
    const { id } = await anAutomation({ emailSequence });
    const contact = await aContact();
    await subjectsAfter(0, contact.email);
    await app.as('manager').put(`/api/customer-contacts/${contact.id}`).send({ status: 'unsubscribed' }).expect(200);
    expect(await subjectsAfter(2, contact.email)).toHaveLength(1);
    const { body } = await app.as('manager').get(`${PATH}/${id}/runs`).expect(200);
    expect(body).toEqual([]);
  });

  it('waits while paused, and does not catch up on emails that are long overdue', async () => {
    const { id } = await anAutomation({ emailSequence: [{ delayDays: 1, templateId: await aTemplate() }] });
    const soon = await aContact();
    const late = await aContact();
    await app.runJobs();
    await app.database.query(
      `update email_automation_runs set due_at = due_at - interval '5 days' where contact_id = $1`,
      [late.id],
    );
    await change(id, { isActive: false }).expect(200);
    expect(await subjectsAfter(2, soon.email)).toEqual([]);
    await change(id, { isActive: true }).expect(200);
    expect(await subjectsAfter(0, soon.email)).toHaveLength(1);
    expect(await subjectsAfter(0, late.email)).toEqual([]);
  });

  it('does not wait for an email that cannot be handed over, which is retried', async () => {
    await anAutomation();
    const broken = await aContact();
    const fine = await aContact();
    const sending = app.nest.get(Sending, { strict: false });
    const add = sending.add.bind(sending);
    const spy = jest
      .spyOn(sending, 'add')
      .mockImplementation((mail) => (mail.contactId === broken.id ? Promise.reject(new Error('Broken')) : add(mail)));
    expect(await subjectsAfter(0, fine.email)).toHaveLength(1);
    expect(await subjectsAfter(0, broken.email)).toEqual([]);
    spy.mockRestore();
    expect(await subjectsAfter(1, broken.email)).toHaveLength(1);
  });

  it('starts only once a person opts in', async () => {
    await anAutomation();
    const contact = await aContact({ emailOptIn: false });
    expect(await subjectsAfter(0, contact.email)).toEqual([]);
    await app.as('manager').put(`/api/customer-contacts/${contact.id}`).send({ emailOptIn: true }).expect(200);
    expect(await subjectsAfter(0, contact.email)).toHaveLength(1);
  });
});

describe('a trigger', () => {
  it('is a new tag, one of those that it names', async () => {
    await anAutomation({ triggerType: 'tag_added', triggerConditions: { tags: ['Glass'] } });
    const contact = await aContact({ tags: ['soup'] });
    expect(await subjectsAfter(0, contact.email)).toEqual([]);
    await app
      .as('manager')
      .put(`/api/customer-contacts/${contact.id}`)
      .send({ tags: ['soup', 'glass'] })
      .expect(200);
    expect(await subjectsAfter(0, contact.email)).toHaveLength(1);
  });

  it('is a birthday, once a year, also of those born on a leap day', async () => {
    await anAutomation({ triggerType: 'birthday' });
    const ana = await aContact({ dateOfBirth: '1990-03-05' });
    const leap = await aContact({ dateOfBirth: '1992-02-29' });
    expect(await subjectsAfter(1, ana.email)).toEqual([]);
    expect(await subjectsAfter(1, ana.email)).toHaveLength(1);
    expect(await subjectsAfter(1, ana.email)).toHaveLength(1);
    expect(await subjectsAfter(366, ana.email)).toHaveLength(2);
    app.clock.set('2033-02-28T17:00:00Z');
    expect(await subjectsAfter(0, leap.email)).toHaveLength(1);
  });

  it('is a date, of each year or of one', async () => {
    await anAutomation({ triggerType: 'special_date', triggerConditions: { date: '03-04' } });
    await anAutomation({ triggerType: 'special_date', triggerConditions: { date: '2031-03-05' } });
    const { email } = await aContact();
    expect(await subjectsAfter(0, email)).toEqual([]);
    expect(await subjectsAfter(1, email)).toHaveLength(1);
    expect(await subjectsAfter(1, email)).toHaveLength(2);
  });

  it('is a date for those with one of the tags', async () => {
    const triggerConditions = { date: '03-04', tags: ['Wine', 'glass'] };
    const automation = await anAutomation({ triggerType: 'special_date', triggerConditions });
    expect(automation).toMatchObject({ triggerConditions });
    const wine = await aContact({ tags: ['wine'] });
    const soup = await aContact({ tags: ['soup'] });
    const none = await aContact();
    expect(await subjectsAfter(1, wine.email)).toHaveLength(1);
    for (const { email } of [soup, none]) expect(await subjectsAfter(0, email)).toEqual([]);
  });

  it('is no date that has passed', async () => {
    const on = (date: string) => ({ triggerType: 'special_date', triggerConditions: { date } });
    const { id } = await anAutomation(on('2031-03-03'));
    const plan = { name: 'Late', emailSequence: [{}], ...on('2031-03-02') };
    for (const refused of [app.as('manager').post(PATH).send(plan), change(id, on('2020-01-01'))]) {
      const { body } = await refused.expect(400);
      const message = 'This date has passed. Choose a later one, or a day that repeats every year.';
      expect(body).toMatchObject({ errors: [{ field: 'triggerConditions.date', message }] });
    }
    app.clock.advance({ days: 2 });
    await app.as('manager').login('manager');
    await change(id, { name: 'Of last Monday', ...on('2031-03-03') }).expect(200);
  });

  it('is a long absence, once', async () => {
    await anAutomation({ triggerType: 'inactive_customer' });
    const { id, email } = await aContact();
    await app.database.query('update customer_contacts set last_visit = $2 where id = $1', [id, NOW]);
    expect(await subjectsAfter(89, email)).toEqual([]);
    expect(await subjectsAfter(2, email)).toHaveLength(1);
    expect(await subjectsAfter(90, email)).toHaveLength(1);
  });

  it('is a long absence, until the next visit', async () => {
    const templateId = await aTemplate();
    const emailSequence = [0, 3].map((delayDays) => ({ delayDays, templateId }));
    await anAutomation({ triggerType: 'inactive_customer', emailSequence });
    const visit = (id: string) =>
      app.database.query('update customer_contacts set last_visit = $2 where id = $1', [id, app.clock.now()]);
    const [ana, ben] = [await aContact(), await aContact()];
    for (const { id } of [ana, ben]) await visit(id);
    expect(await subjectsAfter(91, ana.email)).toHaveLength(1);
    await visit(ana.id);
    expect(await subjectsAfter(3, ana.email)).toHaveLength(1);
    expect(await subjectsAfter(0, ben.email)).toHaveLength(2);
  });
});
