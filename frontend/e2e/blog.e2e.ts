import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const description = (page: Page) => page.locator('meta[name=description]');

test('the blog shows every post as a card, and goes back to the home page', async ({ page }) => {
  await page.goto('/blog');
  await expect(page).toHaveTitle(/^Blog \| /);
  await expect(description(page)).toHaveCount(1);
  await expect(cards(page)).toHaveCount(5);
  for (const card of await cards(page).all()) {
    await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\w/);
    await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}/);
    await expect(card).toContainText(/\d+ min read/);
    await expect(card).toContainText('The Courtyard Bistro');
    await expect(card.getByRole('link', { name: 'Read Full Article' })).toHaveAttribute('href', /^\/blog\/[a-z-]+$/);
  }
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an article opens from its card with its title and description, and leads on', async ({ page }) => {
  await page.goto('/blog');
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

test('every article has the post as its title and a description of at most 150 characters', async ({ page }) => {
  await page.goto('/blog');
  const posts = await Promise.all(
    (await cards(page).all()).map(async (card) => ({
      title: await card.getByRole('heading').innerText(),
      path: (await card.getByRole('link').first().getAttribute('href')) ?? '',
    })),
  );
  for (const { title, path } of posts) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} | The Courtyard Bistro Blog`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(description(page)).toHaveCount(1);
    const text = (await description(page).getAttribute('content')) ?? '';
    expect(text.length).toBeGreaterThan(50);
    expect(text.length).toBeLessThanOrEqual(150);
  }
});

test('an unknown article is the not-found page with status 404', async ({ page, expectedErrors }) => {
  // The page that arrives was made for another route, so the router starts over on it.
  expectedErrors.push(/404/, /React error #418/);
  const response = await page.goto('/blog/no-such-story');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('the blog and an article have nothing an accessibility checker finds @phone', async ({ page }) => {
  await page.goto('/blog');
  await expectAccessible(page);
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog and its articles can be read @phone', async ({ page }) => {
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(5);
    await cards(page).nth(2).getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
    await expect(page.getByRole('article').getByRole('paragraph').nth(5)).toBeVisible();
    await page.getByRole('link', { name: 'More Stories' }).click();
    await expect(page).toHaveURL('/blog');
  });
});
