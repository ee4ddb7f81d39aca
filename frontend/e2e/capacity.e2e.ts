import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mailTo } from './support/mailbox';
import { aMonday } from './support/public-forms';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, openAlive, test } from './support/test';

/** Far above what other tests ask for: they confirm while the option is on. */
const SEATS = 400;

/** A Monday so many weeks after the next ones, of this test's own. */
function aDay(weeks: number): string {
  const day = new Date(`${aMonday()}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 7 * weeks);
  return day.toISOString().slice(0, 10);
}

const acting = { 'X-Acting-As': 'admin' };

async function choose(page: Page, id: string, isOn: boolean, figures: Record<string, number> = {}): Promise<void> {
  const options = (await (await page.request.get('/api/admin/house-options', { headers: acting })).json()) as {
    id: string;
    updatedAt: string | null;
  }[];
  const seen = options.find((option) => option.id === id)?.updatedAt ?? null;
  const data = { isOn, seen, figures: Object.entries(figures).map(([name, value]) => ({ name, value })) };
  expect((await page.request.put(`/api/admin/house-options/${id}`, { headers: acting, data })).status()).toBe(200);
}

async function enter(page: Page, party: object): Promise<void> {
  const data = { partySize: '10+', preferredTime: '12:00 PM', ...party };
  expect((await page.request.post('/api/staff/reservations', { headers: acting, data })).status()).toBe(201);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a full house is seen before it is confirmed, and a request that fits may be confirmed by itself', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6);
  const day = aDay(24);
  await signIn(page, 'admin');
  await choose(page, 'capacity', true, { arrivals: 500, seats: SEATS });
  try {
    for (let table = 0; table < SEATS / 10; table += 1)
      await enter(page, { customerName: `Table ${String(table)}`, preferredDate: day });
    const name = `Ines ${mark}`;
    await enter(page, { customerName: name, preferredDate: day, partySize: '2', status: 'pending' });

    await page.goto(`/admin/dashboard?tab=reservations&search=${mark}`);
    const card = page.getByRole('article', { name });
    await expect(card).toContainText('Would make 402 of 400 seats at 12:00 PM');
    await card.getByRole('button', { name: 'Confirm' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm more than there is room for?' });
    await expect(question).toContainText('Would make 402 of 400 seats at 12:00 PM.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(card).toContainText('Pending');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/dashboard?tab=reservations&service=${day}`);
    const seated = page.getByRole('list', { name: 'Seated at a time' });
    await expect(seated).toContainText('12:00 PM: 400 of 400 seats, 2 more wait for an answer');
    expect(await sideways(page)).toBe(0);
    await expectAccessible(page);
    const row = page.getByRole('article', { name });
    await row.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Confirm all the same' }).click();
    await expect(seated).toContainText('12:00 PM: 402 of 400 seats');

    await choose(page, 'confirming-by-itself', true, { party: 4 });
    const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await openAlive(guest, '/reservations');
    await guest.getByLabel('Full name').fill(`Theo ${mark}`);
    await guest.getByLabel('Email').fill(`theo-${mark}@guests.example`);
    await guest.getByLabel('Party size').selectOption('3');
    await guest.getByLabel('Preferred date').fill(aDay(25));
    await guest.getByLabel('Preferred time').selectOption('12:30 PM');
    await guest.getByRole('button', { name: 'Submit Reservation Request' }).click();
    await expect(guest.getByRole('heading', { name: 'Your Table Is Confirmed!' })).toBeFocused();
    await expectAccessible(guest);
    await mailTo(`theo-${mark}@guests.example`, /^Your table is confirmed/);
  } finally {
    await choose(page, 'confirming-by-itself', false);
    await choose(page, 'capacity', false);
  }
});
