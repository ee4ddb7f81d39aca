import type { Page, Request } from '@playwright/test';
import { addDays, aMonday, inRestaurant } from './support/days';
import { expect, expectHydrated, openHydrated, test } from './support/test';

const PAGES = ['/', '/blog', '/blog/a-day-under-the-arch', '/reservations', '/gift-cards', '/content-upload'];
/** A page of each kind: long, to read, and with a form. */
const KINDS = ['/', '/blog', '/reservations'];
/** Lighthouse's phone. */
const LIGHTHOUSE_PHONE = {
  viewport: { width: 412, height: 823 },
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const MAX_BYTES = 120 * 1_024;
const A_MINUTE_MS = 60_000;
/** The first tap on each page, and what shows that it worked. */
const FIRST_TAPS = [
  { path: '/', control: 'Open chat', answer: '[data-chat] input' },
  { path: '/', control: 'View Full Gallery', answer: '[data-tapped][aria-busy]' },
  { path: '/', control: 'Send Message', answer: '[role=alert]' },
  { path: '/reservations', control: 'Submit Reservation Request', answer: '.field-error' },
  { path: '/content-upload', control: 'Submit for Approval', answer: '.field-error' },
];

const holdScripts = async (page: Page) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release(undefined);
};

/** Scrolls, which fetches the scripts without running them. */
async function awaitFetched(page: Page) {
  await page.evaluate(() => {
    window.scrollBy(0, 1);
  });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toContainEqual(expect.stringMatching(/\/entry\.client-.*\.js$/));
}

async function weightOf(request: Request) {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return responseHeadersSize + responseBodySize;
}

for (const path of KINDS) {
  test(`${path} is counted, and runs none of its files, also those that it has fetched`, async ({ page }) => {
    const counted = page.waitForRequest('**/api/analytics/page-views');
    await page.coverage.startJSCoverage();
    await page.goto(path);
    expect((await counted).postDataJSON()).toEqual({ event: 'landing', path, via: '' });
    await awaitFetched(page);
    const run = await page.coverage.stopJSCoverage();
    expect(run.map(({ url }) => url).filter((url) => url.includes('/assets/'))).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

    const again: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('page-views')) again.push(request.postDataJSON());
    });
    await page.keyboard.press('Shift');
    await expectHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    if (path === '/blog') expect(again).toEqual([]);
    else await expect.poll(() => again).toEqual([{ event: 'page_view', path: '/blog' }]);
  });
}

for (const path of PAGES.filter((page) => page !== '/')) {
  test(`${path} weighs at most 120 KB on an untouched phone`, async ({ browser }) => {
    await using context = await browser.newContext(LIGHTHOUSE_PHONE);
    const page = await context.newPage();
    await page.clock.install();
    const urls: string[] = [];
    const weights: Promise<number>[] = [];
    page.on('request', (request) => urls.push(request.url()));
    page.on('requestfinished', (request) => weights.push(weightOf(request)));
    await page.goto(path);
    await page.clock.runFor(A_MINUTE_MS);
    await expect.poll(() => urls.filter((address) => address.endsWith('.woff2'))).toHaveLength(2);
    await expect.poll(() => urls.length - weights.length).toBe(0);
    expect(urls.filter((address) => address.endsWith('.js'))).toEqual([]);
    const weight = (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
    expect(weight).toBeLessThanOrEqual(MAX_BYTES);
  });
}

test('the picture on top is fetched first, and those below it only when they come near the screen', async ({
  browser,
}) => {
  await using context = await browser.newContext(LIGHTHOUSE_PHONE);
  const page = await context.newPage();
  const urls: { name: string; priority: string }[] = [];
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.includes('/pictures/')) urls.push({ name: request.url, priority: request.initialPriority });
  });
  await page.goto('/');
  await expect.poll(() => urls[0]).toEqual({ name: expect.stringContaining('/hero-'), priority: 'High' });
  const notLazy = page.locator('img:not([loading=lazy])');
  await expect(notLazy).toHaveCount(1);
  await expect(notLazy).toHaveAttribute('src', /\/hero-/);
});

for (const path of ['/', '/blog']) {
  test(`${path} is set in our fonts once it was seen, and nothing moves @phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-fonts');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Fraunces,/);
    await expect(page.locator('body')).toHaveCSS('font-family', /^"Nunito Sans",/);
    const isLoaded = (font: string) => page.evaluate((name) => document.fonts.check(`16px '${name}'`), font);
    expect(await Promise.all(['Fraunces', 'Nunito Sans'].map(isLoaded))).toEqual([true, true]);
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().map((entry) => (entry as PerformanceEntry & { value: number }).value);
    });
    expect(Math.max(0, ...shifts)).toBeLessThan(0.01);
  });
}

const MOMENTS = [
  ['on Tuesday at noon', 1, '12:00', 'Open now', 'Until 3pm today', 'Next: Thursday, 10am'],
  ['on Saturday at 17:00', 5, '17:00', 'Closed right now', 'Opens Monday at 10am', 'Until 3pm'],
] as const;

test('the page says whether it is open before and after its scripts have run', async ({ page }) => {
  for (const [when, days, time, label, headline, next] of MOMENTS)
    await test.step(when, async () => {
      await page.clock.setFixedTime(inRestaurant(addDays(aMonday(), days), time));
      const release = await holdScripts(page);
      await page.goto('/');
      const today = page.getByRole('region', { name: 'Today' });
      const says = async () => {
        for (const text of [label, headline, next]) await expect(today.getByText(text, { exact: true })).toBeVisible();
      };
      await says();
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      release();
      await page.keyboard.press('Shift');
      await expectHydrated(page);
      await says();
    });
});

test('menu, photos and sections answer while the scripts are held back @phone', async ({ page }) => {
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
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
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
  await expectHydrated(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(photo).toBeFocused();
});

for (const { path, control, answer } of FIRST_TAPS) {
  const button = (page: Page) => page.getByRole('button', { name: control }).first();

  test(`'${control}' of ${path} answers while the scripts are held back @phone`, async ({ page }) => {
    await holdScripts(page);
    await page.goto(path);
    await button(page).tap();
    await expect(page.locator(answer).first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });
}

test('an early request is not sent twice, and the rest is checked after hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/reservations');
  const submit = page.getByRole('button', { name: 'Submit Reservation Request' });
  await submit.click();
  await expect(page.getByText('Choose your party size.')).toBeVisible();
  await expect(page.getByLabel('Party size')).toBeFocused();
  await page.getByLabel('Party size').selectOption('4');
  await expect(page.getByText('Choose your party size.')).toBeHidden();
  release();
  await expectHydrated(page);
  await expect(page.getByText('Choose a date.')).toBeVisible();
  await submit.click();
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(1);
  await expect(page.getByText('Choose a date.')).toHaveCount(1);
  await expect(page.getByLabel('Preferred date')).toBeFocused();
});

test('the page does not scroll when it hydrates while its date field has the focus', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/reservations');
  await page.getByLabel('Preferred date').fill(aMonday());
  await expect(page.getByLabel('Preferred date')).toBeFocused();
  const submit = page.getByRole('button', { name: 'Submit Reservation Request' });
  await submit.scrollIntoViewIfNeeded();
  release();
  await expectHydrated(page);
  await expect(page.getByRole('group', { name: /^Times on/ })).toBeAttached();
  await expect(submit).toBeInViewport();
});

test('a question asked before hydration gets its reply afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog', { name: /^Ask / });
  await expect(chat.getByLabel('Your question')).toBeFocused();
  await chat.getByRole('button', { name: 'Hours' }).click();
  await page.keyboard.press('Enter');
  release();
  await expect(chat.getByRole('log')).toContainText('10am-3pm');
  await expect(chat.getByRole('log').getByRole('paragraph')).toHaveCount(3);
  await expect(chat).toBeVisible();
});

test('a login runs its scripts immediately', async ({ page }) => {
  await page.goto('/staff/login');
  await expectHydrated(page);
  await openHydrated(page, '/blog');
});
