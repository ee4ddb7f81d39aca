import { escapeUTF8 } from 'entities';
import type { Restaurant } from '../../../../kernel/restaurant.js';
import { readRestaurantProfile } from '../../../../platform/restaurant/restaurant-profile.js';
import type { SiteArticle, SiteFacts } from '../../../../platform/web/built-site.js';
import type { LivePage } from '../../../../platform/web/live-pages.js';
import type { PublishedHoursView } from '../../../hours/index.js';
import type { ComingDay } from '../../../reservations/index.js';
import type { PageFactsView } from './page-facts.js';
import { BlogService, type PublishedContent } from '../../domain/blog.service.js';
import { WebsitePostsFromFiles } from '../content/website-posts-from-files.js';
import { BlogLivePages } from './blog-live-pages.js';
import type { PastNewsletter } from './past-newsletters.js';
import { BlogPreview } from '../http/previews.controllers.js';

const PUBLISHED: PublishedContent = {
  id: '0198a000-0000-7000-8000-0000000000a7',
  title: '$& "Soup" </script>',
  html: '<h2>Kiln</h2><p>It glows.<img src="/pictures/0.webp" /></p>',
  words: 'It glows.',
  publishedAt: new Date('2026-09-01T12:00:00Z'),
};
const ISSUE: PastNewsletter = {
  id: 'summer-0000aaaa',
  title: 'Summer',
  excerpt: 'Hello',
  content: '<p>Hello</p>',
  date: '2026-08-01',
};
const DRAFT_ID = '00000000-0000-0000-0000-000000000000';
const ID = 'soup-script-000000a7';
const EACH_DAY = [{ opens: '10:00', closes: '15:00' }];
const WEEK: PublishedHoursView['weekly'] = {
  monday: EACH_DAY,
  tuesday: EACH_DAY,
  wednesday: EACH_DAY,
  thursday: EACH_DAY,
  friday: EACH_DAY,
  saturday: EACH_DAY,
  sunday: EACH_DAY,
};
const website = new WebsitePostsFromFiles({ isInBuiltTown: true });
let contents: readonly PublishedContent[];
let isDatabaseDown: boolean;
let newsletters: readonly PastNewsletter[];
let facts: PageFactsView;
let comingDays: readonly ComingDay[];
let restaurant: Restaurant & { name: string };
let render: jest.Mock<Promise<LivePage>, [string, readonly SiteArticle[], SiteFacts]>;
let pages: BlogLivePages;
let preview: BlogPreview;

beforeEach(() => {
  contents = [PUBLISHED];
  isDatabaseDown = false;
  newsletters = [ISSUE];
  comingDays = [];
  render = jest.fn<Promise<LivePage>, [string, readonly SiteArticle[], SiteFacts]>((path) =>
    Promise.resolve({ type: 'text/html', body: `page of ${path}` }),
  );
  restaurant = { ...readRestaurantProfile() };
  const blog = new BlogService(
    website,
    {
      findAll: () => (isDatabaseDown ? Promise.reject(new Error('no database')) : Promise.resolve(contents)),
      asPublished: ({ title, content, publishedAt }) => ({
        id: DRAFT_ID,
        title,
        html: content,
        words: content,
        publishedAt,
      }),
    },
    restaurant,
  );
  const addresses = [
    '/',
    '/blog',
    '/blog/a-day-under-the-arch',
    '/newsletter',
    '/newsletter/archive',
    '/reservations',
    '/times',
    '/staff/login',
    '/sign-in/directory',
    '/email/preferences',
    '/table',
  ];
  const isPage = (path: string) => [...addresses, '/_.data'].includes(path);
  const site = { addresses, isPage, render };
  facts = {
    today: '2026-11-23',
    openFrom: '2026-11-23',
    weekly: WEEK,
    changes: [],
    special: [],
    photographs: {},
    chatAnswers: {},
    newsletter: false,
    newsletterArchive: false,
    menu: { note: 'Bread is extra.', glutenFreeBread: '', groups: [] },
  };
  const pageFacts = { now: () => Promise.resolve(facts) };
  preview = new BlogPreview({ render }, blog, pageFacts);
  pages = new BlogLivePages(
    blog,
    restaurant,
    { publicUrl: new URL('https://bistro.example') },
    site,
    pageFacts,
    {
      now: () => Promise.resolve(comingDays),
    },
    { list: () => (isDatabaseDown ? Promise.reject(new Error('no database')) : Promise.resolve(newsletters)) },
  );
});

const bodyOf = async (path: string) => (await pages.find(path))?.body ?? '';

it('makes the page of free times again when a table is taken, and leaves the other pages', async () => {
  await pages.find('/');
  const before = await pages.find('/times');
  expect(await pages.find('/times')).toBe(before);
  comingDays = [{ date: '2026-11-23', times: [{ time: '12:00 PM', upTo: null }] }];
  await pages.find('/times');
  await pages.find('/');
  expect(render.mock.calls).toEqual([
    ['/', [], facts],
    ['/times', [], { ...facts, comingDays: [] }],
    ['/times', [], { ...facts, comingDays }],
  ]);
});

it('makes built pages with the facts of the moment, each once until these change', async () => {
  const built = ['/', '/_.data', '/blog/a-day-under-the-arch', '/reservations'];
  for (const path of built) expect(await pages.find(path)).toBe(await pages.find(path));
  expect(render.mock.calls.map(([path, , shown]) => [path, shown])).toEqual(built.map((path) => [path, facts]));
  expect(render.mock.lastCall?.[1]).toEqual([]);
  facts = { ...facts, today: '2026-11-24' };
  await pages.find('/');
  expect(render.mock.lastCall).toEqual(['/', [], facts]);
  for (const path of ['/assets/app.js', '/nothing', '/blog/a/b', '/reservations.data'])
    expect(await pages.find(path)).toBeNull();
});

it('makes an article of the website with all posts', async () => {
  await pages.find('/blog/a-day-under-the-arch');
  expect(render.mock.lastCall?.[1]).toHaveLength(6);
});

it.each(['/blog', '/blog.data', `/blog/${ID}`, `/blog/${ID}.data`])('makes %s of all posts', async (path) => {
  expect(await bodyOf(path)).toBe(`page of ${path}`);
  const posts = render.mock.lastCall?.[1] ?? [];
  expect(posts).toHaveLength(6);
  expect(posts[1]).toMatchObject({ id: ID, title: PUBLISHED.title, content: PUBLISHED.html, date: '2026-09-01' });
});

it('makes a page again only when the posts have changed', async () => {
  const first = await pages.find('/blog');
  expect(await pages.find('/blog')).toBe(first);
  contents = [{ ...PUBLISHED, title: 'Stew' }];
  expect(await pages.find('/blog')).not.toBe(first);
  expect(render).toHaveBeenCalledTimes(2);
  expect(render.mock.lastCall?.[1]).toContainEqual(expect.objectContaining({ title: 'Stew' }));
});

it('makes one page for all unknown articles', async () => {
  const found = await Promise.all(['/blog/no-such-story', '/blog/nor-this-one'].map((path) => pages.find(path)));
  expect(found[0]).toBe(found[1]);
  await pages.find('/blog/no-such-story.data');
  expect(render.mock.calls.map(([path]) => path)).toEqual(['/blog/unknown', '/blog/unknown.data']);
});

it.each([PUBLISHED.id, 'former-title-000000a7', '000000a7'])('leads from /blog/%s to the article', async (former) => {
  expect(await pages.find(`/blog/${former}`)).toMatchObject({ location: `/blog/${ID}` });
  expect(render).not.toHaveBeenCalled();
});

it('tries a page that could not be made again', async () => {
  render.mockRejectedValueOnce(new Error('no memory'));
  await expect(pages.find('/blog')).rejects.toThrow('no memory');
  expect(await bodyOf('/blog')).toBe('page of /blog');
});

it('feeds readers with the whole text of every post', async () => {
  const feed = await bodyOf('/feed.xml');
  expect(feed.match(/<item>/g)).toHaveLength(6);
  expect(feed).toContain(`<link>https://bistro.example/blog/${ID}</link>`);
  expect(feed).toContain('<title>$&amp; &quot;Soup&quot; &lt;/script&gt;</title>');
  expect(feed).toContain('&lt;h2&gt;Kiln&lt;/h2&gt;');
  expect(feed).toContain(escapeUTF8('<img src="https://bistro.example/pictures/0'));
  expect(feed).toContain('<pubDate>Tue, 01 Sep 2026 12:00:00 GMT</pubDate>');
});

it('names each installed dashboard after the restaurant as it is called now', async () => {
  restaurant.name = 'Casa Ada';
  const manifest = await pages.find('/staff.webmanifest');
  expect(manifest?.type).toBe('application/manifest+json');
  expect(JSON.parse(manifest?.body ?? '')).toMatchObject({ name: 'Casa Ada · Staff', start_url: '/staff/dashboard' });
  expect(await pages.find('/guest.webmanifest')).toBeNull();
});

it('lists every public page for search engines, and excludes the back office', async () => {
  const map = await bodyOf('/sitemap.xml');
  const places = [...map.matchAll(/<loc>https:\/\/bistro\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  const posts = [...website.all.map(({ id }) => id), ID].map((id) => `/blog/${id}`);
  expect([...places].sort()).toEqual(['/', '/blog', '/reservations', '/times', ...posts].sort());
  expect(map).toContain(`<loc>https://bistro.example/blog/${ID}</loc><lastmod>2026-09-01</lastmod>`);
  const robots = await bodyOf('/robots.txt');
  expect(robots).toContain('Disallow: /admin/\n');
  expect(robots).toContain('Sitemap: https://bistro.example/sitemap.xml');
});

it('lists the page of the newsletter only while it is on', async () => {
  facts = { ...facts, newsletter: true };
  expect(await bodyOf('/sitemap.xml')).toContain('<loc>https://bistro.example/newsletter</loc>');
});

describe('past newsletters', () => {
  const archive = '/newsletter/archive';
  const archiveByPath = () => render.mock.calls.map(([path, , facts]) => [path, 'archive' in facts && facts.archive]);

  it('are on no page and in no map while the archive is off', async () => {
    await pages.find(archive);
    await pages.find(`${archive}/${ISSUE.id}`);
    expect(archiveByPath()).toEqual([
      [archive, []],
      [`${archive}/unknown`, []],
    ]);
    expect(await bodyOf('/sitemap.xml')).not.toContain(archive);
  });

  it('have a list, pages and entries in the map while it is on, made again when they change', async () => {
    facts = { ...facts, newsletterArchive: true };
    const paths = [archive, `${archive}.data`, `${archive}/${ISSUE.id}`, `${archive}/${ISSUE.id}.data`];
    for (const path of paths) expect(await pages.find(path)).toBe(await pages.find(path));
    expect(archiveByPath()).toEqual(paths.map((path) => [path, [ISSUE]]));
    const map = await bodyOf('/sitemap.xml');
    expect(map).toContain(`<loc>https://bistro.example${archive}</loc>`);
    expect(map).toContain(`<loc>https://bistro.example${archive}/${ISSUE.id}</loc><lastmod>2026-08-01</lastmod>`);
    newsletters = [];
    expect(await bodyOf('/sitemap.xml')).not.toContain(ISSUE.id);
    await pages.find(archive);
    expect(archiveByPath().at(-1)).toEqual([archive, []]);
  });

  it('that do not exist share one page', async () => {
    facts = { ...facts, newsletterArchive: true };
    expect(await pages.find(`${archive}/one`)).toBe(await pages.find(`${archive}/two`));
    await pages.find(`${archive}/two.data`);
    expect(archiveByPath().map(([path]) => path)).toEqual([`${archive}/unknown`, `${archive}/unknown.data`]);
  });
});

it('tells assistants about the restaurant, current hours and where to request a table', async () => {
  const usual = await bodyOf('/llms.txt');
  expect(usual).toMatch(/^# \S/);
  expect(usual).toContain('- Monday to Sunday: 10:00 to 15:00\n');
  expect(usual).toContain('(https://bistro.example/reservations)');
  expect(usual).not.toContain('Other hours');

  const closed = { date: '2026-11-26', spans: [], note: 'Thanksgiving', isSpecial: true, isClosed: true };
  facts = { ...facts, weekly: { ...WEEK, sunday: [] }, special: [closed] };
  const changed = await bodyOf('/llms.txt');
  expect(changed).toContain('- Monday to Saturday: 10:00 to 15:00\n- Sunday: closed\n');
  expect(changed).toContain('- 2026-11-26: closed (Thanksgiving)\n');
});

it('tells assistants the menu of the moment', async () => {
  const soup = { name: 'Tomato, cup', price: '$6.00', description: 'Warm', diets: ['vegetarian'] };
  const off = { name: 'Soda', price: '$3.00', offUntil: '2026-11-24' };
  const wine = { title: 'Wines', description: '', options: [{ name: 'By the glass', price: '$12-$14' }] };
  const groups = [
    { id: 'soup', category: 'Soup', items: [soup] },
    { id: 'drinks', category: 'Drinks', items: [off], wineSection: wine },
  ];
  facts = { ...facts, menu: { ...facts.menu, groups } };
  const text = await bodyOf('/llms.txt');
  expect(text).toContain('### Soup\n\n- Tomato, cup, $6.00; Warm; vegetarian\n');
  expect(text).toContain('- Soda, $3.00; off today, back on 2026-11-24\n- Wines, by the glass, $12-$14\n');
  expect(text).toContain('\nBread is extra.\n');
});

describe('a post that is being written', () => {
  const draft = (date: string) => ({
    title: 'Stew',
    content: '<p>Hot.</p>',
    publishedAt: new Date(`${date}T12:00:00Z`),
  });

  it('is made into its own page and the list that it would begin', async () => {
    const made = await preview.pagesOf(draft('2026-12-01'));
    expect(made).toEqual({ article: 'page of /blog/stew-00000000', list: 'page of /blog' });
    expect(render.mock.calls[0]?.[1]).toEqual([expect.objectContaining({ title: 'Stew', content: '<p>Hot.</p>' })]);
    expect(render.mock.calls[1]?.[1].map(({ title }) => title).slice(0, 1)).toEqual(['Stew']);
    // Only in the preview.
    expect(await bodyOf('/feed.xml')).not.toContain('Stew');
  });

  it('appears in the list according to its date', async () => {
    await preview.pagesOf(draft('2000-01-01'));
    expect(render.mock.calls[1]?.[1].at(-1)).toMatchObject({ title: 'Stew', date: '2000-01-01' });
  });
});

describe('without the database', () => {
  it('uses the last known posts', async () => {
    const feed = await bodyOf('/feed.xml');
    const article = await bodyOf(`/blog/${ID}`);
    isDatabaseDown = true;
    expect(await bodyOf('/feed.xml')).toBe(feed);
    expect(await bodyOf(`/blog/${ID}`)).toBe(article);
  });

  it('uses the last known newsletters', async () => {
    facts = { ...facts, newsletterArchive: true };
    const path = '/newsletter/archive';
    const shown = [await pages.find(path), await pages.find('/sitemap.xml')];
    isDatabaseDown = true;
    expect([await pages.find(path), await pages.find('/sitemap.xml')]).toEqual(shown);
    await pages.find(`${path}/${ISSUE.id}`);
    expect(render.mock.calls.at(-1)?.[2]).toMatchObject({ archive: [ISSUE] });
  });

  it('answers with an error rather than an empty list', async () => {
    isDatabaseDown = true;
    facts = { ...facts, newsletterArchive: true };
    await expect(pages.find('/newsletter/archive')).rejects.toThrow('no database');
    for (const path of ['/feed.xml', '/sitemap.xml', `/blog/${ID}`])
      await expect(pages.find(path)).rejects.toThrow('no database');
    expect(await bodyOf('/robots.txt')).toContain('User-agent');
  });
});
