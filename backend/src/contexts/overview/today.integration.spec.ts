import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';
import type { TodayView } from './today.controller.js';

/** 10 AM on a Tuesday in the restaurant's zone. */
const NOW = '2093-12-01T15:00:00Z';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(NOW);
  for (const role of ['staff', 'manager', 'admin'] as const) await app.as(role).login(role);
});
afterAll(() => app.stop());

const read = async () => (await app.as('admin').get('/api/admin/today').expect(200)).body as TodayView;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function aRequest(
  createdAt: string,
  preferredDate: string,
  { status = 'pending', answerBy }: { status?: string; answerBy?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await app.database.query(
    `insert into reservation_requests (id, customer_name, party_size, preferred_date, preferred_time, status, created_at, answer_by)
     values ($1, 'Walter Moss', '4', $2, '1:00 PM', $3, $4, $5)`,
    [id, preferredDate, status, createdAt, answerBy],
  );
  return id;
}

it('has nothing to do on a quiet day', async () => {
  expect(await read()).toEqual({
    requests: [],
    requestsTotal: 0,
    approvals: [],
    approvalsTotal: 0,
    campaigns: [],
    mail: { waiting: 0, failed: 0, heldBack: 0 },
    messages: { unread: 0 },
    enquiries: { unread: 0 },
  });
});

describe('requests', () => {
  afterEach(() => app.database.query('delete from reservation_requests'));

  it('are shown six hours before their deadline, or are for today or tomorrow, the most urgent first', async () => {
    const tomorrow = await aRequest('2093-12-01T14:00:00Z', '2093-12-02');
    await aRequest('2093-11-30T21:00:01Z', '2093-12-24'); // not yet 18 hours
    await aRequest('2093-12-01T14:00:00Z', '2093-12-03');
    await aRequest('2093-11-30T01:00:00Z', '2093-12-01', { status: 'confirmed' });
    const old = await aRequest('2093-11-30T21:00:00Z', '2093-12-24');
    const today = await aRequest('2093-12-01T14:30:00Z', '2093-12-01', { answerBy: '2093-12-01T17:00:00Z' });
    const { requests, requestsTotal } = await read();
    expect(idsOf(requests)).toEqual([today, old, tomorrow]);
    expect(requestsTotal).toBe(3);
    // At noon at the restaurant, an hour before the visit.
    expect(requests[0]).toMatchObject({ answerBy: '2093-12-01T17:00:00.000Z' });
    expect(requests[1]).toEqual({
      id: old,
      customerName: 'Walter Moss',
      partySize: '4',
      preferredDate: '2093-12-24',
      preferredTime: '1:00 PM',
      createdAt: '2093-11-30T21:00:00.000Z',
      answerBy: '2093-12-01T21:00:00.000Z',
    });
  });

  it('are ten at most, with the number of all', async () => {
    for (let count = 0; count < 12; count += 1) await aRequest('2093-11-30T12:00:00Z', '2093-12-24');
    const { requests, requestsTotal } = await read();
    expect([requests.length, requestsTotal]).toEqual([10, 12]);
  });
});

it('shows content by its deadline, what has passed first, until it is decided', async () => {
  const submit = async (title: string, approvalDeadline: string) => {
    const draft = { title, contentType: 'blog_post', content: 'Text', approvalDeadline, scheduledDate: '2093-12-24' };
    const written = await app.as('manager').post('/api/manager/scheduled-content').send(draft).expect(201);
    const { id: scheduledContentId } = written.body as { id: string };
    const item = { title, contentType: 'blog_post', scheduledContentId };
    const { body } = await app.as('manager').post('/api/approval-items').send(item).expect(201);
    return (body as { id: string }).id;
  };
  const soon = await submit('Soon', '2093-12-03');
  await submit('Later', '2093-12-20');
  const passed = await submit('Passed', '2093-11-29');
  await app
    .anonymous()
    .post('/api/approval-items')
    .send({ title: 'A visitor’s', contentType: 'blog_post' })
    .expect(201);
  const { approvals, approvalsTotal } = await read();
  expect(approvals).toMatchObject([
    { id: passed, title: 'Passed', approvalDeadline: '2093-11-29T05:00:00.000Z' },
    { id: soon, title: 'Soon' },
  ]);
  expect(approvalsTotal).toBe(2);
  await app.as('admin').patch(`/api/admin/approval-items/${passed}`).send({ status: 'approved' }).expect(200);
  expect(idsOf((await read()).approvals)).toEqual([soon]);
});

it('shows campaigns that go out by midnight in the restaurant’s zone, and those that were paused automatically', async () => {
  const aCampaign = async (status: string, scheduledDate: string, reason: string | null = null) => {
    const id = randomUUID();
    await app.database.query(
      `insert into email_campaigns (id, name, subject, html_content, recipient_criteria, recipient_count, status, status_reason,
         scheduled_date, created_by, created_by_role) values ($1, 'Winter', 'Hello', '', '{}', 7, $2, $3, $4, 'M', 'manager')`,
      [id, status, reason, scheduledDate],
    );
    return id;
  };
  const late = await aCampaign('paused', '2093-11-29T15:00:00Z', 'It was due.');
  await aCampaign('paused', '2093-11-29T15:00:00Z'); // by a person
  const tonight = await aCampaign('scheduled', '2093-12-02T04:59:59Z');
  await aCampaign('scheduled', '2093-12-02T05:00:00Z');
  expect((await read()).campaigns).toEqual([
    expect.objectContaining({ id: late, statusReason: 'It was due.' }),
    {
      id: tonight,
      name: 'Winter',
      scheduledDate: '2093-12-02T04:59:59.000Z',
      recipientCount: 7,
      approvalNeeded: false,
      statusReason: null,
    },
  ]);
  await app.database.query('update email_settings set owner_approval_required = true');
  expect((await read()).campaigns).toMatchObject([{ approvalNeeded: true }, { approvalNeeded: true }]);
});

it('counts unread messages and emails that could not be sent', async () => {
  const owner = { receiverId: 'admin', receiverType: 'admin', receiverName: 'The Owner' };
  await app
    .as('staff')
    .post('/api/messages')
    .send({ subject: 'Soup', content: 'Is out', ...owner })
    .expect(201);
  const letter = { name: 'Zoë', email: 'zoe@guests.example', message: 'Do you sell the heron?' };
  await app.anonymous().post('/api/contact').send(letter).expect(201);
  await app.database.query(
    `insert into outgoing_mails (id, dedupe_key, kind, recipient, message, status, attempts, created_at)
     select gen_random_uuid(), status, 'test', 'a@guests.example', '{}', status, 1, $1 from unnest(array['queued', 'failed']) status`,
    [app.clock.now()],
  );
  expect(await read()).toMatchObject({
    messages: { unread: 1 },
    enquiries: { unread: 1 },
    mail: { waiting: 1, failed: 1, heldBack: 0 },
  });
});
