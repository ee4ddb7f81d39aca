import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { schedule } from '../../testing/schedule.js';

interface Post {
  id: string;
  title: string;
  date: string;
  featured: boolean;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const list = async () => (await app.anonymous().get('/api/blog-posts').expect(200)).body as Post[];

it('lists the five posts of the website, newest first, one of them featured', async () => {
  const posts = await list();
  expect(posts).toHaveLength(5);
  expect(posts.filter(({ featured }) => featured)).toHaveLength(1);
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('is read page by page', async () => {
  const all = await list();
  const first = await app.anonymous().get('/api/blog-posts?limit=2').expect(200);
  expect(first.headers['x-total-count']).toBe('5');
  const [, next = ''] = /^<(.*)>; rel="next"$/.exec(first.headers['link'] ?? '') ?? [];
  const second = await app.anonymous().get(next).expect(200);
  const last = await app.anonymous().get(next.replace('limit=2', 'limit=3')).expect(200);
  expect([...(first.body as Post[]), ...(second.body as Post[])]).toEqual(all.slice(0, 4));
  expect(last.body).toEqual(all.slice(2));
  expect(last.headers).not.toHaveProperty('link');
  for (const query of ['limit=0', 'limit=501', 'cursor=none'])
    await app.anonymous().get(`/api/blog-posts?${query}`).expect(400);
  const etag = first.headers['etag'] ?? '';
  await app.anonymous().get('/api/blog-posts?limit=2').set('If-None-Match', etag).expect(304);
});

it('answers one post with its text, and costs a repetition a 304', async () => {
  const { body, headers } = await app.anonymous().get('/api/blog-posts/a-day-under-the-arch').expect(200);
  expect(body).toMatchObject({
    id: 'a-day-under-the-arch',
    title: 'A Day Under the Arch',
    image: '/pictures/blog-1-1200.webp',
    content: expect.stringContaining('mockingbird'),
  });
  expect(headers['cache-control']).toBe('no-cache');
  await app
    .anonymous()
    .get('/api/blog-posts/a-day-under-the-arch')
    .set('If-None-Match', headers['etag'] ?? '')
    .expect(304);
});

it('shows content published in the back office, sanitized, and no other', async () => {
  await schedule(app, { title: 'Draft', status: 'draft' });
  await schedule(app, { title: 'Approved', status: 'approved' });
  await schedule(app, { title: 'Elsewhere', contentType: 'social_media' });
  const id = await schedule(app, {
    title: 'Zoë’s Soup & <Glass>',
    content: `<p onclick="x()">${'Red glass. '.repeat(40)}</p><script>alert(1)</script>`,
    scheduledDate: '2094-01-01T04:30:00Z',
  });
  const posts = await list();
  expect(posts).toHaveLength(6);
  const address = `zoes-soup-glass-${id.slice(-8)}`;
  expect(posts[0]).toEqual({
    id: address,
    title: 'Zoë’s Soup & <Glass>',
    excerpt: `${'Red glass. '.repeat(14).slice(0, 146)}...`,
    image: expect.stringMatching(/^\/pictures\/gallery-\d\d-1200\.webp$/),
    imageAlt: expect.any(String),
    content: `<p>${'Red glass. '.repeat(40)}</p>`,
    date: '2093-12-31',
    author: 'The Courtyard Bistro',
    readTime: '1 min read',
    featured: false,
  });
  expect((await app.anonymous().get(`/api/blog-posts/${address}`).expect(200)).body).toEqual(posts[0]);
});

it('begins the excerpt with the first paragraph and counts every word of the article for its read time', async () => {
  const id = await schedule(app, {
    title: 'Long list',
    content: `<h2>Heading</h2><p>Red glass.</p><ul>${'<li>one pane</li>'.repeat(250)}</ul>`,
  });
  const post = (await list()).find((one) => one.id.endsWith(id.slice(-8)));
  expect(post).toMatchObject({ excerpt: 'Red glass.', readTime: '3 min read' });
});

it('sanitizes an unfinished preview', async () => {
  const preview = (body: object) => app.as('manager').post('/api/manager/content-preview').send(body).expect(200);
  // The API is served alone here, so there are no pages.
  expect((await preview({})).body).toEqual({ html: '', pages: null, findings: [] });
  const content = '<p onclick="x()">Soup</p><script>y</script>';
  expect((await preview({ contentType: 'social_media', content, scheduledDate: 'soon' })).body).toEqual({
    html: '<p>Soup</p>',
    pages: null,
    findings: [],
  });
  await app
    .as('manager')
    .post('/api/manager/content-preview')
    .send({ title: 'x'.repeat(201) })
    .expect(400);
});

/** The first Tuesday in March of next year: a weekday with hours, and never a holiday. */
function openTuesday(): string {
  const year = new Date().getUTCFullYear() + 1;
  const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(year, 2, index + 1)));
  return (
    days
      .find((day) => day.getUTCDay() === 2)
      ?.toISOString()
      .slice(0, 10) ?? ''
  );
}

it('marks wrong days, hours and prices in a preview', async () => {
  const findings = async (written: object) => {
    const { body } = await app.as('manager').post('/api/manager/content-preview').send(written).expect(200);
    return (body as { findings: { message: string }[] }).findings.map(({ message }) => message);
  };
  const content = 'Castillo Club, this week for $12.\nCome at 8am!';
  const written = [
    'The text names Sunday, and the restaurant is closed on Sundays.',
    'The text names 8am, and the restaurant is not open then.',
    'The text names $12 for Castillo Club, and the menu says $15.00.',
  ];
  expect(await findings({ title: 'Sunday', contentType: 'social_media', content })).toEqual(written);

  const day = openTuesday();
  const closed = { from: day, to: day, spans: [], note: 'The kiln is built' };
  const named = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long' });
  expect(await findings({ content: `On ${named} we light the kiln` })).toEqual([]);
  await app.as('admin').post('/api/admin/hours/special').send(closed).expect(201);
  expect(await findings({ content: `On ${named} we light the kiln` })).toEqual([
    `The text names ${named}, and the restaurant is closed that day (The kiln is built).`,
  ]);
});

it.each(['no-such-post', '%00', '..%2fposts', '00000000'])('answers 404 for the unknown post %s', async (id) => {
  await app.anonymous().get(`/api/blog-posts/${id}`).expect(404);
});
