import { signIn } from './support/sign-in';
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

test('offline, a dashboard stays when a link is pointed at, which fetches its page otherwise', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, 'admin');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const files = (page: string) => fetched.filter((path) => path.startsWith(`/assets/${page}`));
  const settings = page.getByRole('navigation', { name: 'Settings' });
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.').first()).toBeVisible();
  await settings.getByRole('link', { name: 'Chat answers' }).hover();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toHaveCount(0);
  await settings.getByRole('link', { name: 'Photos' }).hover();
  await expect.poll(() => files('admin-photographs')).not.toEqual([]);
  expect(files('admin-chat')).toEqual([]);
});

test('a login stays, with what is typed, while the server does not respond', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await openHydrated(page, '/admin/login');
  await page.route(/\/(api|assets)\//, (route) => route.abort());
  const tried = page.waitForEvent('requestfailed');
  await page.getByLabel('Email').fill('owner@bistro.example');
  await tried;
  await page.getByLabel('Password', { exact: true }).fill('not sent');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('owner@bistro.example');
});
