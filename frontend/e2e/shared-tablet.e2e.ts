import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { anAccount } from './support/accounts';
import { inDatabase } from './support/database';
import { aMonday } from './support/days';
import { PASSWORD, signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { expect, expectAccessible, expectFits, expectReadableColors, test } from './support/test';

const PIN = '4826';

/** A staff member who has set a PIN on a phone of their own. */
async function withPin(browser: Browser, name: string) {
  const account = await anAccount('staff', name);
  const { request } = await browser.newContext();
  await request.post('/api/staff/login', { data: { email: account.email, password: PASSWORD } });
  const saved = await request.put('/api/account/pin', { data: { password: PASSWORD, pin: PIN } });
  expect(saved.status()).toBe(204);
  return account;
}

async function expectedOn(page: Page, day: string): Promise<string> {
  const customerName = `Ines ${randomUUID().slice(0, 6)}`;
  const data = { customerName, partySize: '4', preferredDate: day, preferredTime: '12:00 PM', status: 'confirmed' };
  const entered = await page.request.post('/api/staff/reservations', { headers: { 'X-Acting-As': 'staff' }, data });
  expect(entered.status()).toBe(201);
  return customerName;
}

const barOf = (page: Page, name: string) => page.getByRole('button', { name: `${name} Switch person` });

async function enterPin(page: Page, name: string, pin: string) {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel(`PIN of ${name}`).fill(pin);
  await page.keyboard.press('Enter');
}

test('staff work under their own names on one tablet or phone, and the screen is locked after five minutes', async ({
  page,
  browser,
  expectedErrors,
}) => {
  // The wrong PIN, the calls of the other tab for the person before, and those that the locked tablet refuses.
  expectedErrors.push(/40[01]/);
  const day = aMonday(40);
  const ana = await withPin(browser, 'Ana');
  const ben = await withPin(browser, 'Ben');
  await signIn(page, 'staff', { email: ana.email, at: '/robots.txt' });
  const guest = await expectedOn(page, day);
  await page.goto(`/staff/dashboard?service=${day}`);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Share this tablet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share this tablet' }).click();
  await expect(barOf(page, ana.name)).toBeVisible();
  await expectFits(page);
  const desk = page.viewportSize() ?? PHONE.viewport;
  await page.setViewportSize(PHONE.viewport);
  await expect(barOf(page, ana.name)).toBeInViewport({ ratio: 1 });
  await expectFits(page);
  const other = await page.context().newPage();
  await other.goto(`/staff/dashboard?service=${day}`);
  await expect(barOf(other, ana.name)).toBeVisible();

  await barOf(page, ana.name).click();
  await enterPin(page, ben.name, '9021');
  await expect(page.getByText(/^Wrong PIN/)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.getByLabel(`PIN of ${ben.name}`).fill(PIN);
  await page.getByRole('button', { name: 'Switch', exact: true }).click();
  await expect(barOf(page, ben.name)).toBeVisible();
  await expect(page.getByText(`Welcome, ${ben.name}`)).toBeVisible();
  // The other tab of this browser follows.
  await expect(barOf(other, ben.name)).toBeVisible();
  await other.close();

  const row = page.getByRole('article', { name: guest });
  await row.getByRole('button', { name: 'Customer Arrived' }).click();
  // The visit is on another day.
  await page.getByRole('dialog').getByRole('button', { name: 'Customer Arrived' }).click();
  await expect(page.getByText('Reservation marked as completed successfully', { exact: true })).toBeVisible();
  await page.reload();
  await expect(barOf(page, ben.name)).toBeVisible();
  await expect(row).toContainText('Arrived');
  await expect(row.getByRole('button', { name: 'Customer Arrived' })).toHaveCount(0);
  await page.mouse.wheel(0, 3000);
  await expect(barOf(page, ben.name)).toBeInViewport({ ratio: 1 });
  await expectReadableColors(page, 'main');
  await page.setViewportSize(desk);
  await expect(barOf(page, ben.name)).toBeInViewport({ ratio: 1 });
  await expectReadableColors(page, 'main');

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, 'admin', { at: `/admin/trail?search=${encodeURIComponent(guest)}` });
  const lines = owner.getByRole('row').filter({ hasText: guest });
  await expect(lines.filter({ hasText: ben.name })).toHaveCount(1);
  await expect(lines.filter({ hasText: ana.name })).toHaveCount(1);

  await inDatabase(`update sessions set used_at = used_at - interval '5 minutes' where tablet_id is not null`);
  await expect(page.getByRole('heading', { name: 'Switch person' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(guest)).toHaveCount(0);
  expect((await page.request.get('/api/staff/reservations')).status()).toBe(401);
  await expectAccessible(page);
  await expectReadableColors(page);
  await page.setViewportSize(PHONE.viewport);
  await expectFits(page);
  await page.reload();
  await enterPin(page, ana.name, PIN);
  await expect(barOf(page, ana.name)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Switch person' })).toBeVisible();
  await enterPin(page, ben.name, PIN);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Change password' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Stop sharing this tablet' }).click();
  await page.getByRole('button', { name: 'Stop sharing', exact: true }).click();
  await expect(page).toHaveURL('/staff/login');
  await page.goto('/staff/dashboard');
  await expect(page).toHaveURL(/\/staff\/login/);
});

test('a site manager hands the tablet to staff, and is signed out on it', async ({ page, browser, expectedErrors }) => {
  expectedErrors.push(/401/);
  const { email } = await anAccount('manager');
  const ben = await withPin(browser, 'Ben');
  await signIn(page, 'manager', { email });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Share this tablet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share this tablet' }).click();
  await expect(page).toHaveURL(/\/staff\/dashboard/);
  await expectFits(page);
  await page.setViewportSize(PHONE.viewport);
  await expectFits(page);
  await enterPin(page, ben.name, PIN);
  await expect(barOf(page, ben.name)).toBeVisible();
  await page.goto('/manager/dashboard');
  await expect(page.getByText(`Welcome, ${ben.name}`)).toBeVisible();
});
