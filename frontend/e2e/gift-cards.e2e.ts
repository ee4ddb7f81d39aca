import { randomUUID } from 'node:crypto';
import { mailTo } from './support/mailbox';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, openHydrated, test } from './support/test';

test('a guest asks for a gift card, and the owner reads it and answers', async ({ page }) => {
  const name = `Amelia ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID().slice(0, 8)}@guests.example`;
  await openHydrated(page, '/gift-cards');
  await expect(page).toHaveTitle(/^Gift Cards \| /);
  const form = page.getByRole('form', { name: 'Gift card' });
  const ask = form.getByRole('button', { name: 'Request This Gift Card' });
  await ask.click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByText('Choose an amount.')).toBeVisible();
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Amount in dollars').selectOption('75');
  await form.getByLabel(/^Who is it for/).fill('Ada');
  await ask.click();
  await expect(page.getByRole('heading', { name: 'Gift Card Requested' })).toBeFocused();
  await expect(page.getByText('A card of 75 dollars for Ada, to pick up here.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Request Another Card' }).click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByLabel('Your name')).toHaveValue('');

  await signIn(page, 'admin', { at: `/admin/enquiries?kind=gift&search=${encodeURIComponent(name)}` });
  await page.getByRole('button', { name }).click();
  const opened = page.getByRole('dialog', { name: `Gift card from ${name}` });
  await expect(opened).toContainText('75');
  await opened.getByLabel('Message').fill('With pleasure: please come by.');
  await opened.getByRole('button', { name: 'Send Reply' }).click();
  await expect(page.getByText('Reply sent', { exact: true })).toBeVisible();
  expect((await mailTo(email, /^Re: your gift card/)).text).toContain('please come by');
});
