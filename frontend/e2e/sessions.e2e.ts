import { anAccount } from './support/accounts';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0';

test('people see where they are signed in, and sign out of another browser', async ({
  page,
  browser,
  expectedErrors,
}) => {
  // Errors of the browser that is signed out.
  expectedErrors.push(/401/);
  const { email } = await anAccount('manager');
  const name = 'Firefox on Windows';
  const elsewhere = await (await browser.newContext({ userAgent: FIREFOX })).newPage();
  await signIn(elsewhere, 'manager', { email });
  await signIn(page, 'manager', { email });
  await page.getByRole('button', { name: 'Account' }).click();
  // With the pointer still there.
  await expectAccessible(page, 'header');
  await page.getByRole('menuitem', { name: 'Where you are signed in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where you are signed in' });
  await expect(dialog.getByText('This browser')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: `Sign out of ${name}` }).click();
  await expect(page.getByText('Signed out there', { exact: true })).toBeVisible();
  await expect(dialog.getByText(name)).toBeHidden();
  await elsewhere.goto('/manager/dashboard');
  await expect(elsewhere).toHaveURL(/\/manager\/login/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
});
