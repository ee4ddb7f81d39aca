import { randomUUID } from 'node:crypto';
import { choose } from './support/choose';
import { mailTo } from './support/mailbox';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

test("a visitor's inquiry appears right away, is read, found, replied to and exported", async ({ page, request }) => {
  const name = `Amelia ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID().slice(0, 8)}@guests.example`;
  // Without polling, only the live view can show it.
  await page.addInitScript('window.setInterval = () => 0;');
  await signIn(page, 'admin');
  const link = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: /^Inquiries/ });
  await link.click();
  await expect(page).toHaveTitle(/^Inquiries/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await request.post('/api/contact', { data: { name, email, message: 'Is there a high chair?\nWe are four.' } });
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('New');

  await row.getByRole('button', { name }).click();
  const opened = page.getByRole('dialog', { name: `Message from ${name}` });
  await expect(opened).toContainText('Is there a high chair?');
  await expect(row).not.toContainText('New');
  await expect(opened).toContainText('sent this inquiry');
  await expectAccessible(page, '[role=dialog]');
  const answer = opened.getByRole('region', { name: `Reply to ${name}` });
  await expect(answer.getByLabel('Message')).toBeInViewport();
  await expect(answer.getByLabel('Subject')).toHaveValue(/^Re: /);
  await answer.getByLabel('Message').fill('There is, and a small table too.');
  await page.reload();
  await expect(answer.getByLabel('Message')).toHaveValue('There is, and a small table too.');
  await answer.getByRole('button', { name: 'Send Reply' }).click();
  await expect(page.getByText('Reply sent', { exact: true })).toBeVisible();
  await expect(row).toContainText('Replied');
  expect((await mailTo(email, /^Re: /)).text).toContain('There is, and a small table too.');

  await row.getByRole('button', { name }).click();
  await expect(opened).toContainText('Replied by The Owner');
  await opened.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(row).toContainText('New');

  await choose(page.getByLabel('Kind'), /^Message/);
  await choose(page.getByLabel('State'), /^Unread/);
  await page.getByLabel('Search').fill(name);
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
  await expect(page).toHaveURL(/kind=contact.*read=false.*search=/);
  await page.reload();
  await expect(row).toBeVisible();
  const table = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await table).suggestedFilename()).toBe('enquiries-contact.csv');
});

test('the inbox is for the owner, who comes back to it after signing in', async ({ page }) => {
  await page.goto('/admin/enquiries?kind=plan');
  await expect(page).toHaveURL('/admin/login');
});
