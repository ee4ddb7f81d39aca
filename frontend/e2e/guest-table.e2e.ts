import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { restoreOptionsAfterEach } from './support/feature-settings';
import { mailTo } from './support/mailbox';
import { addDays, aMonday } from './support/days';
import { goTo, signIn } from './support/sign-in';
import { expect, expectAccessible, expectFits, expectReadableColors, test } from './support/test';

const linkIn = (text: string | undefined) => /https?:\/\/\S+\/table#[\w.-]+/.exec(text ?? '')?.[0] ?? '';

restoreOptionsAfterEach();

async function switchOn(page: Page, name: string) {
  const option = page.getByRole('switch', { name });
  await expect(option).toHaveAttribute('aria-checked', /true|false/);
  if ((await option.getAttribute('aria-checked')) === 'false') await option.click();
  await expect(option).toBeChecked();
}

test('a guest requests another time on the guest page and cancels it; the board shows both', async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signIn(owner, 'admin', { at: '/admin/guest-journey' });
  await switchOn(owner, 'Guest page');

  const mark = randomUUID().slice(0, 8);
  const guest = { customerName: `Nell ${mark}`, customerEmail: `nell-${mark}@guests.example` };
  const booking = { ...guest, partySize: '2', preferredDate: aMonday(), preferredTime: '12:30 PM' };
  expect((await page.request.post('/api/reservations', { data: booking })).status()).toBe(201);
  const firstLink = linkIn((await mailTo(guest.customerEmail, /table request/)).text);
  await page.goto(firstLink);
  const standing = page.getByRole('region', { name: 'Status' });
  await expect(standing).toContainText('12:30 PM, 2 people');
  await expect(standing.getByRole('status')).toContainText('We got your request, and you’ll hear back by');

  await page.getByRole('button', { name: 'Change Reservation' }).click();
  await page.getByLabel('Party size').selectOption({ label: '5 people' });
  await page.getByLabel('Time', { exact: true }).selectOption('1:30 PM');
  await page.getByRole('button', { name: 'Send Change Request' }).click();
  await expect(standing).toContainText('This one stays open until we reply, by');

  await goTo(owner, `/admin/dashboard?search=${mark}`);
  const change = owner.getByRole('article').filter({ hasText: 'Replaces' });
  await expect(change).toContainText('12:30 PM, 2 people');
  await change.getByRole('button', { name: 'Confirm' }).click();
  await expect(owner.getByText('Changed by the guest')).toBeVisible();

  const confirmed = await mailTo(guest.customerEmail, /^Your table is confirmed/);
  expect(confirmed.text).toContain('It replaces your previous request.');
  // Only the fragment differs, so the browser would not reload the page.
  await page.goto('about:blank');
  await page.goto(firstLink);
  await expect(standing.getByRole('status')).toContainText('You changed this reservation to');
  await standing.getByRole('link', { name: 'See Your Table' }).click();
  await expect(standing).toContainText('1:30 PM, 5 people');
  await page.goto('about:blank');
  await page.goto(linkIn(confirmed.text));
  await expect(standing).toContainText('1:30 PM, 5 people');
  await expect(standing.getByRole('status')).toHaveText('Your table is confirmed. We look forward to seeing you.');
  const calendar = page.waitForEvent('download');
  await standing.getByRole('link', { name: 'Add to My Calendar' }).click();
  expect((await calendar).suggestedFilename()).toBe('table.ics');
  await expectAccessible(page);

  const cancel = page.getByRole('button', { name: 'Cancel This Table' });
  const { width = 0, height = 0 } = (await cancel.boundingBox()) ?? {};
  await cancel.dblclick({ position: { x: width - 4, y: height - 4 } });
  await expect(standing.getByRole('status')).toHaveText('Your table is confirmed. We look forward to seeing you.');
  await cancel.click();
  await expect(page.getByRole('button', { name: 'Keep My Table' })).toBeFocused();
  await page.getByRole('button', { name: 'Yes, Cancel My Table' }).click();
  await expect(standing.getByRole('status')).toHaveText('You canceled. We hope to see you another day.');
  await expect(owner.getByText('Canceled by the guest')).toBeVisible();
  await mailTo(guest.customerEmail, /^Your reservation is canceled/);
  await expectFits(page);
});

test('a guest is offered other times instead of no, and takes one with one tap', async ({ page, browser }) => {
  const owner = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signIn(owner, 'admin', { at: '/admin/guest-journey' });
  await switchOn(owner, 'Guest page');
  await switchOn(owner, 'Suggest other times');

  const mark = randomUUID().slice(0, 8);
  const guest = { customerName: `Ida ${mark}`, customerEmail: `ida-${mark}@guests.example` };
  const booking = { ...guest, partySize: '4', preferredDate: aMonday(), preferredTime: '12:30 PM' };
  expect((await page.request.post('/api/reservations', { data: booking })).status()).toBe(201);

  await goTo(owner, `/admin/dashboard?search=${mark}`);
  const card = owner.getByRole('article').filter({ hasText: guest.customerName });
  await card.getByRole('button', { name: 'Manage' }).click();
  await owner.getByRole('button', { name: 'Offer another time' }).click();
  const dialog = owner.getByRole('dialog', { name: `Offer another time: ${guest.customerName}` });
  // It starts with the nearest free times.
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(dialog.getByRole('button', { name: 'Send the Offer' })).toBeDisabled();
  await dialog.getByRole('button', { name: '11:00 AM' }).click();
  await dialog.getByRole('button', { name: '2:30 PM', exact: true }).click();
  await dialog.getByLabel('Day', { exact: true }).fill(addDays(aMonday(), 1));
  await dialog.getByRole('button', { name: '1:00 PM', exact: true }).click();
  await expect(dialog.getByRole('button', { name: '1:30 PM', exact: true })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(3);
  await dialog.getByRole('button', { name: /^Remove .*11:00 AM$/ }).click();
  await expect(dialog.getByRole('status')).toContainText('can accept one of these times with one tap');
  await expectAccessible(owner, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Send the Offer' }).click();
  await expect(card).toContainText(/Offer expires .*: .*2:30 PM.*; .*1:00 PM/);

  const offered = await mailTo(guest.customerEmail, /^Another time for your table/);
  await page.goto(linkIn(offered.text));
  const standing = page.getByRole('region', { name: 'Status' });
  await expect(standing.getByRole('status')).toContainText('there’s another option below');
  await expectAccessible(page);
  await expectReadableColors(page);
  await page.getByRole('button', { name: /, 2:30 PM$/ }).click();
  await expect(standing.getByRole('status')).toHaveText('Your table is confirmed. We look forward to seeing you.');
  await expect(standing).toContainText('2:30 PM, 4 people');
  await expect(page.getByRole('heading', { name: 'Would another time work?' })).toBeHidden();
  await expect(card).toContainText('Confirmed');
  await expect(card).toContainText('2:30 PM');
  await expectFits(page);
});
