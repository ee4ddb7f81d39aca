import type { Locator, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { anAccount } from './support/accounts';
import { addPasskey, withAuthenticator } from './support/authenticator';
import { PASSWORD } from './support/sign-in';
import { expect, expectAccessible, expectHydrated, expectFits, test } from './support/test';

const STEP_MS = 30_000;

const last = new Map<string, number>();
/** A code is accepted once, during its time step and the next one. */
function nextCode(secret: string): string {
  const now = Math.floor(Date.now() / STEP_MS);
  const step = Math.min(now, Math.max(now - 1, (last.get(secret) ?? 0) + 1));
  last.set(secret, step);
  return generateSync({ secret, epoch: step * (STEP_MS / 1000) });
}

/** Enters codes until one is accepted, like a person: the step of the first may end before it arrives. */
async function enterCode(field: Locator, secret: string, submit: () => Promise<void>, accepted: Locator) {
  await expect(async () => {
    if (await field.isVisible()) {
      await field.fill(nextCode(secret));
      await submit();
    }
    await expect(accepted).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

async function enter(page: Page, role: 'admin' | 'manager', email: string) {
  await page.goto(`/${role}/login`);
  const outcome = page.getByRole('button', { name: 'Account' }).or(page.getByLabel('Code from your authenticator app'));
  const setUp = page.getByRole('button', { name: 'Set up' });
  await expectHydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(outcome.or(setUp).first()).toBeVisible();
}

/** Reads the key from the screen, like someone without a camera. */
async function setUp(page: Page): Promise<{ key: string; recoveryCodes: string[] }> {
  await page.getByRole('button', { name: 'Set up' }).click();
  const shown = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}/).textContent();
  const key = (shown ?? '').replaceAll(/[^A-Z2-7]/g, '');
  expect(key).toHaveLength(32);
  await expectAccessible(page, '[role=dialog]');
  await page.getByLabel('Your password').fill(PASSWORD);
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  const turnOn = () => page.getByRole('button', { name: 'Turn on' }).click();
  await enterCode(page.getByLabel('Code from the app'), key, turnOn, codes.first());
  await expect(codes).toHaveCount(10);
  await expectAccessible(page, '[role=dialog]');
  return { key, recoveryCodes: await codes.allTextContents() };
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Two-step sign-in' }).click();
  return page.getByRole('dialog', { name: 'Two-step sign-in' });
}

test('an owner sets up two-step sign-in, comes in with a code, once with a recovery code, and turns it off', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/40[01]/);
  const { email } = await anAccount('admin');
  await enter(page, 'admin', email);
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('switch', { name: 'Two-step sign-in for owners' })).toBeVisible();
  const { key, recoveryCodes } = await setUp(page);
  await expectFits(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');

  const code = page.getByLabel('Code from your authenticator app');
  await enter(page, 'admin', email);
  await expect(code).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page, 'main');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong', { exact: false }).first()).toBeVisible();
  const dashboard = page.getByRole('heading', { level: 1, name: 'Admin Dashboard' });
  await enterCode(code, key, () => page.keyboard.press('Enter'), dashboard);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');

  await enter(page, 'admin', email);
  await code.fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  const own = await openDialog(page);
  await expect(own.getByText('Recovery codes left: 9')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await own.getByRole('button', { name: 'Turn off' }).click();
  await own.getByLabel('Code from the app').fill(recoveryCodes[1] ?? '');
  await own.getByLabel('Your password').fill(PASSWORD);
  await own.getByRole('button', { name: 'Turn off' }).click();
  await expect(own.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('a passkey takes the place of the code', async ({ page, expectedErrors }) => {
  expectedErrors.push(/40[01]/);
  const { email } = await anAccount('manager');
  const authenticator = await withAuthenticator(page);
  await enter(page, 'manager', email);
  const passkeys = await addPasskey(page, PASSWORD);
  await passkeys.getByRole('button', { name: 'Close' }).click();
  const dialog = await openDialog(page);
  await setUp(page);
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/manager/login');

  await enter(page, 'manager', email);
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
  const byPasskey = page.getByRole('button', { name: 'Use a passkey' });
  await expect(byPasskey).toBeVisible();
  await expectAccessible(page, 'main');
  await expectFits(page);
  await authenticator.setVerified(false);
  await byPasskey.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was used.' })).toBeVisible();
  await authenticator.setVerified(true);
  await byPasskey.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site Manager Dashboard' })).toBeVisible();
});

test('the owner resets a site manager who has lost their phone', async ({ page, browser, expectedErrors }) => {
  expectedErrors.push(/40[01]/);
  const owner = await anAccount('admin');
  const manager = await anAccount('manager');
  const elsewhere = await (await browser.newContext()).newPage();
  await enter(elsewhere, 'manager', manager.email);
  await openDialog(elsewhere);
  await setUp(elsewhere);
  await enter(page, 'admin', owner.email);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: `Reset two-step sign-in of ${manager.name}` }).click();
  await page
    .getByRole('dialog', { name: /^Reset two-step/ })
    .getByRole('button', { name: 'Reset' })
    .click();
  await expect(page.getByText('Now signs in with a password only', { exact: true })).toBeVisible();
  await elsewhere.goto('/manager/dashboard');
  await expect(elsewhere).toHaveURL(/\/manager\/login/);
  await enter(elsewhere, 'manager', manager.email);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Site Manager Dashboard' })).toBeVisible();
});
