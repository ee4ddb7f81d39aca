import type { Page } from '@playwright/test';
import { signIn } from './support/sign-in';
import { openHydrated, expect, expectHydrated, test } from './support/test';

/** A page of the previous release: its scripts have other names and no longer exist. */
async function openBeforeRelease(page: Page, path: string, pages = 1) {
  let served = 0;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (!route.request().isNavigationRequest() || served >= pages) {
        await route.continue();
        return;
      }
      served += 1;
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/\/assets\/([\w.-]+)\.js/g, '/assets/before-$1.js');
      await route.fulfill({ response, body });
    },
  );
  await page.goto(path);
}

test('a page opened before a release reloads at its first use, with what was typed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /Failed to fetch dynamically imported module/);
  await openBeforeRelease(page, '/reservations');
  await page.getByLabel('Full name').fill('Amelia Hart');
  await page.getByLabel('Party size').selectOption('4');
  await expect(page.getByText('We just updated this page.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Amelia Hart');
  await expect(page.getByLabel('Party size')).toHaveValue('4');
  await page.getByRole('button', { name: 'Close' }).click();
  await expectHydrated(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Amelia Hart');
  await page.getByRole('button', { name: 'Submit Reservation Request' }).click();
  await expect(page.getByLabel('Preferred date')).toBeFocused();
});

test('a page whose files stay missing says so, reports it, keeps what was typed and can be reloaded', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /Failed to fetch dynamically imported module/);
  const report = page.waitForRequest('**/api/client-errors');
  await openBeforeRelease(page, '/reservations', 2);
  await page.getByLabel('Full name').fill('Amelia Hart');
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load.' });
  await expect(page.getByText('We just updated this page.').or(notice)).toBeVisible();
  await page.getByLabel('Special requests').fill('A quiet corner');
  await expect(notice).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({ kind: 'start', path: '/reservations' });
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('What you typed is still here')).toBeVisible();
  await expect(page.getByLabel('Special requests')).toHaveValue('A quiet corner');
  await expect(page.getByLabel('Full name')).toHaveValue('Amelia Hart');
  await page.keyboard.press('Shift');
  await expectHydrated(page);
});

for (const name of ['manifest', 'entry.client']) {
  test(`a page of the back office without its ${name} says so, and can be reloaded`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/, /Failed to fetch dynamically imported module/);
    await signIn(page, 'staff', { at: '/robots.txt' });
    await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/staff/dashboard');
    const notice = page.getByRole('alert').filter({ hasText: 'This page didn’t load completely.' });
    await expect(notice).toBeVisible();
    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('Welcome, ')).toBeVisible();
  });
}

test('the error page can be reloaded, and the failure is reported', async ({ page, expectedErrors }) => {
  expectedErrors.push(/the page broke/);
  const report = page.waitForRequest('**/api/client-errors');
  await page.route('**/assets/reservations-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("the page broke"); }; export const meta = () => [];',
    }),
  );
  await openHydrated(page, '/reservations');
  expect((await report).postDataJSON()).toMatchObject({ path: '/reservations', message: /the page broke/ });
  await page.unroute('**/assets/reservations-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something broke on our side');
  await page.keyboard.press('Shift');
  await expectHydrated(page);
});
