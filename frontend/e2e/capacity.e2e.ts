import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { inDatabase } from './support/database';
import { aMonday } from './support/days';
import { acting, choose, restoreOptionsAfterEach } from './support/feature-settings';
import { mailTo } from './support/mailbox';
import { goTo, signIn } from './support/sign-in';
import { cleanUpAfterEach, expect, expectAccessible, expectFits, openHydrated, test } from './support/test';

/** Four parties of ten fill the restaurant. */
const SEATS = 40;

restoreOptionsAfterEach();
cleanUpAfterEach(async () => {
  await inDatabase(
    `delete from reservation_requests where customer_name like 'Table %' or customer_name like '%Whitcombe'`,
  );
});

async function enter(page: Page, party: object): Promise<void> {
  const data = { partySize: '10+', preferredTime: '12:00 PM', ...party };
  expect((await page.request.post('/api/staff/reservations', { headers: acting, data })).status()).toBe(201);
}

interface Guest {
  readonly id: string;
  readonly customerEmail: string;
  readonly guestPage: string;
}

async function sits(page: Page, booking: { customerName: string; preferredDate: string; rainPlan: string }) {
  const customerEmail = `${randomUUID()}@guests.example`;
  const data = { area: 'courtyard', partySize: '2', preferredTime: '12:00 PM', customerEmail, ...booking };
  const guest = (await (await page.request.post('/api/reservations', { data })).json()) as Guest;
  const confirmed = await page.request.patch(`/api/admin/reservations/${guest.id}`, {
    headers: acting,
    data: { status: 'confirmed' },
  });
  expect(confirmed.status()).toBe(200);
  return guest;
}

test('a full half hour shows before confirming, and a request that fits may confirm automatically', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6);
  const day = aMonday(24);
  await signIn(page, 'admin', { at: '/robots.txt' });
  await choose(page, 'capacity', true, { arrivals: 500, seats: SEATS });
  for (let table = 0; table < SEATS / 10; table += 1)
    await enter(page, { customerName: `Table ${String(table)}`, preferredDate: day });
  const name = `Ines ${mark}`;
  await enter(page, { customerName: name, preferredDate: day, partySize: '2', status: 'pending' });

  await page.goto(`/admin/dashboard?tab=reservations&search=${mark}`);
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('42 of 40 seats at 12:00 PM if confirmed');
  await card.getByRole('button', { name: 'Confirm' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm beyond capacity?' });
  await expect(question).toContainText('42 of 40 seats at 12:00 PM if confirmed.');
  await expectAccessible(page, '[role=dialog]');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(card).toContainText('Pending');

  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, `/admin/dashboard?tab=reservations&service=${day}`);
  const seated = page.getByRole('list', { name: 'Seats in use' });
  await expect(seated).toContainText('12:00 PM: 40 of 40 seats, 2 more pending');
  await expectFits(page);
  await expectAccessible(page, 'main');
  const row = page.getByRole('article', { name });
  await row.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Confirm anyway' }).click();
  await expect(seated).toContainText('12:00 PM: 42 of 40 seats');

  await choose(page, 'confirming-by-itself', true, { party: 4 });
  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await openHydrated(guest, '/reservations');
  await guest.getByLabel('Full name').fill(`Theo ${mark}`);
  await guest.getByLabel('Email').fill(`theo-${mark}@guests.example`);
  await guest.getByLabel('Party size').selectOption('3');
  await guest.getByLabel('Preferred date').fill(aMonday(25));
  await guest.getByLabel('Preferred time').selectOption('12:30 PM');
  await guest.getByRole('button', { name: 'Submit Reservation Request' }).click();
  await expect(guest.getByRole('heading', { name: 'Your Table Is Confirmed!' })).toBeFocused();
  await expectAccessible(guest);
  await mailTo(`theo-${mark}@guests.example`, /^Your table is confirmed/);
});

test('a guest waits for a full half hour, staff reorder and pause the waitlist, and the guest takes an offer with one tap', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6);
  const day = aMonday(26);
  await signIn(page, 'admin', { at: '/robots.txt' });
  await choose(page, 'guest-page', true);
  await choose(page, 'waiting-list', true);
  await choose(page, 'other-times', true);
  await choose(page, 'capacity', true, { arrivals: 500, seats: SEATS });
  for (let table = 0; table < SEATS / 10; table += 1)
    await enter(page, { customerName: `Table ${mark} ${String(table)}`, preferredDate: day });
  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const booking = { partySize: '2', preferredDate: day, preferredTime: '12:00 PM' };
  const [first, second] = ['Ada', 'Una'].map((name) => ({
    customerName: `${name} ${mark}`,
    customerEmail: `${name.toLowerCase()}-${mark}@guests.example`,
    ...booking,
  }));
  const requested = await Promise.all(
    [first, second].map(async (data) => {
      const answer = await page.request.post('/api/reservations', { data });
      return (await answer.json()) as { id: string; guestPage: string };
    }),
  );

  await guest.goto('/reservations');
  await guest.getByLabel('Party size').selectOption('2 people');
  await guest.getByLabel('Preferred date').fill(day);
  await guest.getByRole('button', { name: '12:00 PM full' }).click();
  await expect(guest.getByLabel('Preferred time')).toHaveValue('12:00 PM');
  await expect(guest.getByText('12:00 PM is full for 2 people.')).toBeVisible();
  await expect(guest.getByLabel('Join the waitlist')).toBeVisible();
  await expectAccessible(guest, 'form');

  const standing = guest.getByRole('region', { name: 'Status' }).getByRole('status');
  for (const [index, { guestPage }] of requested.entries()) {
    await guest.goto('about:blank');
    await guest.goto(guestPage);
    await guest.getByRole('button', { name: 'Join the Waitlist' }).click();
    await expect(standing).toContainText(`You’re number ${String(index + 1)} on the waitlist`);
  }
  await expectAccessible(guest);
  await expectFits(guest);
  expect((await mailTo(`una-${mark}@guests.example`, /waitlist/)).text).toContain('as soon as a table opens up');

  await page.goto(`/admin/dashboard?tab=reservations&search=${mark}&status=pending`);
  const card = page.getByRole('article', { name: `Una ${mark}` });
  await expect(card).toContainText('On the waitlist');
  await card.getByRole('button', { name: 'Manage' }).click();
  const dialog = page.getByRole('dialog', { name: `Manage: Una ${mark}` });
  await dialog.getByRole('button', { name: 'Move to front of waitlist' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove priority' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toContainText('First on the waitlist');
  await guest.reload();
  await expect(standing).toContainText('You’re number 1');

  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, `/admin/dashboard?tab=reservations&service=${day}`);
  const line = page.getByText('2 parties are waiting for seats.');
  await expect(line).toContainText('They’re offered tables as they open up.');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(line).toContainText('Offers are paused.');
  await expectFits(page);

  // Whether seats are offered automatically depends on the time of night; staff offer the same.
  await choose(page, 'capacity', true, { arrivals: 500, seats: SEATS + 4 });
  await expect(async () => {
    const { version } = (await (
      await page.request.get(`/api/staff/reservations/${requested[1]?.id ?? ''}`, { headers: acting })
    ).json()) as { version: number };
    const data = { expectedVersion: version, times: [{ preferredDate: day, preferredTime: '12:00 PM' }] };
    const answer = await page.request.post(`/api/staff/reservations/${requested[1]?.id ?? ''}/other-times`, {
      headers: acting,
      data,
    });
    expect(answer.status()).toBe(200);
  }).toPass();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'A table opened up' })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: /, 12:00 PM$/ }).click();
  await expect(standing).toHaveText('Your table is confirmed. We look forward to seeing you.');
});

test('a guest requests the courtyard with a rain plan; staff see it, confirm, and move the table inside', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 6);
  const name = `Ilse ${mark}`;
  const email = `ilse-${mark}@guests.example`;
  const day = aMonday(28);
  await signIn(page, 'admin', { at: '/robots.txt' });
  await choose(page, 'guest-page', true);
  await choose(page, 'areas', true, { courtyardArrivals: 12, courtyardSeats: 24 });
  await choose(page, 'capacity', true, { arrivals: 500, seats: SEATS });
  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await openHydrated(guest, '/reservations');
  await guest.getByLabel('Full name').fill(name);
  await guest.getByLabel('Email').fill(email);
  await guest.getByLabel('Party size').selectOption('4');
  await guest.getByLabel('Preferred date').fill(day);
  await guest.getByLabel('Preferred time').selectOption('12:30 PM');
  await guest.getByLabel('Where would you like to sit?').selectOption('In the courtyard');
  await guest.getByLabel('If it rains').selectOption('Please move us inside');
  await expectAccessible(guest);
  await expectFits(guest);
  await guest.getByRole('button', { name: 'Submit Reservation Request' }).click();
  await expect(guest.getByRole('region', { name: 'What you asked for' })).toContainText('4 people, in the courtyard');
  const link = await guest.getByRole('link', { name: 'Change or cancel your reservation' }).getAttribute('href');
  const requested = await mailTo(email, /table request/);
  expect(requested.text).toContain('Area: Courtyard');
  expect(requested.text).toContain('If it rains: a table inside');

  await page.goto(`/admin/dashboard?tab=reservations&search=${mark}`);
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('Courtyard; if it rains: inside');
  await expect(card).toContainText(/\d+ of 24 seats in the courtyard at .* if confirmed/);
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(card.getByText('Confirmed')).toBeVisible();
  expect((await mailTo(email, /^Your table is confirmed/)).text).toContain('Area: Courtyard');

  await page.goto(`/admin/dashboard?tab=reservations&service=${day}`);
  const seated = page.getByRole('list', { name: 'Seats in use in the courtyard' });
  await expect(seated).toContainText('12:30 PM: 4 of 24 seats');
  await expectAccessible(page, 'main');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('article', { name })).toContainText('Courtyard; if it rains: inside');
  await expectFits(page);
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Change date, time or size' }).click();
  const dialog = page.getByRole('dialog', { name: `Change: ${name}` });
  await dialog.getByLabel('Where').click();
  await page.getByTitle('Inside', { exact: true }).click();
  await expect(dialog).toContainText('Ilse gets one email: in the courtyard becomes inside.');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Seats in use inside' })).toContainText('12:30 PM: 4 of 40 seats');
  expect((await mailTo(email, /^Your reservation was changed/)).text).toContain('Area: Courtyard → Inside');

  await guest.goto(link ?? '');
  const standing = guest.getByRole('region', { name: 'Status' });
  await expect(standing).toContainText('4 people, inside');
  await expect(standing.getByRole('status')).toContainText('Your table is confirmed.');
  await guest.getByRole('button', { name: 'Change Reservation' }).click();
  await guest.getByLabel('Where would you like to sit?').selectOption('In the courtyard');
  await expectAccessible(guest);
  await expectFits(guest);
  await guest.getByRole('button', { name: 'Send Change Request' }).click();
  await expect(standing).toContainText('in the courtyard. This one stays reserved for you until we reply, by');
});

test('staff close the courtyard with one tap and see who has replied, and a guest chooses to sit inside', async ({
  page,
  browser,
  expectedErrors,
}) => {
  // Another plan than was shown.
  expectedErrors.push(/409.*courtyard-closings/);
  const mark = randomUUID().slice(0, 6);
  const preferredDate = aMonday(44);
  await signIn(page, 'admin', { at: '/robots.txt' });
  await choose(page, 'guest-page', true);
  await choose(page, 'areas', true);
  const nora = await sits(page, { customerName: `Nora ${mark}`, preferredDate, rainPlan: 'inside' });
  const ida = await sits(page, { customerName: `Ida ${mark}`, preferredDate, rainPlan: 'wait' });
  const eva = await sits(page, { customerName: `Eva ${mark}`, preferredDate, rainPlan: 'rather-not' });

  await page.goto(`/admin/dashboard?tab=reservations&service=${preferredDate}`);
  await page.getByRole('button', { name: 'Courtyard closed …' }).click();
  const dialog = page.getByRole('dialog', { name: /^Courtyard closed/ });
  await expect(dialog.getByRole('region', { name: /^Moved inside/ })).toContainText(`Nora ${mark}`);
  await expect(dialog.getByRole('region', { name: /^Asked what they’d like/ })).toContainText(`Ida ${mark}`);
  await expect(dialog.getByRole('region', { name: /^Canceled/ })).toContainText(`Eva ${mark}`);
  await expectAccessible(page, '[role=dialog]');

  // Someone else changes a party: nothing is done until the current plan has been seen.
  const data = { partySize: '3' };
  await page.request.patch(`/api/admin/reservations/${ida.id}`, { headers: acting, data });
  const close = dialog.getByRole('button', { name: 'Close and notify 3 parties' });
  await close.click();
  await expect(dialog.getByRole('alert')).toContainText('nothing was done');
  await expect(dialog.getByRole('region', { name: /^Asked/ })).toContainText('3 people');
  await close.dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Courtyard closed since/)).toBeVisible();
  await expect(page.getByRole('article', { name: `Ida ${mark}` })).toContainText('No table inside');
  await expect(page.getByRole('article', { name: `Nora ${mark}` })).not.toContainText('No table inside');

  await mailTo(nora.customerEmail, /^Your table is inside$/);
  await mailTo(eva.customerEmail, /your reservation is canceled$/);
  await mailTo(ida.customerEmail, /what would you like\?$/);

  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await guest.goto(ida.guestPage);
  const standing = guest.getByRole('region', { name: 'Status' }).getByRole('status');
  await expect(standing).toContainText('The courtyard is closed that day');
  await expectAccessible(guest);
  await expectFits(guest);
  await guest.getByRole('button', { name: 'Sit Inside' }).click();
  await expect(standing).toHaveText('Your table is confirmed. We look forward to seeing you.');
  await mailTo(ida.customerEmail, /^Your table is inside$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByText('1 of 1 have replied').click();
  await expect(page.getByRole('listitem').filter({ hasText: `Ida ${mark}` })).toContainText('sits inside');
  await expectFits(page);
  await expectAccessible(page, 'main');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText('Courtyard closed', { exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Open again' }).click();
  await page.getByRole('button', { name: 'Open the Courtyard' }).click();
  await expect(page.getByText(/could sit in the courtyard again/)).toContainText(`Nora ${mark}`);
  await expect(page.getByRole('button', { name: 'Courtyard closed …' })).toBeVisible();
  await expectFits(page);
});
