import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { choose, restoreOptionsAfterEach } from './support/feature-settings';
import { allTo, mailTo } from './support/mailbox';
import { aMonday } from './support/days';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

interface Requested {
  id: string;
  guestPage: string;
}

restoreOptionsAfterEach();

test('two staff members and the guest act at the same time: one decision wins, all three see it, and one email reports it', async ({
  page,
  browser,
  expectedErrors,
}) => {
  // The slower person gets a conflict.
  expectedErrors.push(/409.*\/api\/(staff\/reservations|guest-table)/);
  const mark = randomUUID().slice(0, 8);
  const another = async () => (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const ada = page;
  const ben = await another();
  const guest = await another();
  const owner = await another();
  await signIn(owner, 'admin', { at: '/robots.txt' });
  await choose(owner, 'guest-page', true);

  const customerName = `Tess ${mark}`;
  const customerEmail = `tess-${mark}@guests.example`;
  const data = { customerName, customerEmail, partySize: '2', preferredDate: aMonday(), preferredTime: '12:30 PM' };
  const requested = await guest.request.post('/api/reservations', { data });
  const { id, guestPage } = (await requested.json()) as Requested;
  await guest.goto(guestPage);
  const standing = guest.getByRole('region', { name: 'Status' }).getByRole('status');
  await expect(standing).toContainText('We got your request');

  const cardOf = async (staff: Page) => {
    await signIn(staff, 'staff', { at: `/staff/dashboard?search=${mark}` });
    const card = staff.getByRole('article', { name: customerName });
    await expect(card).toContainText('Pending');
    return card;
  };
  const ofAda = await cardOf(ada);
  const ofBen = await cardOf(ben);
  await Promise.all([
    ofAda.getByRole('button', { name: 'Confirm' }).click(),
    ofBen.getByRole('button', { name: 'Decline' }).click(),
  ]);
  const statusNow = async () => {
    const read = await owner.request.get(`/api/staff/reservations/${id}`, { headers: { 'X-Acting-As': 'admin' } });
    return ((await read.json()) as { status: string }).status;
  };
  await expect.poll(statusNow).not.toBe('pending');
  const won = await statusNow();
  const label = won === 'confirmed' ? 'Confirmed' : 'Declined';
  for (const card of [ofAda, ofBen]) await expect(card).toContainText(label);
  await expect((won === 'confirmed' ? ben : ada).getByText(/Someone else changed it to/).first()).toBeVisible();
  const email = await mailTo(customerEmail, won === 'confirmed' ? /^Your table is confirmed/ : /./);
  expect(email.to?.[0]?.address).toBe(customerEmail);

  // The table is confirmed, and its guest cancels while staff change it: whichever comes first, it ends canceled.
  if (won !== 'confirmed') {
    const headers = { 'X-Acting-As': 'admin' };
    const call = (status: string) =>
      owner.request.patch(`/api/staff/reservations/${id}`, { headers, data: { status } });
    expect((await call('pending')).status()).toBe(200);
    expect((await call('confirmed')).status()).toBe(200);
  }
  await guest.reload();
  await expect(standing).toContainText('Your table is confirmed.');
  await guest.getByRole('button', { name: 'Cancel This Table' }).click();
  const changed = ada.request.patch(`/api/staff/reservations/${id}`, { data: { partySize: '3' } });
  await Promise.all([changed, guest.getByRole('button', { name: 'Yes, Cancel My Table' }).click()]);
  expect([200, 409]).toContain((await changed).status());
  await expect(standing).toHaveText('You canceled. We hope to see you another day.');
  for (const card of [ofAda, ofBen]) await expect(card).toContainText('Canceled by the guest');
  await mailTo(customerEmail, /^Your reservation is canceled/);
  const subjects = (await allTo(customerEmail)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject?.startsWith('Your reservation is canceled'))).toHaveLength(1);
});
