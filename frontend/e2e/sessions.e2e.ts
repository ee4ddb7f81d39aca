import { signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

/** One for each project: tests beside each other share the accounts. */
const OTHER_BROWSERS = {
  desktop: ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0'],
  phone: [
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ],
} as const;

test('somebody sees where they are signed in, and signs out of another browser @phone', async ({
  page,
  browser,
  expectedErrors,
}) => {
  // Of the browser that is signed out.
  expectedErrors.push(/401/);
  const [name, userAgent] = OTHER_BROWSERS[(page.viewportSize()?.width ?? 0) < 600 ? 'phone' : 'desktop'];
  const elsewhere = await (await browser.newContext({ userAgent })).newPage();
  await signIn(elsewhere, 'manager');
  await signIn(page, 'manager');
  await page.getByRole('button', { name: 'Account' }).click();
  // With the pointer still there.
  await expectAccessible(page, 'header');
  await page.getByRole('menuitem', { name: 'Where you are signed in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where you are signed in' });
  await expect(dialog.getByText('This browser')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Sign out of ${name}` }).click();
  await expect(page.getByText('Signed out there', { exact: true })).toBeVisible();
  await expect(dialog.getByText(name)).toBeHidden();
  await elsewhere.goto('/manager/dashboard');
  await expect(elsewhere).toHaveURL(/\/manager\/login/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
});
