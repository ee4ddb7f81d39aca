import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { CampaignView, ListedCampaignView, PreFlightView } from './campaigns.views.js';

const PATH = '/api/email-campaigns';
const NOW = '2031-03-03T22:00:00Z';
const LATER = '2031-03-03T23:00:00.000Z';
const NEW = {
  name: 'Spring glass',
  description: 'For those who like it early',
  subject: 'Hello {{firstName}}',
  htmlContent: '<p>Come on Thursday.</p>',
  recipientCriteria: { type: 'custom', emails: ['Ana@guests.example', 'ana@guests.example'] },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(NOW);
  for (const role of ['manager', 'admin'] as const) await app.as(role).login(role);
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set(NOW);
  await app.database.query('delete from email_campaigns');
});

async function create(changes: object = {}): Promise<CampaignView> {
  const { body } = await app
    .as('manager')
    .post(PATH)
    .send({ ...NEW, ...changes })
    .expect(201);
  return body as CampaignView;
}
const change = (id: string, body: object) => app.as('manager').put(`${PATH}/${id}`).send(body);

async function aTemplate(): Promise<string> {
  const [row] = await app.database.query<{ id: string }[]>(
    `insert into email_templates (id, name, category, subject, html_content, created_by, created_by_role)
     values (gen_random_uuid(), 'Welcome', 'welcome', 'Welcome!', '<p>Hello {{firstName}}</p>', 'Site Manager', 'manager') returning id`,
  );
  return row?.id ?? '';
}

/** By the shortest way there. */
const WAYS: Record<string, object[]> = {
  draft: [],
  scheduled: [{ status: 'scheduled', scheduledDate: LATER }],
  paused: [{ status: 'scheduled', scheduledDate: LATER }, { status: 'paused' }],
  sending: [{ status: 'sending' }],
  cancelled: [{ status: 'cancelled' }],
};

async function aCampaign(status: string): Promise<CampaignView> {
  let campaign = await create();
  for (const step of WAYS[status] ?? []) campaign = (await change(campaign.id, step).expect(200)).body as CampaignView;
  if (status === 'sent') await app.database.query(`update email_campaigns set status = 'sent'`);
  return campaign;
}

describe('a new campaign', () => {
  it('is a draft with its author and a recipient count from the server', async () => {
    const campaign = await create({ recipientCount: 99, createdBy: 'Somebody else', createdByRole: 'admin' });
    expect(campaign).toMatchObject({
      status: 'draft',
      recipientCount: 1,
      createdBy: 'Site Manager',
      createdByRole: 'manager',
      templateId: null,
      scheduledDate: null,
      totalSent: 0,
    });
  });

  it('recounts its recipients when it is changed', async () => {
    const { id } = await create({ recipientCriteria: { type: 'tags', tags: ['kiln'] } });
    await app.database.query(`insert into customer_contacts (id, first_name, last_name, email, tags, email_opt_in)
      values (gen_random_uuid(), 'Ana', 'Lee', 'ana.kiln@guests.example', '{kiln}', true)`);
    expect((await change(id, { name: 'Autumn glass' }).expect(200)).body).toMatchObject({ recipientCount: 1 });
  });

  it('is changed in its plain text alone', async () => {
    const { id } = await create();
    const { body } = await change(id, { textContent: 'Come on Thursday.' }).expect(200);
    expect(body).toMatchObject({ htmlContent: NEW.htmlContent, textContent: 'Come on Thursday.' });
  });

  it('is refused for a segment that is gone', async () => {
    const recipientCriteria = { type: 'segment', segmentId: '019ab000-0000-7000-8000-00000000ffff' };
    const { id } = await create();
    const calls = [
      change(id, { recipientCriteria }),
      app
        .as('manager')
        .post(PATH)
        .send({ ...NEW, recipientCriteria }),
    ];
    for (const call of calls) {
      const { body } = await call.expect(400);
      const message = 'This segment no longer exists.';
      expect(body).toMatchObject({ errors: [{ field: 'recipientCriteria.segmentId', message }] });
    }
  });

  it('is scheduled when it has a date', async () => {
    expect(await create({ scheduledDate: LATER })).toMatchObject({ status: 'scheduled', scheduledDate: LATER });
    expect(await create({ scheduledDate: LATER, status: 'draft' })).toMatchObject({ status: 'draft' });
  });

  it.each([
    ['2031-07-05T00:00:00.000Z', '2031-07-05T00:00:00.000Z'],
    ['2031-12-06T00:00:00.000Z', '2031-12-06T00:00:00.000Z'],
    ['2031-12-05T19:00:00-05:00', '2031-12-06T00:00:00.000Z'],
    ['2031-12-06', '2031-12-06T05:00:00.000Z'],
  ])(
    'is sent at the instant %s, also where that is midnight UTC; a date alone is that day',
    async (scheduledDate, stored) => {
      const { id, ...created } = await create({ scheduledDate });
      expect(created).toMatchObject({ scheduledDate: stored });
      await change(id, { status: 'paused' }).expect(200);
      expect((await change(id, { scheduledDate }).expect(200)).body).toMatchObject({ scheduledDate: stored });
    },
  );

  it('copies its template, which may change or go afterwards', async () => {
    const templateId = await aTemplate();
    const campaign = await create({ htmlContent: undefined, templateId, templateName: 'Another name' });
    await app.database.query('delete from email_templates');
    const { body } = await app.as('admin').get(`${PATH}/${campaign.id}`).expect(200);
    expect(body).toMatchObject({ templateId, templateName: 'Welcome', htmlContent: '<p>Hello {{firstName}}</p>' });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ subject: '' }, 'subject'],
    [{ recipientCriteria: { type: 'everybody' } }, 'recipientCriteria.type'],
    [{ recipientCriteria: { type: 'custom', emails: [] } }, 'recipientCriteria.emails'],
    [{ recipientCriteria: { type: 'custom', emails: ['ana@guests.example', 'nobody'] } }, 'recipientCriteria.emails'],
    [{ templateId: '0198a000-0000-7000-8000-000000000000' }, 'templateId'],
    [{ scheduledDate: 'soon' }, 'scheduledDate'],
    [{ status: 'scheduled' }, 'scheduledDate'],
  ])('is refused with %j', async (changes, field) => {
    const { body } = await app
      .as('manager')
      .post(PATH)
      .send({ ...NEW, ...changes })
      .expect(400);
    expect(body).toMatchObject({ errors: [expect.objectContaining({ field })] });
  });

  it.each(['sent', 'sending', 'paused', 'cancelled'])('cannot begin as %s', async (status) => {
    await app
      .as('manager')
      .post(PATH)
      .send({ ...NEW, status })
      .expect(409);
  });
});

it('reports invalid addresses when its own list is changed', async () => {
  const { id } = await create();
  const refused = async (...emails: string[]) => {
    const { body } = await change(id, { recipientCriteria: { type: 'custom', emails } }).expect(400);
    return (body as { errors: object[] }).errors;
  };
  const about = (message: string) => [{ field: 'recipientCriteria.emails', message }];
  expect(await refused('nobody', 'ana@guests.example')).toEqual(about('“nobody” isn’t an email address.'));
  expect(await refused('nobody', 'no one@x.example', 'ana')).toEqual(
    about('“nobody” and 2 others aren’t email addresses.'),
  );
});

describe('steps', () => {
  const STEPS = ['scheduled', 'sending', 'paused', 'cancelled', 'draft', 'sent'];
  const ALLOWED: Record<string, string[]> = {
    draft: ['scheduled', 'sending', 'cancelled'],
    scheduled: ['sending', 'paused', 'cancelled'],
    sending: ['paused', 'cancelled'],
    paused: ['scheduled', 'cancelled'],
    sent: [],
    cancelled: [],
  };

  it.each(Object.entries(ALLOWED))('%s may become %j', async (from, allowed) => {
    for (const status of STEPS) {
      const { id } = await aCampaign(from);
      const answer = await change(id, { status, ...(status === 'scheduled' && { scheduledDate: LATER }) });
      expect([status, answer.status]).toEqual([status, allowed.includes(status) ? 200 : 409]);
    }
  });

  it('ask for a date that is nowhere, and for content that is missing', async () => {
    const { id } = await create();
    const { body } = await change(id, { status: 'scheduled' }).expect(400);
    expect(body).toMatchObject({ errors: [expect.objectContaining({ field: 'scheduledDate' })] });
    const empty = await create({ htmlContent: null });
    await change(empty.id, { status: 'sending' }).expect(409);
    await change(empty.id, { status: 'scheduled', scheduledDate: LATER }).expect(409);
  });

  it('come after the edit sent with them, and both are stored or neither', async () => {
    const { id } = await create();
    const both = { subject: 'Another', name: 'Other', status: 'scheduled', scheduledDate: LATER };
    const { body } = await change(id, { ...both, htmlContent: '<p>New.</p>' }).expect(200);
    expect(body).toMatchObject({ ...both, htmlContent: '<p>New.</p>' });

    const refused = await change(id, { subject: 'Too late', status: 'paused' }).expect(409);
    expect(refused.body).toMatchObject({ detail: 'This campaign is scheduled and can no longer be changed.' });
    const asItWas = (await app.as('manager').get(`${PATH}/${id}`).expect(200)).body as CampaignView;
    expect(asItWas).toMatchObject({ status: 'scheduled', subject: 'Another' });
    // Sending the same content again is not a change.
    expect((await change(id, { ...asItWas, status: 'paused' }).expect(200)).body).toMatchObject({ status: 'paused' });

    const empty = await create({ htmlContent: null });
    await change(empty.id, { name: 'Unkept', status: 'sending' }).expect(409);
    const { body: unsent } = await app.as('manager').get(`${PATH}/${empty.id}`).expect(200);
    expect(unsent).toMatchObject({ name: NEW.name, status: 'draft' });
  });

  it('resume immediately if the date has passed while paused', async () => {
    const { id } = await aCampaign('paused');
    await change(id, { scheduledDate: '2031-05-01', expectedStatus: 'scheduled', expectedDate: LATER }).expect(409);
    app.clock.set('2031-03-04T01:00:00Z');
    const { body } = await change(id, { status: 'scheduled' }).expect(200);
    expect(body).toMatchObject({ status: 'scheduled', scheduledDate: '2031-03-04T01:00:00.000Z' });
  });

  it.each(STEPS)(
    'to %s of a campaign that does not exist are answered as of one that does not exist',
    async (status) => {
      await change('0198a000-0000-7000-8000-000000000000', { status }).expect(404);
    },
  );

  it('need recipients: a campaign without any can be neither scheduled nor sent', async () => {
    const nobody = { recipientCriteria: { type: 'tags', tags: ['kiln-friends'] } };
    const detail = 'This campaign has no recipients. Choose other recipients.';
    const { id } = await create(nobody);
    for (const step of [{ status: 'sending' }, { status: 'scheduled', scheduledDate: LATER }]) {
      expect((await change(id, step).expect(409)).body).toMatchObject({ detail });
    }
    const born = app.as('manager').post(PATH);
    expect((await born.send({ ...NEW, ...nobody, scheduledDate: LATER }).expect(409)).body).toMatchObject({ detail });
    const theirs = await create();
    expect((await change(theirs.id, { ...nobody, status: 'sending' }).expect(409)).body).toMatchObject({ detail });

    await app.database.query(`insert into customer_contacts (id, first_name, last_name, email, tags, email_opt_in)
      values (gen_random_uuid(), 'Ana', 'Lee', 'ana.friend@guests.example', '{kiln-friends}', true)`);
    const { body } = await change(id, { status: 'scheduled', scheduledDate: LATER }).expect(200);
    expect(body).toMatchObject({ status: 'scheduled', recipientCount: 1 });

    await change(id, { status: 'paused' }).expect(200);
    await app.database.query(`delete from customer_contacts where email = 'ana.friend@guests.example'`);
    await change(id, { status: 'scheduled' }).expect(409);
    await app.database.query('update email_campaigns set started_at = $2 where id = $1', [id, NOW]);
    await change(id, { status: 'scheduled' }).expect(200);
  });

  it('are applied once for two concurrent users', async () => {
    const { id } = await create();
    const answers = await Promise.all([1, 2, 3, 4].map(() => change(id, { status: 'sending' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

it('lists the newest first by status, with statistics, and answers 304 when nothing has changed', async () => {
  const { id } = await create();
  await create({ name: 'Second', scheduledDate: LATER });
  const list = async (query = '') => {
    const answer = await app.as('admin').get(`${PATH}${query}`).expect(200);
    return { rows: answer.body as ListedCampaignView[], etag: answer.headers.etag as string };
  };
  const { rows, etag } = await list();
  expect(rows.map(({ name }) => name)).toEqual(['Second', NEW.name]);
  expect((await list('?status=draft')).rows.map(({ name }) => name)).toEqual([NEW.name]);
  await app.as('admin').get(`${PATH}?status=unknown`).expect(400);
  await app.as('admin').get(PATH).set('If-None-Match', etag).expect(304);
  await app.database.query('insert into email_campaign_totals (campaign_id, total_sent) values ($1, 7)', [id]);
  const { body } = await app.as('admin').get(PATH).set('If-None-Match', etag).expect(200);
  expect(body).toContainEqual(expect.objectContaining({ id, totalSent: 7 }));
  const summary = await app.as('manager').get(`${PATH}/summary`).expect(200);
  expect(summary.body).toMatchObject({ total: 2, draft: 1, scheduled: 1, sent: 0 });
});

it('names the segment that it goes to, by the name it has now', async () => {
  const segment = await app.as('manager').post('/api/contact-segments').send({ name: 'Wine friends' }).expect(201);
  const { id: segmentId } = segment.body as { id: string };
  const { id, ...created } = await create({ recipientCriteria: { type: 'segment', segmentId } });
  expect(created).toMatchObject({ segmentName: 'Wine friends' });
  const list = (known = '') => app.as('admin').get(PATH).set('If-None-Match', known);
  const first = await list().expect(200);
  expect(first.body).toMatchObject([
    { segmentName: 'Wine friends', recipientCriteria: { type: 'segment', segmentId } },
  ]);
  await app.as('manager').put(`/api/contact-segments/${segmentId}`).send({ name: 'Glass friends' }).expect(200);
  expect((await list(first.headers.etag as string).expect(200)).body).toMatchObject([{ segmentName: 'Glass friends' }]);
  await change(id, { recipientCriteria: NEW.recipientCriteria }).expect(200);
  expect((await list().expect(200)).body).toMatchObject([{ segmentName: null }]);
});

it('reports recipients, exclusions and problems before it is sent', async () => {
  const origin = 'http://localhost:3000';
  const [article] = (await app.anonymous().get('/api/blog-posts').expect(200)).body as { id: string }[];
  const { id } = await create({
    subject: 'Soup on Wednesday, {{nickname}}',
    htmlContent: `<p>See <a href="/menu">here</a>, <a href="${origin}/blog/no-such-article">there</a>,
      <a href="${origin}/blog/${article?.id ?? ''}/">in the blog</a>,
      <a href="http://localhost:4711/reservations">where the website was before</a> or <a href="http://example.com/a">away</a>.</p><p>$8 for the Greek salad</p>`,
  });
  const { body } = await app.as('manager').get(`${PATH}/${id}/pre-flight`).expect(200);
  const { recipients, leftOut, findings } = body as PreFlightView;
  expect({ recipients, leftOut }).toMatchObject({ recipients: 1, leftOut: { duplicates: 1 } });
  const reported = findings.map(({ message }) => message).join('\n');
  expect(reported.match(/The link .*/g)).toEqual([
    'The link “/menu” doesn’t work in emails. Use a full address, such as https://www.example.com/menu.',
    `The link “${origin}/blog/no-such-article” points to a page that doesn’t exist on this website.`,
  ]);
  expect(reported).toContain('names Wednesday');
  expect(reported).toContain('names $8 for Greek, and the menu says $15.00');
  expect(reported).toContain('{{nickname}}');
});

it('names each kind of recipient whose subject would begin with a gap', async () => {
  await app.database.query(
    `insert into customer_contacts (id, first_name, last_name, email) values (gen_random_uuid(), '', 'Long', 'nameless@guests.example')`,
  );
  const emails = ['nameless@guests.example', 'stranger@guests.example', 'other@guests.example'];
  const reported = async (subject: string) => {
    const { id } = await create({ subject, recipientCriteria: { type: 'custom', emails } });
    const { body } = await app.as('manager').get(`${PATH}/${id}/pre-flight`).expect(200);
    return (body as PreFlightView).findings.map(({ message }) => message).filter((message) => /subject/.test(message));
  };
  const remedy = 'Use {{firstName|Friend}} to set a fallback.';
  expect(await reported('{{firstName}}, a quart of soup')).toEqual([
    `1 contact without a first name reads “, a quart of soup” as the subject. ${remedy}`,
    `2 addresses that aren’t contacts read “, a quart of soup” as the subject. ${remedy}`,
  ]);
  expect(await reported('{{firstName|Friend}}, a quart of soup')).toEqual([]);
});

it('is gone once deleted, but still in the audit log', async () => {
  const { id } = await create();
  await app.as('manager').delete(`${PATH}/${id}`).expect(204);
  await app.as('manager').delete(`${PATH}/${id}`).expect(404);
  const { body } = await app.as('admin').get(`/api/admin/trail?subjectId=${id}`).expect(200);
  expect((body as { type: string }[]).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['email-campaign.deleted', 'email-campaign.drafted']),
  );
});
