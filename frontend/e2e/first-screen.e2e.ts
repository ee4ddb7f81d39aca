import type { Page } from '@playwright/test';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

const contacts = async (page: Page) => {
  await signIn(page, 'manager');
  await page.goto('/manager/dashboard?tab=email&view=contacts');
};

test('a phone shows the first request with its decisions on the first screen @phone-only', async ({ page }) => {
  await signIn(page, 'staff');
  const request = page.getByRole('article').first();
  await expect(request.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 1 });
  await expect(request.getByRole('heading')).toBeInViewport({ ratio: 1 });

  const hint = page.getByText('Awaiting confirmation');
  await page.getByRole('button', { name: 'What is counted' }).tap();
  await expect(hint).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Filters' }).tap();
  await expect(page.getByLabel('Visit on')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('a phone shows the first contacts on the first screen, and how they are sorted behind a button @phone-only', async ({
  page,
}) => {
  await contacts(page);
  await expect(page.getByRole('article').nth(1)).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Sort by')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).tap();
  await expect(page.getByLabel('Sort by')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('a finger draws the row of tabs along and opens one from its end @phone-only', async ({ page }) => {
  await signIn(page, 'manager');
  const tab = page.getByRole('tab', { name: 'Email Marketing' });
  await expect(tab).not.toBeInViewport();
  const { y = 0, height = 0 } = (await page.getByRole('tablist').boundingBox()) ?? {};
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly number[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y: y + height / 2 })) });
  await touch('touchStart', 350);
  for (let x = 340; x >= 40; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(tab).toBeInViewport({ ratio: 1 });
  const place = await tab.boundingBox();
  await page.touchscreen.tap((place?.x ?? 0) + (place?.width ?? 0) / 2, y + height / 2);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

/** Of the tallest. */
const heightOf = (page: Page, rows: string) =>
  page.locator(rows).evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)));

test('rows of contacts and of staff are as low as two lines of text', async ({ page, browser }) => {
  await contacts(page);
  await expect(page.getByRole('row', { name: 'Maren Holt' })).toBeVisible();
  expect(await heightOf(page, 'tr[data-row]')).toBeLessThanOrEqual(56);

  const owner = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await signIn(owner, 'admin');
  await owner.goto('/admin/dashboard?tab=staff');
  await expect(owner.getByRole('row', { name: 'Lucia Romero' })).toBeVisible();
  expect(await heightOf(owner, 'tr[data-row]')).toBeLessThanOrEqual(58);
});
