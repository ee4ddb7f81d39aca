import { randomUUID } from 'node:crypto';
import { inDatabase } from './support/database';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

test('the owner sees first what waits today, confirms it there and takes that back @phone', async ({ page }) => {
  const name = `Ada ${randomUUID().slice(0, 6)}`;
  // Older than any other request, so they are listed first.
  await inDatabase(
    `insert into reservation_requests
       (id, customer_name, customer_email, party_size, preferred_date, preferred_time, created_at)
     values ($1, $2, 'ada@guests.example', '2', (current_date + 30)::text, '12:30 PM', now() - interval '4000 days')`,
    [randomUUID(), name],
  );
  await signIn(page, 'admin');
  const today = page.getByRole('region', { name: 'Needs you today' });
  const row = today.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(/overdue by [\d,]+ days/);
  await expect(row.getByRole('button', { name: 'Confirm' })).toBeInViewport();
  await expect(
    page.getByRole('navigation', { name: 'Most used' }).getByRole('link', { name: /^Today/ }),
  ).toBeInViewport({
    ratio: 1,
  });
  await page.locator('summary', { hasText: 'Trends' }).click();
  await expect(page.getByRole('region', { name: 'Trends' }).getByRole('slider').first()).toBeVisible();
  await expectAccessible(page, 'body');
  await row.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: `Decline ${name}’s request?` });
  await dialog.getByLabel('Reason (optional)').fill('The kitchen is closed that day');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
});

test('arrow keys show each week’s numbers, and Ctrl+K finds places and people and opens them', async ({ page }) => {
  await signIn(page, 'admin');
  const covers = page.getByRole('slider', { name: 'Covers by week' });
  await covers.focus();
  const valueText = await covers.getAttribute('aria-valuetext');
  await covers.press('ArrowLeft');
  await expect(covers).not.toHaveAttribute('aria-valuetext', valueText ?? '');

  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.fill('Staff Man');
  await expect(page.getByRole('option', { name: 'Staff Management' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard?tab=staff');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(field).toBeFocused();
  await field.fill('Beatrice');
  const found = page.getByRole('group', { name: 'Inquiries' }).getByRole('option').first();
  await expect(found).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await found.click();
  await expect(page.getByRole('dialog', { name: /^Message from Beatrice/ })).toBeVisible();
});
