import type { Page } from '@playwright/test';
import { expect, expectAlive, openAlive, test } from './support/test';

const PAGES = ['/', '/blog', '/blog/a-day-under-the-arch', '/reservations', '/content-upload'];
const SLOWED_DOWN = 4;
/** Times that the thread is busy for more than 50 ms. */
const AT_MOST_HELD = 10;

const holdScripts = async (page: Page) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release(undefined);
};

/** Every script of the page has been fetched, and none of them has run. */
async function awaitFetched(page: Page) {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toContainEqual(expect.stringMatching(/\/entry\.client-.*\.js$/));
}

for (const path of PAGES) {
  test(`${path} is counted, and runs none of its files, also those that it has fetched @phone`, async ({ page }) => {
    const counted = page.waitForRequest('**/api/analytics/page-views');
    await page.coverage.startJSCoverage();
    await page.goto(path);
    expect((await counted).postDataJSON()).toEqual({ event: 'page_view', path });
    await awaitFetched(page);
    const run = await page.coverage.stopJSCoverage();
    expect(run.map(({ url }) => url).filter((url) => url.includes('/assets/'))).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');

    const again: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('page-views')) again.push(request.postDataJSON());
    });
    await page.keyboard.press('Shift');
    await expectAlive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    if (path === '/blog') expect(again).toEqual([]);
    else await expect.poll(() => again).toEqual([{ event: 'page_view', path: '/blog' }]);
  });
}

for (const [now, label, headline, next] of [
  ['2026-11-24T13:00:00Z', 'Closed at the moment', 'Opens at 10am today', 'Until 3pm'],
  ['2026-11-24T17:00:00Z', 'Open now', 'Until 3pm today', 'Next: Thursday, 10am'],
  ['2026-11-25T17:00:00Z', 'Closed at the moment', 'Closed now', 'Next: tomorrow, 10am'],
  ['2026-11-28T21:59:00Z', 'Open now', 'Until 5pm today', 'Next: Monday, 10am'],
  ['2026-11-28T22:00:00Z', 'Closed at the moment', 'Closed now', 'Next: Monday, 10am'],
] as const) {
  test(`at ${now} the page says '${label}' before and after its scripts have run`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    const release = await holdScripts(page);
    await page.goto('/');
    const today = page.getByRole('region', { name: 'Today at the bistro' });
    const says = async () => {
      for (const text of [label, headline, next]) await expect(today.getByText(text, { exact: true })).toBeVisible();
    };
    await says();
    release();
    await page.keyboard.press('Shift');
    await expectAlive(page);
    await says();
  });
}

test('menu, photos and sections answer while the scripts are held back @phone-only', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).tap();
  await expect(page.locator('#about')).toBeInViewport();
  const photo = page.locator('#about').getByRole('button').first();
  await photo.tap();
  const dialog = page.getByRole('dialog', { name: (await photo.innerText()).trim() });
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-alive');
});

test('what is opened early stays open when the scripts arrive', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const photo = page
    .locator('#gallery')
    .getByRole('button', { name: /^View (?!Full)/ })
    .first();
  await photo.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  release();
  await expectAlive(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(photo).toBeFocused();
});

test('a slow phone is never held up for long by a first tap @phone-only', async ({ page }) => {
  await page.goto('/reservations');
  await awaitFetched(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_DOWN });
  const held = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    return durations;
  });
  await page.getByRole('button', { name: 'Submit Reservation Request' }).tap();
  await expect(page.getByText('Please enter your full name')).toBeVisible();
  const durations = await held.jsonValue();
  expect(durations.length).toBeLessThan(AT_MOST_HELD);
  // Never as long as drawing the page at one go: machines that run the tests are busy.
  expect(Math.max(0, ...durations)).toBeLessThan(400);
});

test('a login runs its scripts at once', async ({ page }) => {
  await page.goto('/staff/login');
  await expectAlive(page);
  await openAlive(page, '/blog');
});
