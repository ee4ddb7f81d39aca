import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { inDatabase } from './support/database';
import { aMonday } from './support/days';
import { choose, restoreOptionsAfterEach } from './support/feature-settings';
import { goTo, signIn } from './support/sign-in';
import { expect, expectAccessible, expectFits, test } from './support/test';

const TIMES = ['10:00', '10:30', '11:00', '11:30'].map((time) => `${time} AM`);
const AFTERNOON = ['12:00', '12:30', '1:00', '1:30', '2:00', '2:30'].map((time) => `${time} PM`);
const SLOTS = [...TIMES, ...AFTERNOON];

restoreOptionsAfterEach();

/** A board full of these would slow down every test that follows. */
test.afterAll(() => inDatabase(`delete from reservation_requests where customer_name like '%Whitcombe'`));

async function enter(page: Page, day: string, parties: readonly object[]): Promise<void> {
  for (const party of parties) {
    const entered = await page.request.post('/api/staff/reservations', {
      headers: { 'X-Acting-As': 'staff' },
      data: { partySize: '4', preferredDate: day, preferredTime: '12:00 PM', status: 'confirmed', ...party },
    });
    expect(entered.status()).toBe(201);
  }
}

test('a tablet shows a day of twenty parties at one glance, and never cuts off what the kitchen must know @tablet', async ({
  page,
}) => {
  const day = aMonday(30);
  await signIn(page, 'staff', { at: '/robots.txt' });
  await enter(
    page,
    day,
    Array.from({ length: 20 }, (_, index) => ({
      customerName: `Guest ${String(index)} Whitcombe`,
      preferredTime: SLOTS[index % SLOTS.length],
      specialRequests: index % 4 ? '' : 'The birthday of my mother, and a quiet table by the fountain',
    })),
  );
  await page.goto(`/staff/dashboard?service=${day}`);
  await expect(page.getByText('20 parties')).toBeVisible();
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(20);
  await expectFits(page);
  const kitchen = rows.first().getByRole('list', { name: 'Kitchen and service' });
  await kitchen.scrollIntoViewIfNeeded();
  await expect(kitchen).toBeInViewport({ ratio: 1 });
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'main');

  // What the kitchen must know is never cut off.
  const next = aMonday(31);
  const specialRequests = 'Nut allergy, gluten, shellfish and dairy allergies';
  await enter(page, next, [{ customerName: 'Priya Ramachandran', specialRequests }]);
  await goTo(page, `/staff/dashboard?service=${next}`);
  const badges = page.getByRole('list', { name: 'Kitchen and service' }).getByRole('listitem');
  await expect(badges).toHaveText([/Nuts/, /Gluten/, /Shellfish/, /Dairy/]);
  for (const badge of await badges.all()) await expect(badge).toBeInViewport({ ratio: 1 });
  for (const words of ['Priya Ramachandran', specialRequests])
    await expect
      .poll(() => page.getByText(words).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBeLessThanOrEqual(0);
});

test('on a phone a request is entered in one go and counted right away, and a walk-in waits, is seated and leaves @phone', async ({
  page,
}) => {
  const day = aMonday(32);
  const name = `Ravi ${randomUUID().slice(0, 6)}`;
  await signIn(page, 'staff', { at: `/staff/dashboard?service=${day}` });
  await expect(page.getByText('No one is expected on this day yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New request' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'More' }).click();
  const send = dialog.getByRole('button', { name: 'Enter and confirm' });
  await expect(send).toBeInViewport({ ratio: 1 });
  await send.click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Phone', { exact: true }).fill('(904) 555-0142');
  await expectAccessible(page, '[role=dialog]');
  await send.click();
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect(page.getByText('1 party')).toBeVisible();

  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Change date, time or size' }).click();
  const change = page.getByRole('dialog', { name: `Change: ${name}` });
  await expect(change.getByRole('button', { name: 'Change', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(change.getByText('No changes yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(change).toBeHidden();

  const guest = `Kit ${randomUUID().slice(0, 6)} Whitcombe`;
  await goTo(page, '/staff/dashboard?service=today');
  await page.getByRole('button', { name: 'Add walk-in' }).click();
  const walkIn = page.getByRole('dialog', { name: 'Add walk-in' });
  await walkIn.getByLabel('Name').fill(guest);
  await walkIn.getByText('15', { exact: true }).click();
  await expectAccessible(page, '[role=dialog]');
  await walkIn.getByRole('button', { name: 'Add to door list' }).click();
  const door = page.getByRole('region', { name: /^At the door/ });
  await expect(door.getByRole('article', { name: guest })).toContainText('quoted 15 min');
  await expectAccessible(page, 'main');
  await door.getByRole('button', { name: `Seat: ${guest}` }).click();
  await expect(door.getByRole('article', { name: guest })).toHaveCount(0);
  const seated = page.getByRole('article', { name: guest });
  await expect(seated).toContainText(/Arrived \d/);
  await seated.getByRole('textbox', { name: `Tables of ${guest}` }).fill('4 p6');
  await page.keyboard.press('Enter');
  await expect(seated.getByRole('textbox')).toHaveValue('4, P6');
  await seated.getByRole('button', { name: 'Left' }).click();
  await expect(seated).toContainText(/Left \d.*Tables 4, P6/);
  await expectFits(page);
});

test('requests, today and tomorrow are one tap apart, by keyboard too, and the URL keeps the place', async ({
  page,
}) => {
  await signIn(page, 'staff');
  await page.getByRole('radio', { name: 'Requests' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/service=today/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/service=tomorrow/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Tomorrow' })).toBeChecked();
  await expect(page.getByRole('heading', { name: /Waiting for your reply/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Requests' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Find a guest by name, email or phone')).toBeVisible();
});

test('sixty guests of both areas are printed on one page, and a tap later the paper is compared with the day', async ({
  page,
}) => {
  const day = aMonday(34);
  await signIn(page, 'admin', { at: '/robots.txt' });
  await choose(page, 'areas', true, { courtyardArrivals: 12, courtyardSeats: 24 });
  await choose(page, 'capacity', true, { arrivals: 500, seats: 40 });
  await signIn(page, 'staff', { at: '/robots.txt' });
  await enter(
    page,
    day,
    Array.from({ length: 30 }, (_, index) => ({
      customerName: `Guest ${String(index)} Whitcombe`,
      partySize: '2',
      preferredTime: SLOTS[index % SLOTS.length],
      area: ['inside', 'courtyard'][index % 2],
      specialRequests:
        index % 3 ? '' : 'Allergic to nuts, the birthday of my mother, and a quiet table by the fountain',
    })),
  );
  await page.goto(`/staff/dashboard?service=${day}`);
  await expect(page.getByText('60 guests')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Seats in use in the courtyard' })).toBeVisible();
  const paper = await page.pdf({ format: 'Letter' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const printed = page.getByRole('status').filter({ hasText: 'Printed here' });
  await expect(printed).not.toContainText('Since then');
  await enter(page, day, [{ customerName: 'Late Whitcombe' }]);
  await expect(printed).toContainText('Since then 1 new');

  // Like a browser with a print preview.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: 'Late Whitcombe' })).toContainText('new');
  await expect(page.getByRole('heading', { name: 'Staff Dashboard' })).toBeHidden();
  await expect(page.getByRole('row', { name: 'Guest 0 Whitcombe' }).locator('strong').last()).toHaveText(
    'Allergy: Nuts',
  );
});
