import type { Page } from '@playwright/test';
import { aDirectory, type Directory } from './support/directory';
import { anInstallation, type Installation } from './support/installation';
import { expect, expectAccessible, expectFits, test } from './support/test';

let installation: Installation;
let directory: Directory;
test.beforeAll(async () => {
  installation = await anInstallation(async (url) => {
    directory = await aDirectory(`${url}/sign-in/directory`);
    return {
      OIDC_ISSUER: directory.issuer,
      OIDC_CLIENT_ID: 'courtyard',
      OIDC_CLIENT_SECRET: 'a secret of the directory',
      OIDC_NAME: 'Bistro Accounts',
      OIDC_MANAGER_GROUP: 'office',
      OIDC_STAFF_GROUP: 'front-of-house',
    };
  });
});
test.afterAll(async () => {
  await installation.stop();
  await directory.stop();
});

const button = (page: Page) => page.getByRole('button', { name: 'Sign in with Bistro Accounts' });

async function goThere(page: Page, role: 'manager' | 'staff') {
  await page.goto(`${installation.url}/${role}/login`);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'The directory' })).toBeVisible();
}
async function signIn(page: Page, login: string) {
  await page.getByLabel('Name').fill(login);
  await page.getByLabel('Password', { exact: true }).fill('of the directory');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a site manager signs in through the directory, without a password here', async ({ page, expectedErrors }) => {
  // The dashboard may call /me during a logout.
  expectedErrors.push(/401.*\/me$/);
  const login = 'ana';
  await directory.knows(login, { name: 'Ana Maier', email: `${login}@bistro.example`, groups: ['office'] });
  await page.goto(`${installation.url}/manager/login`);
  await expect(button(page)).toBeVisible();
  await expectAccessible(page, 'main');
  await expectFits(page);
  await goThere(page, 'manager');
  await signIn(page, login);
  await expect(page).toHaveURL(`${installation.url}/manager/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Site Manager Dashboard' })).toBeVisible();
  // As after any login, a reload keeps the session.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Site Manager Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${installation.url}/manager/login`);
});

test('people outside the group, or who cancel, read why and find the way back', async ({ page, expectedErrors }) => {
  expectedErrors.push(/40[13].*\/api\/directory\/sign-in$/);
  await directory.knows('ben', { name: 'Ben', email: 'ben@bistro.example', groups: ['office'] });
  await goThere(page, 'staff');
  await signIn(page, 'ben');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('can’t sign in as staff');
  await expectAccessible(page, 'main');
  await expectFits(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Staff Login' })).toBeVisible();

  await page.context().clearCookies({ domain: '127.0.0.1' });
  await goThere(page, 'manager');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(alert).toContainText('The directory didn’t sign you in.');
  // Again from the directory, with another account.
  await button(page).click();
  await signIn(page, 'ben');
  await expect(page.getByRole('heading', { level: 1, name: 'Site Manager Dashboard' })).toBeVisible();
});

test('the owner, who has no group here, is offered no directory', async ({ page }) => {
  await page.goto(`${installation.url}/admin/login`);
  await expect(page.getByText('owner@bistro.example')).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});
