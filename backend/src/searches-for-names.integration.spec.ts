import type { Role } from './kernel/actor.js';
import type { TestApp } from './platform/testing/test-app.js';
import { startTestApp } from './testing/start-test-app.js';
import { aReservationRequest } from './contexts/reservations/testing/a-reservation-request.js';

const DAY = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
/** One word with composed letters, one with combining accents, one with a letter that has no base letter. */
const NAME = `${'José'.normalize('NFC')} ${'Muñoz'.normalize('NFD')} Ørsted`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  await post('anonymous', '/api/reservations', aReservationRequest({ customerName: NAME }));
  const { body } = await post('anonymous', '/api/reservations', aReservationRequest({ customerName: NAME }));
  await app.database.query(`update reservation_requests set status = 'archived' where id = $1`, [
    (body as { id: string }).id,
  ]);
  await post('anonymous', '/api/contact', { name: NAME, email: 'ada@guests.example', message: 'Lilacs, please.' });
  const contact = { firstName: NAME, lastName: 'Hart', email: 'ada@guests.example', tags: ['Regular'] };
  await post('manager', '/api/customer-contacts', contact);
  await post('manager', '/api/email-campaigns', {
    name: NAME,
    subject: 'Soup',
    recipientCriteria: { type: 'all_opted_in' },
  });
  const template = { category: 'welcome', subject: 'Soup', htmlContent: '<p>Soup</p>' };
  await post('manager', '/api/email-templates', { name: NAME, ...template });
  const dates = { scheduledDate: DAY, approvalDeadline: DAY };
  const content = { title: NAME, contentType: 'blog_post', content: 'Soup', priority: 'medium', ...dates };
  const { body: draft } = await post('manager', '/api/manager/scheduled-content', content);
  const scheduledContentId = (draft as { id: string }).id;
  await post('manager', '/api/approval-items', { title: NAME, contentType: 'blog_post', scheduledContentId });
  await post('admin', '/api/admin/staff', { name: NAME, password: 'quiet-otter-9', email: 'noah@b.example' });
  const message = { receiverId: 'admin', receiverType: 'admin', receiverName: 'The Owner', content: 'Soup' };
  await post('manager', '/api/messages', { ...message, subject: NAME });
});
afterAll(() => app.stop());

const post = (who: Role | 'anonymous', path: string, body: object) =>
  (who === 'anonymous' ? app.anonymous() : app.as(who)).post(path).send(body).expect(201);

/** How many rows a list has. */
const listed = (path: string, parameter: string) => async (text: string) => {
  const { body } = await app
    .as('admin')
    .get(path)
    .query({ [parameter]: text })
    .expect(200);
  return (body as unknown[]).length;
};
/** Number of data rows in an export. */
const exported = (path: string, parameter: string) => async (text: string) => {
  const answer = await app
    .as('admin')
    .get(path)
    .query({ [parameter]: text })
    .expect(200);
  return answer.text.trim().split('\n').length - 1;
};
/** How many the search over everything finds of a kind. */
const found =
  (kind: string, who: Role = 'admin') =>
  async (text: string) => {
    const { body } = await app.as(who).get('/api/search').query({ q: text }).expect(200);
    const { groups } = body as { groups: { kind: string; items: unknown[] }[] };
    return groups.find((group) => group.kind === kind)?.items.length ?? 0;
  };

it.each<[string, (text: string) => Promise<number>]>([
  ['requests and reservations', listed('/api/admin/reservations', 'search')],
  ['past reservations', listed('/api/admin/reservations/archived', 'search')],
  ['contacts', listed('/api/customer-contacts', 'query')],
  ['contacts with a tag', listed('/api/customer-contacts?tag=Regular', 'query')],
  ['contacts in another order', listed('/api/customer-contacts?sort=email', 'query')],
  ['contacts to download', exported('/api/customer-contacts/export.csv', 'query')],
  ['inquiries', listed('/api/admin/enquiries', 'search')],
  ['inquiries to download', exported('/api/admin/enquiries/export.csv', 'search')],
  ['the activity log', listed('/api/admin/trail', 'search')],
  ['reservations of the palette', found('reservation')],
  ['contacts of the palette', found('contact')],
  ['inquiries of the palette', found('enquiry')],
  ['campaigns of the palette', found('campaign')],
  ['templates of the palette', found('template')],
  ['content of the palette', found('content', 'manager')],
  ['submitted content of the palette', found('content')],
  ['staff of the palette', found('staff')],
  ['messages of the palette', found('message')],
])('finds a name among %s whatever its accents, capitals and encoding', async (_, search) => {
  const rows = await search(NAME.normalize('NFC'));
  expect(rows).toBeGreaterThanOrEqual(1);
  const wanted = ['jose munoz', 'JOSÉ MUÑOZ', NAME.normalize('NFD'), 'ñoz ø', 'orsted', 'JOSE'];
  for (const text of wanted) expect([text, await search(text)]).toEqual([text, rows]);
  for (const text of ['jose munez', 'jos_ munoz', 'José%', 'Jöse\\'])
    expect([text, await search(text)]).toEqual([text, 0]);
});

it.each([
  ['Łukasz Đorđević', 'lukasz dordevic'],
  ['Straße', 'STRASSE'],
  ['Æthel', 'aethel'],
  ['İpek', 'ipek'],
  ['O’Brien', "o'brien"],
  ['Ａｎａ', 'ａｎａ'],
  ['Жан', 'жан'],
  ['한글', '한글'.normalize('NFD')],
])('writes %s and %s as the same key', async (one, other) => {
  const [row] = await app.database.query<{ same: boolean; again: boolean }[]>(
    'select search_key($1) = search_key($2) as same, search_key(search_key($1)) = search_key($1) as again',
    [one, other],
  );
  expect(row).toEqual({ same: true, again: true });
});

it('looks through long lists by indexes of the keys', async () => {
  const plans = [
    [
      `select id from events where search_key(coalesce(subject_name, '') || ' ' || coalesce(actor->>'name', '')) like search_key('%orsted%'::text)`,
      'events_search_key',
    ],
    [
      `select id from messages where search_key(sender_name || ' ' || subject || ' ' || content) like search_key('%orsted%'::text)`,
      'messages_search_key',
    ],
    [
      `select id from enquiries where search_key(name || ' ' || email || ' ' || data::text) like search_key('%orsted%'::text)`,
      'enquiries_search_key',
    ],
    [
      `select id from approval_items where status <> 'pending' and search_key(title || ' ' || submitted_by) like search_key('%orsted%'::text)`,
      'approval_items_decided_search_key',
    ],
  ] as const;
  await app.database.run(null, async () => {
    // So few rows would be read one after the other.
    await app.database.query('set local enable_seqscan = off');
    await app.database.query('set local enable_indexscan = off');
    for (const [sql, index] of plans)
      expect(JSON.stringify(await app.database.query(`explain ${sql}`))).toContain(index);
  });
});
