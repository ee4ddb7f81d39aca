import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { EmailTemplateView } from '../../../templates/adapters/http/templates.controller.js';
import type { AutomationView } from './automations.controller.js';
import type { QuickStartView } from './quick-starts.controller.js';

const PATH = '/api/email-automation';
/** Monday noon in the restaurant's zone. */
const NOW = '2031-03-03T17:00:00Z';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(NOW);
  await app.as('manager').login('manager');
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from email_automation'));

const start = (body: object) => app.as('manager').post(`${PATH}/quick-starts`).send(body);
const EVENT = {
  kind: 'special_events',
  date: '12-01',
  subject: 'Lights, {{firstName}}',
  text: 'Come & see.\n\nSoon <3',
};

async function templateOf(id: string | null | undefined): Promise<EmailTemplateView> {
  return (
    await app
      .as('manager')
      .get(`/api/email-templates/${id ?? ''}`)
      .expect(200)
  ).body as EmailTemplateView;
}

it.each(['welcome_series', 'birthday', 'post_visit', 're_engagement'])(
  'a quick start describes what it sends and creates its templates: %s',
  async (kind) => {
    const { body: ready } = await app.as('manager').get(`${PATH}/quick-starts`).expect(200);
    const shown = (ready as QuickStartView[]).find((one) => one.kind === kind);
    const { body } = await start({ kind }).expect(201);
    const { emailSequence, isActive, triggerType, triggerConditions } = body as AutomationView;
    expect(isActive).toBe(true);
    expect(shown).toMatchObject({ triggerType, triggerConditions });
    expect(shown?.mails.map(({ delayDays }) => delayDays)).toEqual(
      { welcome_series: [0, 3, 7], post_visit: [1] }[kind] ?? [0],
    );
    const sent = [];
    for (const { templateId, delayDays } of emailSequence) {
      sent.push({ delayDays, subject: (await templateOf(templateId)).subject });
    }
    expect(shown?.mails).toEqual(sent);
  },
);

describe('special events', () => {
  it('start with a day, an email and the people it is for', async () => {
    const { body } = await start({ ...EVENT, date: '2031-03-04', tags: ['wine'] }).expect(201);
    const automation = body as AutomationView;
    expect(automation).toMatchObject({
      name: 'Special events',
      isActive: true,
      triggerType: 'special_date',
      triggerConditions: { date: '2031-03-04', tags: ['wine'] },
    });
    expect(await templateOf(automation.templateId)).toMatchObject({
      subject: EVENT.subject,
      htmlContent: '<p>Come &amp; see.</p>\n<p>Soon &lt;3</p>',
      variables: ['firstName'],
    });
  });

  it('send a template that was chosen', async () => {
    const { templateId } = (await start({ kind: 'birthday' }).expect(201)).body as AutomationView;
    const { body } = await start({ kind: 'special_events', date: '12-24', templateId }).expect(201);
    expect(body).toMatchObject({ templateId, triggerConditions: { date: '12-24' } });
    await start({ kind: 'special_events', date: '12-24', templateId: '01890000-0000-7000-8000-000000000000' }).expect(
      400,
    );
  });

  it.each([
    [{ date: null }, ['date']],
    [{ date: '' }, ['date']],
    [{ date: '02-30' }, ['date']],
    [{ date: '2031-03-02' }, ['date']],
    [{ subject: '', text: ' ' }, ['subject', 'text']],
    [{ templateId: 'x' }, ['templateId']],
  ])('arm nothing with %j', async (changes, fields) => {
    const { body } = await start({ ...EVENT, ...changes }).expect(400);
    expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(fields);
    expect((await app.as('manager').get(PATH).expect(200)).body).toEqual([]);
  });
});

describe('the reach of an automation', () => {
  const count = (body: object) => app.as('manager').post(`${PATH}/reach`).send(body);
  beforeAll(() =>
    app.database
      .query(`insert into customer_contacts (id, first_name, last_name, email, tags, email_opt_in, date_of_birth, last_visit)
      select gen_random_uuid(), 'Ana', 'Lee', 'reach' || n || '@guests.example', case when n < 3 then '{wine}'::text[] else '{}' end,
        n < 6, case when n in (2, 6) then '1990-03-05' end, case n when 4 then '2030-11-01'::timestamptz when 5 then '2031-02-01' end
      from generate_series(1, 7) n`),
  );

  it.each([
    [{ triggerType: 'new_contact' }, 0],
    [{ triggerType: 'tag_added', triggerConditions: { tags: ['wine'] } }, 0],
    [{ triggerType: 'visit_completed' }, 5],
    [{ triggerType: 'birthday' }, 1],
    [{ triggerType: 'inactive_customer' }, 1],
    [{ triggerType: 'inactive_customer', triggerConditions: { days: 10 } }, 2],
    [{ triggerType: 'special_date' }, 5],
    [{ triggerType: 'special_date', triggerConditions: { tags: ['Wine'] } }, 2],
  ])('is counted before it is there: %j', async (body, contacts) => {
    expect((await count(body).expect(200)).body).toEqual({ contacts });
  });

  it('is rejected for an unknown trigger', async () => {
    await count({ triggerType: 'full_moon' }).expect(400);
    await count({ triggerType: 'tag_added', triggerConditions: { tags: 'wine' } }).expect(400);
  });
});
