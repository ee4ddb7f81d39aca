import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRestaurantProfile } from '../../../../platform/restaurant/restaurant-profile.js';
import { BuiltSite } from '../../../../platform/web/built-site.js';
import type { BlogPost } from '../../domain/blog-post.js';
import { BlogService } from '../../domain/blog.service.js';
import type { PublishedContent } from '../../domain/ports/posts.js';
import { WebsitePostsFromFiles } from '../content/website-posts-from-files.js';
import { BlogLivePages } from './blog-live-pages.js';
import { readLoaderData, writeLoaderData } from './loader-data.js';
import { inMarkup, inScript } from './markup.js';

const website = new WebsitePostsFromFiles();
const PUBLISHED: PublishedContent = {
  id: '0198a000-0000-7000-8000-0000000000a7',
  title: '$& "Soup" </script>',
  html: `<h2>Kiln</h2><p>It glows, it glows &amp; ${'it cools slowly '.repeat(12)}</p>`,
  words: `It glows, it glows & ${'it cools slowly '.repeat(12).trim()}`,
  publishedAt: new Date('2026-09-01T12:00:00Z'),
};
const ID = 'soup-script-000000a7';
const folder = mkdtempSync(join(tmpdir(), 'courtyard-blog-'));
const published: PublishedContent[] = [];
let pages: BlogLivePages;

const stream = (routes: object) => {
  const data = writeLoaderData({ loaderData: routes, actionData: null });
  return `<script>window.streamController.enqueue(${inScript(JSON.stringify(`${data}\n`))});</script>`;
};
const facts = ({ title, date }: BlogPost) => inScript(JSON.stringify({ headline: title, datePublished: date }));
const article = (post: BlogPost) =>
  `<html><head><title>${inMarkup(post.title)} | Blog</title><meta name="description" content="${inMarkup(post.excerpt)}"/></head>
<body><script type="application/ld+json">${facts(post)}</script><h1>${inMarkup(post.title)}</h1><time dateTime="${post.date}">x</time>
<div>${post.content}</div>${stream({ article: { post, content: post.content } })}</body></html>`;
const list = `<html><head></head><body><ul><li>menu</li></ul><ul>${website.all
  .map(({ id, title }) => `<li class="c"><h2>${inMarkup(title)}</h2><a href="/blog/${id}">Read</a></li>`)
  .join('')}</ul>${stream({ blog: website.all })}</body></html>`;

beforeAll(() => {
  const files = new Map([
    ['site.json', JSON.stringify({ csp: {}, appRoutes: ['/admin/login'] })],
    ['client/index.html', 'home'],
    ['client/404/index.html', '404'],
    ['client/blog/index.html', list],
    ['client/blog.data', writeLoaderData({ blog: { data: website.all } })],
  ]);
  for (const post of website.all) {
    files.set(`client/blog/${post.id}/index.html`, article(post));
    files.set(`client/blog/${post.id}.data`, writeLoaderData({ article: { data: { post, content: post.content } } }));
  }
  for (const [file, text] of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const restaurant = readRestaurantProfile();
  const service = new BlogService(website, { findAll: () => Promise.resolve([...published]) }, restaurant);
  pages = new BlogLivePages(
    service,
    restaurant,
    new URL('https://bistro.example'),
    new BuiltSite(join(folder, 'client')),
  );
});
beforeEach(() => {
  published.splice(0, published.length, PUBLISHED);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const bodyOf = async (path: string) => (await pages.find(path))?.body ?? '';

function carried(html: string): unknown {
  const [, text = '""'] = /enqueue\(("(?:[^"\\]|\\.)*")\)/.exec(html) ?? [];
  return readLoaderData(JSON.parse(text) as string);
}

it('leaves what was built alone while nothing was published', async () => {
  published.length = 0;
  for (const path of ['/', '/blog', '/blog.data', '/blog/a-day-under-the-arch', `/blog/${ID}`, '/reservations']) {
    expect(await pages.find(path)).toBeNull();
  }
});

it('writes title, description, addresses, facts and text of a published article into its page', async () => {
  const html = await bodyOf(`/blog/${ID}`);
  const title = '$&amp; &quot;Soup&quot; &lt;/script&gt;';
  expect(html).toContain(`<title>${title} | Blog</title>`);
  expect(html).toContain(`<h1>${title}</h1><time dateTime="2026-09-01">`);
  const [, description = ''] = /name="description" content="([^"]*)"/.exec(html) ?? [];
  expect(description.replaceAll('&amp;', '&')).toMatch(/^It glows, it glows & it cools.{118}\.\.\.$/);
  expect(html).toContain(`<link rel="canonical" href="https://bistro.example/blog/${ID}"/>`);
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toMatch(/og:image" content="https:\/\/bistro\.example\/pictures\/blog-\d-1200\.webp"/);
  expect(html).toContain('"headline":"$& \\"Soup\\" \\u003c/script>","datePublished":"2026-09-01"');
  expect(html).toContain('<div><h2>Kiln</h2><p>It glows, it glows &amp; it cools');
});

it('carries the data of the article, so that the page comes alive as the same', async () => {
  const expected = { post: { id: ID, title: PUBLISHED.title }, content: expect.stringMatching(/^<h2>Kiln/) };
  expect(carried(await bodyOf(`/blog/${ID}`))).toMatchObject({ loaderData: { article: expected } });
  expect(readLoaderData(await bodyOf(`/blog/${ID}.data`))).toMatchObject({ article: { data: expected } });
});

it('lists the published article in its place, in page and data', async () => {
  const html = await bodyOf('/blog');
  const linked = [...html.matchAll(/href="\/blog\/([^"]+)"/g)].map(([, id]) => id);
  expect(linked).toHaveLength(6);
  expect(linked[1]).toBe(ID);
  expect(carried(html)).toMatchObject({ loaderData: { blog: linked.map((id) => ({ id })) } });
  expect(readLoaderData(await bodyOf('/blog.data'))).toMatchObject({ blog: { data: linked.map((id) => ({ id })) } });
});

it('feeds readers with the whole text of every post', async () => {
  const feed = await bodyOf('/feed.xml');
  expect(feed.match(/<item>/g)).toHaveLength(6);
  expect(feed).toContain(`<link>https://bistro.example/blog/${ID}</link>`);
  expect(feed).toContain('<title>$&amp; &quot;Soup&quot; &lt;/script&gt;</title>');
  expect(feed).toContain('&lt;h2&gt;Kiln&lt;/h2&gt;');
  expect(feed).toContain('<pubDate>Tue, 01 Sep 2026 12:00:00 GMT</pubDate>');
});

it('names every page to search engines, and keeps them out of the back office', async () => {
  const map = await bodyOf('/sitemap.xml');
  const places = [...map.matchAll(/<loc>https:\/\/bistro\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(places).toEqual(expect.arrayContaining(['/', '/blog', '/blog/a-day-under-the-arch', `/blog/${ID}`]));
  expect(new Set(places).size).toBe(places.length);
  expect(map).toContain(`<loc>https://bistro.example/blog/${ID}</loc><lastmod>2026-09-01</lastmod>`);
  expect(map).not.toMatch(/404|admin/);
  const robots = await bodyOf('/robots.txt');
  expect(robots).toContain('Disallow: /admin/\n');
  expect(robots).toContain('Sitemap: https://bistro.example/sitemap.xml');
});
