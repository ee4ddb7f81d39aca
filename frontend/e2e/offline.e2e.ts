import { expect, openHydrated, test } from './support/test';

test('without a network the forms report it, and keep what was typed', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await openHydrated(page, '/content-upload');
  await page.getByLabel('Title').fill('Written on the ferry');
  await page.getByLabel('Content type').selectOption({ label: 'Blog post' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(page.getByText('You’re offline. Try again when you’re back online.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Written on the ferry');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(page.getByRole('heading', { name: 'Content Submitted!' })).toBeVisible();
});
