import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from './support/test';

const open = (page: Page) => openHydrated(page, '/business-report');
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const marked = (page: Page, name: string) => cardOf(page, name).getByText('Fits your selection');

test('the client ticks, writes, saves and comes back; no one else sees it', async ({ page, browser }) => {
  await open(page);
  await expect(page.getByText('Fits your selection', { exact: true })).toHaveCount(0);
  await page.getByLabel('QR Menu', { exact: true }).check();
  await expect(marked(page, 'Basic')).toBeVisible();
  for (const service of ['Trolley Stop Pickup', 'Online Ordering', 'Business Alliances'])
    await page.getByLabel(service, { exact: true }).check();
  await expect(marked(page, 'Premium')).toBeVisible();
  await expect(marked(page, 'Basic')).toHaveCount(0);
  await page.getByLabel('Your Feedback on Delivery and Pickup').fill('On foot, please.');

  await page.getByRole('button', { name: 'Save Consultation' }).click();
  const message = 'Please fill in at least your restaurant name and email address.';
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await page.getByLabel('Restaurant Name *').fill('Casa Amelia');
  await page.getByLabel('Contact Email *').fill('amelia@guests.example');
  await page.getByLabel('Growth $1500-2000/month').check();
  const answer = page.waitForResponse('**/api/consultation');
  await page.getByRole('button', { name: 'Save Consultation' }).click();
  expect(await (await answer).json()).toMatchObject({ calculatedPackage: 'growth' });
  await expect(page.getByText('Consultation Saved!', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Thank you for your detailed responses. We'll review your requirements and get back to you soon.", {
      exact: true,
    }),
  ).toBeVisible();

  // Typed after the last save, so it wins over the saved answer.
  await page.getByLabel('Your Feedback on Delivery and Pickup').fill('On foot or by bike.');
  await page.reload();
  await expect(page.getByLabel('Restaurant Name *')).toHaveValue('Casa Amelia');
  await expect(page.getByLabel('Your Feedback on Delivery and Pickup')).toHaveValue('On foot or by bike.');
  await expect(page.getByLabel('Growth $1500-2000/month')).toBeChecked();
  await expect(marked(page, 'Premium')).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  const theirs = stranger.waitForResponse('**/api/consultation');
  await open(stranger);
  expect(await (await theirs).json()).toEqual([]);
  await expect(stranger.getByLabel('Restaurant Name *')).toHaveValue('');
});

test('the report is downloaded with what was chosen and written', async ({ page }) => {
  await open(page);
  await page.getByLabel('AR Menu', { exact: true }).check();
  await page.getByLabel('Restaurant Name *').fill('Café Ñandú');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Report' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\d{4}-\d{2}-\d{2}\.rtf$/);
  const rtf = await readFile(await file.path(), 'latin1');
  expect(rtf).toMatch(/^{\\rtf1/);
  expect(rtf).toContain(String.raw`Caf\u233? \u209?and\u250?`);
  expect(rtf).toContain('{\\f2\\u9746 x}\\tab {\\b AR Menu}');
  expect(rtf).toContain('$800-$2,500');
  await expect(page.getByText('Complete Report Downloaded!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Full business analysis with all 6 strategic categories and implementation timeline saved.', {
      exact: true,
    }),
  ).toBeVisible();
});

test('interest in a plan is submitted for the plan that was chosen', async ({ page }) => {
  await openHydrated(page, '/plan-report');
  await page.getByRole('button', { name: 'Select This Plan' }).click();
  const submit = page.getByRole('button', { name: 'Get Started with Essential Presence' });
  await submit.click();
  await expect(page.getByText('Please fill in your business name and email address.', { exact: true })).toBeVisible();
  await page.getByLabel('Business Name *').fill('Casa Amelia');
  await page.getByLabel('Contact Email *').fill('amelia@guests.example');
  const answer = page.waitForResponse('**/api/plan-consultation');
  await submit.click();
  expect(await (await answer).json()).toMatchObject({ selectedTier: 'essential', businessName: 'Casa Amelia' });
  await expect(page.getByText('Plan Interest Submitted!', { exact: true })).toBeVisible();
});

test('requirements typed before the scripts arrive are saved', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/build-report', { waitUntil: 'commit' });
  await page.getByLabel('Client Requests').fill('A gallery of the windows');
  release(undefined);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByLabel('Client Requests')).toHaveValue('A gallery of the windows');
  const answer = page.waitForResponse('**/api/build-requirements');
  await page.getByRole('button', { name: 'Save Requirements' }).click();
  expect((await answer).status()).toBe(201);
  await expect(page.getByText('Requirements Saved!', { exact: true })).toBeVisible();
});

for (const path of ['/business-report', '/build-report', '/plan-report']) {
  test(`${path} is for one client, not for search engines`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(path);
  });
}
