import { randomUUID } from 'node:crypto';
import { choose } from './support/choose';
import { openTab } from './support/open-tab';
import { signIn } from './support/sign-in';
import { expect, expectFits, test } from './support/test';

test('the owner sees statistics about reservations over 7, 30 and 90 days', async ({ page }) => {
  await signIn(page, 'admin');
  await openTab(page, 'Analytics');
  await expect(page).toHaveURL('/admin/dashboard?tab=analytics');
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
  for (const figure of ['Completion Rate', 'No-Show Rate', 'Average Party Size'])
    await expect(page.getByRole('term').filter({ hasText: figure })).toBeVisible();
  const trend = page.getByRole('region', { name: 'Daily trends, last 7 days' });
  await expect(trend.getByRole('row')).toHaveCount(8);
  await trend.getByRole('button', { name: 'Show as table' }).click();
  await expect(trend.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular times' }).getByRole('listitem').first()).toContainText(
    /12:[03]0 PM/,
  );
  await page.getByText('90 days').click();
  await expect(page).toHaveURL('/admin/dashboard?tab=analytics&days=90');
  await page.reload();
  await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked();
  await expect(trend).toBeVisible();
  await expectFits(page);
});

test('the manager sees the website’s numbers, and adds to the maintenance log, also after the session has ended', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  await signIn(page, 'manager');
  await openTab(page, 'Analytics');
  for (const figure of ['Page Views', 'Reservations', 'Contact Forms'])
    await expect(page.getByRole('term').filter({ hasText: figure })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The last 30 days' }).getByRole('row')).toHaveCount(31);
  await expect(
    page.getByRole('region', { name: 'Top pages, last 30 days' }).getByRole('listitem').first(),
  ).toContainText('/');
  await expect(page.getByText(/^Compared to the 30 days before: .*page views/)).toBeVisible();
  await page.getByText('7 days', { exact: true }).click();
  await expect(page).toHaveURL('/manager/dashboard?tab=analytics&days=7');
  await expect(page.getByRole('region', { name: 'The last 7 days' }).getByRole('row')).toHaveCount(8);
  await expect(page.getByText(/^Compared to the 7 days before: .*page views/)).toBeVisible();
  await expectFits(page);

  const title = `Gate hours ${randomUUID().slice(0, 6)}`;
  await openTab(page, 'Maintenance');
  await page.getByLabel('Title').fill(title);
  await choose(page.getByLabel('Type'), 'Fix');
  await page.getByLabel('Time spent (hours)').fill('0.5');
  await page.getByLabel('Description').fill('The gate closes an hour later in summer.');
  // The session ends while the entry is sent; before that, another call could notice it.
  await page.route('/api/manager/maintenance', async (route, request) => {
    if (request.method() === 'POST') await page.context().clearCookies();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(page).toHaveURL('/manager/login');
  await page.unroute('/api/manager/maintenance');
  await page.request.post('/api/manager/login', {
    data: { email: 'manager@bistro.example', password: 'courtyard-demo' },
  });
  await signIn(page, 'manager', { at: '/manager/dashboard?tab=maintenance' });
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(page.getByText('Maintenance log added', { exact: true })).toBeVisible();
  const entry = page.getByRole('row', { name: title });
  await expect(entry).toContainText('0.5 hours');
  await expect(page.getByLabel('Title')).toHaveValue('');
});
