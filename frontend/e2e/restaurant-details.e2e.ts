import { type Page, request } from '@playwright/test';
import restaurant from '../../backend/content/restaurant.json' with { type: 'json' };
import { choose } from './support/choose';
import { PASSWORD, signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { cleanUpAfterEach, expect, expectAccessible, expectFits, test } from './support/test';

let productUrl: string;
test.beforeEach(({ product }) => {
  productUrl = product.url;
});

/** Saves what the files say. */
cleanUpAfterEach(async () => {
  const owner = await request.newContext({ baseURL: productUrl });
  await owner.post('/api/admin/login', { data: { email: 'owner@bistro.example', password: PASSWORD } });
  const { address, openingHours: _, ...others } = restaurant;
  const data = { ...others, ...address };
  expect((await owner.put('/api/admin/restaurant-details', { data })).status()).toBe(200);
  await owner.dispose();
});

async function expectFitsAndAccessible(page: Page) {
  for (const size of [PHONE.viewport, page.viewportSize() ?? PHONE.viewport]) {
    await page.setViewportSize(size);
    await expectFits(page);
    await expectAccessible(page, 'main');
  }
}

const OLD = /Courtyard Bistro|\(904\) 555-0175|9045550175|King Street/;

test('the owner changes name, phone and address, and the website has them with and without scripts', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/400 \(Bad Request\).*restaurant-details/, /404 \(Not Found\).*a-day-under-the-arch/);
  await signIn(page, 'admin', { at: '/admin/settings' });
  await page.getByRole('main').getByRole('link', { name: 'Restaurant details' }).last().click();
  await expect(page).toHaveURL('/admin/restaurant');
  await page.getByLabel('Name', { exact: true }).fill('Harbor & Vine');
  await page.getByLabel('Street').fill('12 River Street');
  await page.getByLabel('Unit (optional)').fill('');
  await page.getByLabel('City').fill('Savannah');
  await page.getByLabel('State').fill('GA');
  await page.getByLabel('ZIP code').fill('31401');
  await page.getByLabel('Phone').fill('912');
  await page.getByRole('button', { name: 'Remove TripAdvisor' }).click();
  await expectFitsAndAccessible(page);
  await page.getByRole('button', { name: 'Save Details' }).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/^Enter a phone number that people can call/);
  await page.getByLabel('Phone').fill('(912) 555-0142');
  await page.getByRole('button', { name: 'Save Details' }).click();
  await expect(page.getByText('Restaurant details saved', { exact: true })).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, ...PHONE });
  const reader = await plain.newPage();
  // Pages have them once the server has checked for changes.
  await expect(async () => {
    await reader.goto('/');
    await expect(reader).toHaveTitle(`Harbor & Vine | ${restaurant.tagline}`, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expectFits(reader);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Harbor & Vine');
  // The built card has the name of the files.
  await expect(reader.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/pictures\/hero-1200\.jpg$/);
  await expect(reader.locator('#contact').getByRole('link', { name: '(912) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+19125550142',
  );
  const facts = await reader.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(facts[0] ?? '')).toMatchObject({
    name: 'Harbor & Vine',
    telephone: '+19125550142',
    address: { streetAddress: '12 River Street', addressLocality: 'Savannah' },
  });
  const { name } = (await (await page.request.get('/staff.webmanifest')).json()) as { name: string };
  expect(name).toBe('Harbor & Vine · Staff');
  // The stories of the files are about the former town.
  await expect(reader.getByRole('region', { name: 'From our blog' })).toHaveCount(0);
  expect((await reader.goto('/blog/a-day-under-the-arch'))?.status()).toBe(404);
  await expect(reader.getByText('drawn in glass')).toHaveCount(0);
  for (const path of ['/', '/reservations', '/blog', '/times', '/gift-cards']) {
    const html = (await (await reader.goto(path))?.text()) ?? '';
    expect(html.match(OLD)).toBeNull();
    expect(await reader.title()).toContain('Harbor & Vine');
    expect(await reader.locator('body').innerText()).not.toMatch(OLD);
  }
  await plain.close();

  const guest = await (await browser.newContext(PHONE)).newPage();
  await guest.goto('/');
  await guest.getByRole('button', { name: 'Open chat' }).click();
  const chat = guest.getByRole('dialog');
  await chat.getByRole('textbox').fill('What is your phone number?');
  await chat.getByRole('textbox').press('Enter');
  await expect(chat).toContainText('(912) 555-0142');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Harbor & Vine');
  await expect(guest.getByRole('contentinfo')).toContainText('12 River Street');
  await expect(guest.locator('#contact')).not.toContainText(OLD);
});

test('the owner moves the restaurant to another time zone and country', async ({ page, browser }) => {
  await signIn(page, 'admin', { at: '/admin/restaurant' });
  await page.getByLabel('Owner’s name').fill('Luma Weiss');
  await page.getByLabel('Cuisine').press('Backspace');
  await page.getByLabel('Cuisine').fill('Bakery,');
  await choose(page.getByLabel('Price range'), '$$$ (expensive)');
  await page.getByLabel('City').fill('Berlin');
  await page.getByLabel('Country').fill('german');
  await choose(page.getByLabel('Country'), 'Germany');
  await page.getByLabel('State or region (optional)').fill('');
  await page.getByLabel('Postal code (optional)').fill('10119');
  await page.getByLabel('Phone').fill('030 901820');
  await page.getByLabel('Time zone').fill('berlin');
  await choose(page.getByLabel('Time zone'), /^Europe\/Berlin/);
  await expect(page.getByText('Existing reservations keep their day and clock time')).toBeVisible();
  await expectFitsAndAccessible(page);
  await page.getByRole('button', { name: 'Save Details' }).click();
  const question = page.getByRole('dialog', { name: 'Change the time zone?' });
  await expect(question).toContainText('upcoming reservations will keep the same day and clock time');
  // A rule for questions alone: the built stylesheet has them.
  const change = question.getByRole('button', { name: 'Change Time Zone' });
  await expect(change.locator('..')).toHaveCSS('text-align', 'end');
  await page.setViewportSize(PHONE.viewport);
  await expectFits(page);
  await change.click();
  await expect(page.getByText('Restaurant details saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^It’s .* there now\./)).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, ...PHONE });
  const reader = await plain.newPage();
  await expect(async () => {
    await reader.goto('/');
    await expect(reader.getByRole('contentinfo')).toContainText('10119 Berlin', { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  const facts = await reader.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(facts[0] ?? '')).toMatchObject({
    telephone: '+4930901820',
    priceRange: '$$$',
    address: { addressCountry: 'DE', postalCode: '10119' },
    servesCuisine: expect.arrayContaining(['Bakery']),
  });
  await expect(reader.getByText('Luma Weiss is in the courtyard most days')).toBeVisible();
  const hours = await reader.request.get('/api/hours');
  expect(await hours.json()).toMatchObject({ timeZone: 'Europe/Berlin' });
  await plain.close();
});

test('a phone zooms into no field of the form @phone', async ({ page }) => {
  await signIn(page, 'admin', { at: '/admin/restaurant' });
  const form = page.getByRole('main');
  await expect(form.getByRole('combobox', { name: 'Country' })).toBeVisible();
  const sizes = await form
    .locator('input:not([type=checkbox]), textarea')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
