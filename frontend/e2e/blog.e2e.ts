import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import posts from '../../backend/content/blog/posts.json' with { type: 'json' };
import { inDatabase } from './support/database';
import { signIn } from './support/sign-in';
import { expect, expectFits, test } from './support/test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** The facts for search engines in a page. */
const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );

const description = (page: Page) => page.locator('meta[name=description]');

test('the blog shows every post as a card and goes back home, and an article opens from its card and leads on', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page).toHaveTitle(/^Blog \| /);
  await expect(description(page)).toHaveCount(1);
  expect(posts).toHaveLength(5);
  for (const { title } of posts) await expect(cards(page).filter({ hasText: title })).toHaveCount(1);
  for (const card of await cards(page).all()) {
    await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\w/);
    await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}/);
    await expect(card).toContainText(/\d+ min read/);
    await expect(card).toContainText('The Courtyard Bistro');
    await expect(card.getByRole('link', { name: 'Read Full Article' })).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);
  }
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/blog');

  const card = cards(page).first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: 'Read Full Article' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title} \\| .*Blog$`));
  await expect(page.getByRole('article').getByRole('paragraph').nth(3)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  await expect(page.getByRole('link', { name: 'More Stories' })).toHaveAttribute('href', '/blog');
  await page.getByRole('link', { name: 'Visit Our Restaurant' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport();
});

test('every article has the post as its title and a description of at most 150 characters', async ({ request }) => {
  const list = await (await request.get('/blog')).text();
  const paths = new Set([...list.matchAll(/href="(\/blog\/[a-z0-9-]+)"/g)].map(([, path = '']) => path));
  expect(paths.size).toBeGreaterThanOrEqual(posts.length);
  const titles: string[] = [];
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const [, heading = ''] = /<h1[^>]*>([^<]+)<\/h1>/.exec(html) ?? [];
    titles.push(heading);
    expect(html).toContain(`<title>${heading} | The Courtyard Bistro Blog</title>`);
    const descriptions = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)].map(([, text = '']) => text);
    expect(descriptions).toEqual([expect.stringMatching(/^.{51,150}$/)]);
  }
  for (const { title } of posts) expect(titles).toContain(title);
});

test.describe('an article that is published', () => {
  const id = randomUUID();
  const title = `The kiln is lit ${id.slice(0, 4)}`;
  const address = `/blog/the-kiln-is-lit-${id.slice(0, 4)}-${id.slice(-8)}`;

  test.beforeAll(() =>
    inDatabase(
      `insert into scheduled_content (id, title, content, content_type, status, scheduled_date, approval_deadline, created_by)
       values ($1, $2, $3, 'blog_post', 'published', now() - interval '1 day', now(), 'Site Manager')`,
      [
        id,
        title,
        '<h2>Heat</h2><p>At noon the kiln reaches <em>eight hundred</em> degrees.</p><script>alert(1)</script>',
      ],
    ),
  );
  test.afterAll(() => inDatabase('delete from scheduled_content where id = $1', [id]));

  test('is in list, feed and sitemap right away, and opens from its card and by its address', async ({
    page,
    request,
  }) => {
    await page.goto('/blog');
    const card = cards(page).filter({ hasText: title });
    await expect(card).toContainText('At noon the kiln reaches eight hundred degrees.');
    await card.getByRole('link').click();
    const check = async () => {
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(`${title} | The Courtyard Bistro Blog`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { level: 2, name: 'Heat' })).toBeVisible();
      await expect(page.getByText('eight hundred')).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
    };
    await check();
    await page.reload();
    await check();
    for (const file of ['/feed.xml', '/sitemap.xml'])
      expect(await (await request.get(file)).text()).toContain(`${address}</l`);
  });

  for (const [device, tag] of [
    ['computer', ''],
    ['phone', ' @phone'],
  ] as const)
    test(`leads from the back office to the website, and becomes a campaign draft with one tap on a ${device}${tag}`, async ({
      page,
    }) => {
      await signIn(page, 'manager', { at: '/manager/dashboard?tab=content' });
      const story = cards(page).filter({ hasText: title });
      await story.getByRole('link', { name: 'View on website' }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goto(`/blog/former-title-${id.slice(-8)}?from=letter`);
      await expect(page).toHaveURL(`${address}?from=letter`);

      await page.goto('/manager/dashboard?tab=content');
      await story.getByRole('button', { name: 'Create Campaign' }).dblclick();
      const campaign = page.getByRole('article', { name: `Story: ${title}` });
      await expect(campaign).toHaveCount(1);
      await expect(campaign).toContainText('Draft');
      await expectFits(page);
      await campaign.getByRole('button', { name: 'Details' }).click();
      const details = page.getByRole('dialog', { name: `Story: ${title}` });
      await expect(details).toContainText('All clear: links, dates');
      await inDatabase('delete from email_campaigns where name = $1', [`Story: ${title}`]);
    });

  test('has its text in the page that a search engine gets', async ({ request }) => {
    const html = await (await request.get(address)).text();
    expect(html).toContain('<p>At noon the kiln reaches <em>eight hundred</em> degrees.</p>');
    expect(html).not.toContain('alert(1)');
    expect(structuredData(html)).toEqual([
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: title,
        image: expect.stringMatching(/^http.*webp$/),
      }),
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ name: 'Home', item: expect.stringMatching(/^http:.*[0-9]\/$/) }),
          expect.objectContaining({ name: 'Blog', item: expect.stringMatching(/\/blog$/) }),
          expect.objectContaining({ name: title, item: expect.stringContaining(address) }),
        ],
      }),
    ]);
  });
});

test('on a phone the quick actions come with the first scroll, so they cut no link in half @phone', async ({
  page,
}) => {
  await page.goto('/blog');
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect(bar).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog and its articles can be read', async ({ page }) => {
    await page.goto('/blog');
    await cards(page).filter({ hasText: posts[0]?.title }).getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
    await expect(page.getByRole('article').getByRole('paragraph').nth(5)).toBeVisible();
    await page.getByRole('link', { name: 'More Stories' }).click();
    await expect(page).toHaveURL('/blog');
  });
});
