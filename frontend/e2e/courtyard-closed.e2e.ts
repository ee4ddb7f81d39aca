import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { inDatabase } from './support/database';
import { mailTo } from './support/mailbox';
import { aMonday } from './support/public-forms';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

/** A Monday so many weeks after the next ones, of this test's own. */
function aDay(weeks: number): string {
  const day = new Date(`${aMonday()}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 7 * weeks);
  return day.toISOString().slice(0, 10);
}

const acting = { 'X-Acting-As': 'admin' };

async function switchOn(page: Page, id: string): Promise<void> {
  const options = (await (await page.request.get('/api/admin/house-options', { headers: acting })).json()) as {
    id: string;
    isOn: boolean;
    updatedAt: string | null;
  }[];
  const option = options.find((one) => one.id === id);
  if (option?.isOn) return;
  const data = { isOn: true, seen: option?.updatedAt ?? null, figures: [] };
  expect((await page.request.put(`/api/admin/house-options/${id}`, { headers: acting, data })).status()).toBe(200);
}

interface Guest {
  readonly id: string;
  readonly customerEmail: string;
  readonly guestPage: string;
}

async function sits(page: Page, wish: { customerName: string; preferredDate: string; rainPlan: string }) {
  const customerEmail = `${randomUUID()}@guests.example`;
  const data = { area: 'courtyard', partySize: '2', preferredTime: '12:00 PM', customerEmail, ...wish };
  const guest = (await (await page.request.post('/api/reservations', { data })).json()) as Guest;
  const confirmed = await page.request.patch(`/api/admin/reservations/${guest.id}`, {
    headers: acting,
    data: { status: 'confirmed' },
  });
  expect(confirmed.status()).toBe(200);
  return guest;
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the house closes the courtyard with one tap and sees who has answered, and a guest sits inside', async ({
  page,
  browser,
  expectedErrors,
}) => {
  // Another plan than was shown; options that tests beside this one choose.
  expectedErrors.push(/409.*(courtyard-closings|house-options)/);
  const mark = randomUUID().slice(0, 6);
  const preferredDate = aDay(28);
  await signIn(page, 'admin');
  await expect(async () => {
    for (const id of ['areas', 'guest-page']) await switchOn(page, id);
  }).toPass();
  const nora = await sits(page, { customerName: `Nora ${mark}`, preferredDate, rainPlan: 'inside' });
  const ida = await sits(page, { customerName: `Ida ${mark}`, preferredDate, rainPlan: 'wait' });
  const eva = await sits(page, { customerName: `Eva ${mark}`, preferredDate, rainPlan: 'rather-not' });

  await page.goto(`/admin/dashboard?tab=reservations&service=${preferredDate}`);
  await page.getByRole('button', { name: 'Courtyard closed …' }).click();
  const dialog = page.getByRole('dialog', { name: /^Courtyard closed/ });
  await expect(dialog.getByRole('region', { name: /^Moved inside/ })).toContainText(`Nora ${mark}`);
  await expect(dialog.getByRole('region', { name: /^Asked what they would like/ })).toContainText(`Ida ${mark}`);
  await expect(dialog.getByRole('region', { name: /^Cancelled/ })).toContainText(`Eva ${mark}`);
  await expectAccessible(page);

  // Somebody else changes a party meanwhile: nothing is done until the plan of now has been seen.
  const data = { partySize: '3' };
  await page.request.patch(`/api/admin/reservations/${ida.id}`, { headers: acting, data });
  const close = dialog.getByRole('button', { name: 'Close the courtyard and tell 3 parties' });
  await close.click();
  await expect(dialog.getByRole('alert')).toContainText('nothing was done');
  await expect(dialog.getByRole('region', { name: /^Asked/ })).toContainText('3 people');
  await close.dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Courtyard closed since/)).toBeVisible();
  await expect(page.getByRole('article', { name: `Ida ${mark}` })).toContainText('Has no table inside');
  await expect(page.getByRole('article', { name: `Nora ${mark}` })).not.toContainText('Has no table inside');
  await expectAccessible(page);

  await mailTo(nora.customerEmail, /^Your table is inside$/);
  await mailTo(eva.customerEmail, /your table is cancelled$/);
  await mailTo(ida.customerEmail, /what would you like\?$/);

  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await guest.goto(ida.guestPage);
  const standing = guest.getByRole('region', { name: 'How it stands' }).getByRole('status');
  await expect(standing).toContainText('the courtyard is closed on this day');
  await expectAccessible(guest);
  expect(await sideways(guest)).toBe(0);
  await guest.getByRole('button', { name: 'Sit Inside' }).click();
  await expect(standing).toHaveText('Your table is confirmed. We look forward to seeing you.');
  await mailTo(ida.customerEmail, /^Your table is inside$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByText('1 of 1 have answered').click();
  await expect(page.getByRole('listitem').filter({ hasText: `Ida ${mark}` })).toContainText('sits inside');
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText('Courtyard closed', { exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Open again' }).click();
  await page.getByRole('button', { name: 'Open the Courtyard' }).click();
  await expect(page.getByText(/could sit in the courtyard again/)).toContainText(`Nora ${mark}`);
  await expect(page.getByRole('button', { name: 'Courtyard closed …' })).toBeVisible();
  expect(await sideways(page)).toBe(0);
});

test('@phone the website says on its first pane that the courtyard is closed today', async ({ page }) => {
  const says = 'The courtyard is closed today because of the weather. Tables inside are open.';
  const today = `to_char(now() at time zone 'America/New_York', 'YYYY-MM-DD')`;
  await inDatabase(`insert into courtyard_closings values (${today}, null, now(), 'Front of House', '[]')
    on conflict do nothing`);
  try {
    await expect(async () => {
      await page.goto('/');
      const pane = page.getByRole('region', { name: 'Today at the bistro' });
      await expect(pane.getByText(says)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectAccessible(page);
    expect(await sideways(page)).toBe(0);
    await page.goto('/reservations');
    await expect(page.getByRole('complementary', { name: 'Before you come' }).getByText(says)).toBeVisible();
  } finally {
    await inDatabase(`delete from courtyard_closings where day = ${today}`);
  }
});
