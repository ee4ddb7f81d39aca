import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { aLine } from './support/cut-line';
import { addDays } from './support/days';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, expectFits, test } from './support/test';

const GONE =
  'You’re offline. Reservation decisions, tables and notes are sent when you’re back online; save the rest then.';
const ACTING = { 'X-Acting-As': 'staff' };
const RESTAURANT_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
const dayFromNow = (days: number) => addDays(RESTAURANT_DAY.format(Date.now()), days);

const aName = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;

async function expectedOn(page: Page, day: string, customerName: string): Promise<string> {
  const entered = await page.request.post('/api/staff/reservations', {
    headers: ACTING,
    data: { customerName, partySize: '2', preferredDate: day, preferredTime: '1:00 PM', status: 'confirmed' },
  });
  expect(entered.status()).toBe(201);
  return ((await entered.json()) as { id: string }).id;
}

const decide = async (page: Page, id: string, data: object) => {
  const decided = await page.request.patch(`/api/staff/reservations/${id}`, { headers: ACTING, data });
  expect(decided.status()).toBe(200);
};

const statusOf = async (page: Page, id: string) => {
  const answer = await page.request.get(`/api/staff/reservations/${id}`, { headers: ACTING });
  return ((await answer.json()) as { status: string }).status;
};

/** From here on the dashboard opens offline, and both days are stored. */
async function queuedFor(page: Page, ...names: readonly string[]) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const stored = () => page.evaluate(() => Object.values(localStorage).join());
  for (const name of names) await expect.poll(stored).toContain(name);
}

const guestsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(service-days|day-sheets|kept-changes)/.test(key)));

const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caught.map((cache) => cache.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .join();
  });

test('the day opens offline, and of two conflicting decisions one is resolved for the restaurant and one for the tablet @tablet', async ({
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)/,
    /409/,
  );
  const line = await aLine(baseURL ?? '');
  const tablet = await browser.newContext({ baseURL: line.address });
  const page = await tablet.newPage();
  const [theirs, mine, tomorrows] = ['Ivy', 'Kai', 'Noor'].map(aName) as [string, string, string];
  await signIn(page, 'staff');
  const [first, second] = await Promise.all([theirs, mine].map((name) => expectedOn(page, dayFromNow(0), name)));
  await expectedOn(page, dayFromNow(1), tomorrows);
  await queuedFor(page, theirs, mine, tomorrows);

  // No network first, then a network without the server.
  await tablet.setOffline(true);
  await line.cut();
  await page.reload();
  await expect(page.getByText('This loads when you’re back online.')).toBeVisible();
  await tablet.setOffline(false);
  await page.goto('/staff/dashboard?service=tomorrow');
  await expect(page.getByRole('article', { name: tomorrows })).toBeVisible();
  await page.getByText('Today', { exact: true }).click();
  const row = (name: string) => page.getByRole('article', { name });
  await expect(page.getByRole('status').filter({ hasText: /^As of \d+:\d\d [AP]M\./ })).toBeVisible();
  await row(theirs).getByRole('button', { name: 'Customer Arrived' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(theirs)).toContainText('Arrived');
  await page.getByRole('button', { name: `More for ${mine}` }).click();
  await page.getByRole('menuitem', { name: 'No-Show' }).click();
  await expect(row(mine)).toContainText('No-show');
  await expect(page.getByText(GONE)).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);

  // The browser is closed, and someone else decides.
  await page.close();
  const online = await browser.newContext();
  const other = await online.newPage();
  await signIn(other, 'staff');
  await decide(other, first ?? '', { status: 'no-show', expectedStatus: 'confirmed' });
  await decide(other, second ?? '', { status: 'completed', expectedStatus: 'confirmed' });

  const again = await tablet.newPage();
  await again.goto('/staff/dashboard?service=today');
  await expect(again.getByText(GONE)).toBeVisible();
  await again.getByRole('button', { name: 'Show pending changes (2)' }).click();
  await expect(again.getByRole('dialog').getByRole('listitem')).toHaveText([new RegExp(theirs), new RegExp(mine)]);
  await again.keyboard.press('Escape');
  await line.mend();
  const question = (name: string) => again.getByText(`${name}: someone else already decided`);
  await expect(question(theirs)).toBeVisible();
  await expect(question(mine)).toBeVisible();
  await expect(again.getByText(GONE)).toHaveCount(0);
  const keep = again.getByRole('button', { name: `Keep theirs: No-show, ${theirs}` });
  const insist = again.getByRole('button', { name: `Use mine: No-Show, ${mine}` });
  await expect(keep).toBeVisible();
  await expect(insist).toBeVisible();
  await expectFits(again);
  await expectAccessible(again);

  // The question stays until someone has chosen.
  await again.reload();
  await expect(question(mine)).toBeVisible();
  await keep.focus();
  await again.keyboard.press('Enter');
  await expect(question(theirs)).toHaveCount(0);
  await expect(again.getByRole('button', { name: `Keep theirs: Completed, ${mine}` })).toBeFocused();
  await again.keyboard.press('Tab');
  await expect(insist).toBeFocused();
  await again.keyboard.press('Enter');
  await expect(question(mine)).toHaveCount(0);
  await expect.poll(() => statusOf(other, second ?? '')).toBe('no-show');
  expect(await statusOf(other, first ?? '')).toBe('no-show');
  await again.reload();
  await expect(again.getByRole('radio', { name: 'Today' })).toBeChecked();
  await expect(again.getByText(/someone else already decided/)).toHaveCount(0);
  await line.cut();
});

test('signing out deletes everything about guests, and public pages never meet the service worker', async ({
  page,
  expectedErrors,
}) => {
  // A poll in flight also meets the logout.
  expectedErrors.push(/401/);
  const name = aName('Ada');
  await signIn(page, 'staff');
  await expectedOn(page, dayFromNow(0), name);
  await queuedFor(page, name);
  expect(await guestsIn(page)).not.toEqual([]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/staff/login');
  await expect.poll(() => guestsIn(page)).toEqual([]);
  expect(await cachedAddresses(page)).not.toContain('/api/');
  await page.goto('/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.goto('/admin/login');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
