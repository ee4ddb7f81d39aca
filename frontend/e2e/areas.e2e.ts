import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mailTo } from './support/mailbox';
import { aMonday } from './support/public-forms';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, openAlive, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const acting = { 'X-Acting-As': 'admin' };

/** A Monday far behind those of other tests. */
function aDay(): string {
  const day = new Date(`${aMonday()}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 7 * 28);
  return day.toISOString().slice(0, 10);
}

async function choose(page: Page, id: string, isOn: boolean): Promise<void> {
  const options = (await (await page.request.get('/api/admin/house-options', { headers: acting })).json()) as {
    id: string;
    updatedAt: string | null;
  }[];
  const seen = options.find((option) => option.id === id)?.updatedAt ?? null;
  const data = { isOn, seen, figures: [] };
  expect((await page.request.put(`/api/admin/house-options/${id}`, { headers: acting, data })).status()).toBe(200);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a guest asks for the courtyard and says what rain means; staff see it, confirm, and move the table inside', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 6);
  const [name, email, day] = [`Ilse ${mark}`, `ilse-${mark}@guests.example`, aDay()];
  await signIn(page, 'admin');
  await choose(page, 'guest-page', true);
  await choose(page, 'areas', true);
  await choose(page, 'capacity', true);
  try {
    const guest = await (await browser.newContext({ viewport: PHONE })).newPage();
    await openAlive(guest, '/reservations');
    await guest.getByLabel('Full name').fill(name);
    await guest.getByLabel('Email').fill(email);
    await guest.getByLabel('Party size').selectOption('4');
    await guest.getByLabel('Preferred date').fill(day);
    await guest.getByLabel('Preferred time').selectOption('12:30 PM');
    await guest.getByLabel('Where would you like to sit?').selectOption('In the courtyard');
    await guest.getByLabel('If the courtyard is wet').selectOption('Please move us inside');
    await expectAccessible(guest);
    expect(await sideways(guest)).toBe(0);
    await guest.getByRole('button', { name: 'Submit Reservation Request' }).click();
    await expect(guest.getByRole('region', { name: 'What you asked for' })).toContainText('4 people, in the courtyard');
    const link = await guest.getByRole('link', { name: 'Change or cancel this table' }).getAttribute('href');
    const asked = await mailTo(email, /table request/);
    expect(asked.text).toContain('4 people, in the courtyard');
    expect(asked.text).toContain('If the courtyard is wet: a table inside');

    await page.goto(`/admin/dashboard?tab=reservations&search=${mark}`);
    const card = page.getByRole('article', { name });
    await expect(card).toContainText('In the courtyard, if wet, move inside');
    await expect(card).toContainText(/Would make \d+ of 24 seats in the courtyard at /);
    await card.getByRole('button', { name: 'Confirm' }).click();
    await expect(card.getByText('Confirmed')).toBeVisible();
    expect((await mailTo(email, /^Your table is confirmed/)).text).toContain('4 people, in the courtyard');

    await page.goto(`/admin/dashboard?tab=reservations&service=${day}`);
    const seated = page.getByRole('list', { name: 'Seated at a time in the courtyard' });
    await expect(seated).toContainText('12:30 PM: 4 of 24 seats');
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('article', { name })).toContainText('In the courtyard');
    expect(await sideways(page)).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Change date, time or size' }).click();
    const dialog = page.getByRole('dialog', { name: `Change: ${name}` });
    await dialog.getByLabel('Where').click();
    await page.getByTitle('Inside', { exact: true }).click();
    await expect(dialog).toContainText('Ilse will get one mail: in the courtyard becomes inside.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Seated at a time inside' })).toContainText('12:30 PM: 4 of 40 seats');
    expect((await mailTo(email, /^Your table was changed/)).text).toContain('Where: in the courtyard → inside');

    await guest.goto(link ?? '');
    const standing = guest.getByRole('region', { name: 'How it stands' });
    await expect(standing).toContainText('4 people, inside');
    await expect(standing.getByRole('status')).toContainText('Your table is confirmed.');
    await guest.getByRole('button', { name: 'Change This Table' }).click();
    await guest.getByLabel('Where would you like to sit?').selectOption('In the courtyard');
    await expectAccessible(guest);
    expect(await sideways(guest)).toBe(0);
    await guest.getByRole('button', { name: 'Ask for This Table' }).click();
    await expect(standing).toContainText('in the courtyard. This one stays yours until we have answered.');
  } finally {
    await choose(page, 'areas', false);
    await choose(page, 'capacity', false);
  }
});
