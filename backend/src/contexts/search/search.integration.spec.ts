import { randomUUID } from 'node:crypto';
import type { Role } from '../../kernel/actor.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';
import type { SearchView } from './search.controller.js';

/** Only what this test makes has this name in it. */
const NAME = 'Quillfeather';
const DAY = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  await post('anonymous', '/api/reservations', aTable('Ada Quillfeather'));
  await post('anonymous', '/api/contact', { name: NAME, email: 'ada@guests.example', message: 'Lilacs, please.' });
  await post('manager', '/api/customer-contacts', { firstName: 'Ada', lastName: NAME, email: 'ada@guests.example' });
  await post('manager', '/api/email-campaigns', {
    name: `${NAME} days`,
    subject: 'Soup',
    recipientCriteria: { type: 'all_opted_in' },
  });
  await post('manager', '/api/email-templates', {
    name: `For the ${NAME}s`,
    category: 'welcome',
    subject: 'Soup',
    htmlContent: '<p>Soup</p>',
  });
  await post('manager', '/api/manager/scheduled-content', {
    title: `Dinner at the ${NAME}s`,
    contentType: 'blog_post',
    content: 'Soup',
    scheduledDate: DAY,
    approvalDeadline: DAY,
    priority: 'medium',
  });
  await post('admin', '/api/admin/staff', { name: `Noah ${NAME}`, password: 'quiet-otter-9', email: 'noah@b.example' });
  await write('manager', 'admin', `${NAME} for the owner`);
  await write('admin', 'site-manager', `${NAME} for the manager`);
});
afterAll(() => app.stop());

const aTable = (customerName: string) => ({
  customerName,
  customerEmail: 'ada@guests.example',
  customerPhone: '(904) 555-0177',
  partySize: '2',
  preferredDate: DAY,
  preferredTime: '12:30 PM',
});
const caller = (who: Role | 'anonymous') => (who === 'anonymous' ? app.anonymous() : app.as(who));
const post = (who: Role | 'anonymous', path: string, body: object) => caller(who).post(path).send(body).expect(201);
const write = (who: Role, receiverId: string, subject: string) =>
  post(who, '/api/messages', {
    receiverId,
    receiverType: receiverId === 'admin' ? 'admin' : 'manager',
    receiverName: 'Somebody',
    subject,
    content: 'Soup',
  });
const ask = (who: Role, q: string) => app.as(who).get('/api/search').query({ q });
async function found(who: Role, q: string): Promise<Record<string, string[]>> {
  const { body } = await ask(who, q).expect(200).expect('Cache-Control', 'no-store');
  const { groups } = body as SearchView;
  return Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)]));
}

it('finds what the owner may see, by its kind', async () => {
  expect(await found('admin', 'quillFEATHER')).toEqual({
    reservation: ['Ada Quillfeather'],
    contact: ['Ada Quillfeather'],
    campaign: ['Quillfeather days'],
    template: ['For the Quillfeathers'],
    message: ['Quillfeather for the owner'],
    enquiry: ['Quillfeather'],
    staff: ['Noah Quillfeather'],
  });
});

it('finds content for the owner from when it is handed in until it is deleted', async () => {
  const title = `Soup ${randomUUID()}`;
  const draft = { contentType: 'blog_post', content: 'Soup', priority: 'medium' };
  const dates = { scheduledDate: DAY, approvalDeadline: DAY };
  const { body: content } = await post('manager', '/api/manager/scheduled-content', { title, ...draft, ...dates });
  expect(await found('manager', title)).toEqual({ content: [title] });
  expect(await found('admin', title)).toEqual({});

  const { id: scheduledContentId } = content as { id: string };
  const { body } = await post('manager', '/api/approval-items', {
    title,
    contentType: 'blog_post',
    scheduledContentId,
  });
  const item = `/api/admin/approval-items/${(body as { id: string }).id}`;
  expect(await found('admin', title)).toEqual({ content: [title] });
  await app.as('admin').patch(item).send({ status: 'approved' }).expect(200);
  expect(await found('admin', title)).toEqual({ content: [title] });
  await app.as('admin').delete(item).expect(204);
  expect(await found('admin', title)).toEqual({});
});

it('finds resubmitted content once, in its current state', async () => {
  const title = `Bread ${randomUUID()}`;
  const draft = { title, contentType: 'blog_post', content: 'Bread', priority: 'medium' };
  const dates = { scheduledDate: DAY, approvalDeadline: DAY };
  const { body: content } = await post('manager', '/api/manager/scheduled-content', { ...draft, ...dates });
  const { id: scheduledContentId } = content as { id: string };
  const submitDraft = async () => {
    const handedIn = { title, contentType: 'blog_post', scheduledContentId };
    return ((await post('manager', '/api/approval-items', handedIn)).body as { id: string }).id;
  };
  const decide = (id: string, status: string) =>
    app.as('admin').patch(`/api/admin/approval-items/${id}`).send({ status, adminComments: 'Shorter.' }).expect(200);
  const items = async () => ((await ask('admin', title).expect(200)).body as SearchView).groups[0]?.items;

  const first = await submitDraft();
  await decide(first, 'revision_requested');
  expect(await items()).toMatchObject([{ id: first, detail: 'revision_requested' }]);
  const second = await submitDraft();
  expect(await items()).toMatchObject([{ id: second, detail: 'pending' }]);
  await decide(second, 'approved');
  expect(await items()).toMatchObject([{ id: second, detail: 'approved' }]);
});

it('finds for a manager the own mailbox, and neither guests nor what the owner alone reads', async () => {
  const groups = await found('manager', NAME);
  expect(Object.keys(groups)).toEqual(['contact', 'campaign', 'template', 'content', 'message']);
  expect(groups['message']).toEqual(['Quillfeather for the manager']);
});

it('finds for staff the guests alone, and nothing of the mailboxes of others', async () => {
  expect(await found('staff', NAME)).toEqual({ reservation: ['Ada Quillfeather'] });
});

it('acts as one role if the user has signed in with two', async () => {
  const client = await (await app.anonymous().login('admin')).login('staff');
  const kindsFor = async (role: Role) => {
    const { body } = await client.get('/api/search').query({ q: NAME }).set('X-Acting-As', role).expect(200);
    return (body as SearchView).groups.map(({ kind }) => kind);
  };
  expect(await kindsFor('staff')).toEqual(['reservation']);
  expect(await kindsFor('admin')).toContain('enquiry');
});

it('names the kind and time of each result', async () => {
  const { body } = await ask('staff', '904-555-0177').expect(200);
  expect(body).toEqual({
    groups: [
      {
        kind: 'reservation',
        items: [
          {
            id: expect.any(String),
            title: 'Ada Quillfeather',
            detail: `${DAY}, 12:30 PM, party of 2, pending`,
            at: expect.stringMatching(/Z$/),
          },
        ],
      },
    ],
  });
});

it('finds archived messages, also by their content', async () => {
  const subject = `Soup ${randomUUID()}`;
  const { body } = await write('manager', 'admin', subject);
  const { id } = body as { id: string };
  await app.as('admin').put(`/api/messages/${id}/archive`).expect(200);
  expect(await found('admin', subject)).toEqual({ message: [subject] });
});

it('shows five of a kind, the newest first, and guests of today before those of the past', async () => {
  for (const number of [1, 2, 3, 4, 5, 6])
    await post('anonymous', '/api/reservations', aTable(`Zephyrine ${String(number)}`));
  await app.database.query(
    `update reservation_requests set status = 'archived', completed_at = now() where customer_name = 'Zephyrine 6'`,
  );
  const names = [5, 4, 3, 2, 1].map((number) => `Zephyrine ${String(number)}`);
  expect(await found('staff', 'zephyrine')).toEqual({ reservation: names });
  expect(await found('staff', 'zephyrine 6')).toEqual({ reservation: ['Zephyrine 6'] });
});

it.each(['%%', '__', '%_\\', 'Quill%', 'Quillfeathe_', `\\${NAME}`])('takes %j to the letter', async (q) => {
  expect(await found('admin', q)).toEqual({});
});

it.each(['', 'q', ' q ', 'q'.repeat(101)])('refuses to look for %j', async (q) => {
  const { body } = await ask('admin', q).expect(400);
  expect(body).toMatchObject({
    errors: [{ field: 'q', message: expect.stringMatching(/ at (?:least two|most 100) characters /) }],
  });
});

it('looks for a hundred characters', async () => {
  expect(await found('admin', 'q'.repeat(100))).toEqual({});
});
