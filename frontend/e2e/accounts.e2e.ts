import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { anAccount } from './support/accounts';
import { mailTo } from './support/mailbox';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, expectReadableColors, test } from './support/test';

const NEW = 'heron and kiln';

async function choosePassword(page: Page, email: string, subject: RegExp) {
  const { text = '' } = await mailTo(email, subject);
  await page.goto(/https?:\S+choose-password#\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm new password').fill(NEW);
  for (const button of await page.getByRole('button', { name: 'Show password' }).all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await expectAccessible(page);
  await expectReadableColors(page);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/manager/login');
}

async function logIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/manager/dashboard');
}

test('a site manager who forgot the password chooses a new one through an emailed link', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const { email } = await anAccount('manager');
  await page.goto('/manager/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
  await choosePassword(page, email, /^Choose a new password$/);
  await logIn(page, email);
  await mailTo(email, /^Your password was changed$/);

  const { text = '' } = await mailTo(email, /^Choose a new password$/);
  await page.goto('about:blank');
  await page.goto(/https?:\S+choose-password#\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
});

test('the owner invites a site manager, who is out when deactivated', async ({
  page: owner,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/40[13]/);
  const email = `${randomUUID()}@home.example`;
  await signIn(owner, 'admin', { at: '/admin/team' });
  await owner.getByRole('button', { name: 'Invite' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite to the team' });
  await dialog.getByLabel('Name').fill('Kim');
  await dialog.getByLabel('Email').fill(email);
  await expectAccessible(owner, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const item = owner.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(item).toContainText('Invited');

  const manager = await (await browser.newContext()).newPage();
  await choosePassword(manager, email, /^Welcome to /);
  await logIn(manager, email);
  await owner.reload();
  await expect(item).toContainText('Last sign-in');
  await item.getByRole('button', { name: 'Deactivate Kim' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(item).toContainText('Inactive');
  await expect(manager).toHaveURL('/manager/login');
});
