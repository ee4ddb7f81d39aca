import type { Page } from '@playwright/test';
import { allTo, mailTo } from './support/mailbox';
import { aMonday } from './support/days';
import { signIn, signInByForm } from './support/sign-in';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

async function requestTable(page: Page, guest: { name: string; email: string }) {
  // The date field has a minimum once the form has hydrated; a click before that sends nothing.
  await expect(page.getByLabel('Preferred date')).toHaveAttribute('min', /\d/);
  await page.getByLabel('Full name').fill(guest.name);
  await page.getByLabel('Email').fill(guest.email);
  await page.getByLabel('Party size').selectOption({ label: '4 people' });
  await page.getByLabel('Preferred date').fill(aMonday());
  await page.getByLabel('Preferred time').selectOption('12:30 PM');
  await page.getByLabel(/Special requests/).fill('A table by the fountain, please.');
  await page.getByRole('button', { name: 'Submit Reservation Request' }).click();
  await expect(page.getByRole('heading', { name: 'Reservation Request Sent!' })).toBeVisible();
}

test('a request from a phone is confirmed by staff, and the guest gets the email with the calendar event', async ({
  browser,
}) => {
  const guest = { name: 'Ines Calder', email: `ines.${String(Date.now())}@guests.example` };
  const phone = await browser.newPage({ viewport: PHONE, isMobile: true, hasTouch: true });
  await phone.goto('/reservations');
  // The form begins on the first screen.
  expect((await phone.getByLabel('Party size').boundingBox())?.y).toBeLessThanOrEqual(400);
  await requestTable(phone, guest);
  await expect(phone.getByText('Reservation request submitted!', { exact: true })).toBeVisible();
  expect((await mailTo(guest.email, /table request/)).text).toContain('4 people');

  const staff = await browser.newPage({ viewport: DESKTOP });
  await signInByForm(staff, 'staff');
  const card = staff.getByRole('article', { name: guest.name });
  await expect(card).toContainText('A table by the fountain, please.');
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(staff.getByText('Status has been updated successfully', { exact: true })).toBeVisible();
  await expect(card.getByText('Confirmed')).toBeVisible();

  const confirmation = await mailTo(guest.email, /^Your table is confirmed/);
  const event = confirmation.attachments.find(({ filename }) => filename === 'reservation.ics');
  const calendar = new TextDecoder().decode(event?.content as ArrayBuffer);
  expect(calendar).toContain(`DTSTART:${aMonday().replaceAll('-', '')}T1`);
  expect(calendar).toContain('SUMMARY:Table for 4 people');
});

/** The same request without the form. */
async function aRequest(page: Page, { name, email }: { name: string; email: string }) {
  const booking = { partySize: '4', preferredDate: aMonday(), preferredTime: '12:30 PM' };
  const data = { customerName: name, customerEmail: email, ...booking };
  expect((await page.request.post('/api/reservations', { data })).status()).toBe(201);
}

test('an undone confirmation is emailed to no one; the decline after it gives the reason', async ({ page }) => {
  test.slow();
  const guest = { name: 'Mara Venn', email: `mara.${String(Date.now())}@guests.example` };
  await aRequest(page, guest);
  await signIn(page, 'staff');
  await page.getByLabel('Find a guest by name, email or phone').fill(guest.email);
  const card = page.getByRole('article', { name: guest.name });
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${guest.name} is confirmed`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${guest.name} is pending again`, { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('button', { name: 'Decline with a reason' }).click();
  await page.getByLabel('Reason (optional)').fill('A wedding has the whole courtyard.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(card).toContainText('Message to guest: A wedding has the whole courtyard.');
  await page.close();
  expect((await mailTo(guest.email, /^About your table request/)).text).toContain('A wedding has the whole courtyard.');
  expect((await allTo(guest.email)).map(({ subject }) => subject).sort()).toEqual([
    'About your table request',
    'We got your table request',
  ]);
});

test('an owner archives a visit and finds it in the history', async ({ page }) => {
  const guest = { name: 'Rosa Marchetti', email: `rosa.${String(Date.now())}@guests.example` };
  await aRequest(page, guest);
  await signIn(page, 'admin');
  const card = page.getByRole('article', { name: guest.name });
  await card.getByRole('button', { name: 'Confirm' }).click();
  await card.getByRole('button', { name: 'Customer Arrived' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Customer Arrived' }).click();
  await expect(page.getByText('Reservation marked as completed successfully', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Archive Reservation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('tab', { name: /^History/ }).click();
  await page.getByRole('tab', { name: /^Reservation History/ }).click();
  await expect(page.getByRole('article', { name: guest.name })).toContainText('Archived');
});

test('a dashboard without a session leads to its login, also with a forged local record', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  await page.goto('/staff/dashboard');
  await expect(page).toHaveURL('/staff/login');
  await page.evaluate(() => {
    localStorage.setItem('staff', JSON.stringify({ id: '1', name: 'Nobody' }));
  });
  await page.goto('/staff/dashboard');
  await expect(page).toHaveURL('/staff/login');
  expect(await page.evaluate(() => localStorage.getItem('staff'))).toBeNull();
});
