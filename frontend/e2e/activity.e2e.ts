import { randomUUID } from 'node:crypto';
import { choose } from './support/choose';
import { inDatabase } from './support/database';
import { addDays, aMonday } from './support/days';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

async function aRequest(name: string): Promise<void> {
  const id = randomUUID();
  await inDatabase(
    `insert into reservation_requests
       (id, customer_name, customer_email, customer_phone, party_size, preferred_date, preferred_time)
     values ($1, $2, $3, '(904) 555-0177', '2', $4, '12:30 PM')`,
    [id, name, `${id}@guests.example`, addDays(aMonday(), 1)],
  );
}

test('what staff decide with a key the owner reads in plain words, and finds the guest by it', async ({ page }) => {
  const guest = `Ada ${randomUUID().slice(0, 8)}`;
  await aRequest(guest);
  await signIn(page, 'staff');
  await page.getByLabel('Find a guest by name, email or phone').fill(guest);
  await expect(page).toHaveURL(/search=Ada/);
  const card = page.getByRole('article', { name: guest });
  await expect(page.getByRole('article')).toHaveCount(1);
  await card.getByRole('heading').click();
  await page.keyboard.press('c');
  await expect(page.getByText('Reservation updated', { exact: true })).toBeVisible();
  await expect(card.getByText('Confirmed')).toBeVisible();

  await signIn(page, 'admin');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Activity' }).click();
  await expect(page).toHaveURL('/admin/trail');
  await expect(page).toHaveTitle(/^Activity \| /);
  await page.getByLabel('Search by name').fill(guest);
  const line = page.getByRole('row').filter({ hasText: `Front of House confirmed the reservation of ${guest}` });
  await expect(line).toBeVisible();
  await choose(page.getByLabel('Who'), 'Site Manager');
  await expect(page.getByText('No activity matches.')).toBeVisible();
  await choose(page.getByLabel('Who'), 'Front of House');
  await choose(page.getByLabel('What'), 'Reservation');
  await expect(page).toHaveURL(/kind=reservation/);
  await page.reload();
  await line.getByRole('link', { name: `the reservation of ${guest}` }).click();
  await expect(page.getByRole('article', { name: guest })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a double tap decides on only one card', async ({ page }) => {
  const family = randomUUID().slice(0, 8);
  for (const guest of [`Dia ${family}`, `Ben ${family}`]) await aRequest(guest);
  await signIn(page, 'staff', { at: `/staff/dashboard?search=${family}` });
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toHaveCount(2);
  await confirm.first().dblclick();
  await expect(page.getByText('Reservation updated', { exact: true })).toBeVisible();
  await expect(confirm).toHaveCount(1);
});

test('only the owner sees the activity log, and downloads it', async ({ page }) => {
  await page.goto('/admin/trail');
  await expect(page).toHaveURL('/admin/login');
  await signIn(page, 'admin', { at: '/admin/trail' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toBe('trail.jsonl');
});
