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

test('a guest waits for a full half hour, staff move the line and pause it, and what comes free is taken with one tap', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6);
  const day = aDay(26);
  await signIn(page, 'admin');
  await choose(page, 'guest-page', true);
  await choose(page, 'waiting-list', true);
  await choose(page, 'other-times', true);
  await choose(page, 'capacity', true, { arrivals: 500, seats: SEATS });
  try {
    for (let table = 0; table < SEATS / 10; table += 1)
      await enter(page, { customerName: `Table ${mark} ${String(table)}`, preferredDate: day });
    const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    const wish = { partySize: '2', preferredDate: day, preferredTime: '12:00 PM' };
    const [first, second] = ['Ada', 'Una'].map((name) => ({
      ...{ customerName: `${name} ${mark}`, customerEmail: `${name.toLowerCase()}-${mark}@guests.example` },
      ...wish,
    }));
    const asked = await Promise.all(
      [first, second].map(async (data) => {
        const answer = await page.request.post('/api/reservations', { data });
        return (await answer.json()) as { id: string; guestPage: string };
      }),
    );

    const standing = guest.getByRole('region', { name: 'How it stands' }).getByRole('status');
    for (const [index, { guestPage }] of asked.entries()) {
      await guest.goto('about:blank');
      await guest.goto(guestPage);
      await expectAccessible(guest);
      await guest.getByRole('button', { name: 'Wait for This Table' }).click();
      await expect(standing).toContainText(`You are number ${String(index + 1)} on the waiting list`);
    }
    expect(await sideways(guest)).toBe(0);
    expect((await mailTo(`una-${mark}@guests.example`, /waiting list/)).text).toContain('this half hour is full');

    await page.goto(`/admin/dashboard?tab=reservations&search=${mark}&status=pending`);
    const card = page.getByRole('article', { name: `Una ${mark}` });
    await expect(card).toContainText('On the waiting list');
    await card.getByRole('button', { name: 'Manage' }).click();
    const dialog = page.getByRole('dialog', { name: `Manage: Una ${mark}` });
    await dialog.getByRole('button', { name: 'Put first on the waiting list' }).click();
    await expect(dialog.getByRole('button', { name: 'No longer first' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(card).toContainText('First on the waiting list');
    await guest.reload();
    await expect(standing).toContainText('You are number 1');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/dashboard?tab=reservations&service=${day}`);
    const line = page.getByText('2 parties wait for seats.');
    await expect(line).toContainText('What comes free is offered to them.');
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(line).toContainText('Nobody is offered any.');
    expect(await sideways(page)).toBe(0);

    // Whether the house offers by itself depends on the hour of the night; staff offer the same.
    await choose(page, 'capacity', true, { arrivals: 500, seats: SEATS + 4 });
    await expect(async () => {
      const { version } = (await (
        await page.request.get(`/api/staff/reservations/${asked[1]?.id ?? ''}`, { headers: acting })
      ).json()) as { version: number };
      const data = { expectedVersion: version, times: [{ preferredDate: day, preferredTime: '12:00 PM' }] };
      const answer = await page.request.post(`/api/staff/reservations/${asked[1]?.id ?? ''}/other-times`, {
        headers: acting,
        data,
      });
      expect(answer.status()).toBe(200);
    }).toPass();
    await guest.reload();
    await expect(guest.getByRole('heading', { name: 'It has come free' })).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole('button', { name: /, 12:00 PM$/ }).click();
    await expect(standing).toHaveText('Your table is confirmed. We look forward to seeing you.');
  } finally {
    await choose(page, 'waiting-list', false);
    await choose(page, 'capacity', false);
  }
});
