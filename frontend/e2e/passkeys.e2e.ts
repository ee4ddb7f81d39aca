import type { Page } from '@playwright/test';
import { anAccount } from './support/accounts';
import { addPasskey, openPasskeys, withAuthenticator } from './support/authenticator';
import { PASSWORD } from './support/sign-in';
import { expect, expectAccessible, expectHydrated, expectFits, test } from './support/test';

async function enter(page: Page, role: 'manager' | 'staff', email: string) {
  await page.goto(`/${role}/login`);
  await expectHydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}

/** A click before the scripts have arrived does nothing. */
async function signInWithPasskey(page: Page) {
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}

test('a site manager adds a passkey, signs in with only that, and removes it', async ({ page, expectedErrors }) => {
  // The dashboard may call /me during a logout.
  expectedErrors.push(/401.*\/me$/);
  const { email } = await anAccount('manager');
  await withAuthenticator(page);
  await enter(page, 'manager', email);
  const dialog = await addPasskey(page, PASSWORD);
  await expectAccessible(page, '[role=dialog]');
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/manager/login');

  const dashboard = page.getByRole('heading', { level: 1, name: 'Site Manager Dashboard' });
  await signInWithPasskey(page);
  await expect(dashboard).toBeVisible();
  const own = await openPasskeys(page);
  await expect(own.getByRole('listitem').filter({ hasText: 'My telephone' })).toContainText('last used');
  await own.getByRole('button', { name: 'Remove My telephone' }).click();
  const question = page.getByRole('dialog', { name: 'Remove My telephone?' });
  await expectAccessible(page, '[role=dialog]');
  await question.getByLabel('Your password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(own.getByText('No passkeys yet.')).toBeVisible();
});

test('a passkey is refused on the login of another role, and where the person gives up', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  const { email } = await anAccount('staff');
  const authenticator = await withAuthenticator(page);
  await enter(page, 'staff', email);
  const dialog = await addPasskey(page, PASSWORD);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/staff/login');

  const alert = page.getByRole('alert');
  await page.goto('/admin/login');
  await signInWithPasskey(page);
  await expect(alert.filter({ hasText: 'This passkey doesn’t work here.' })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.goto('/staff/login');
  await authenticator.setVerified(false);
  await signInWithPasskey(page);
  await expect(alert.filter({ hasText: 'No passkey was used.' })).toBeVisible();
  await authenticator.setVerified(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff Dashboard' })).toBeVisible();
});
