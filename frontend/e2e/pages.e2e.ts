import { expect, openHydrated, test } from './support/test';

test('the home page answers 200', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('main')).toBeVisible();
});

test('an unknown path shows the fallback page with status 404', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('a broken emailed link leads to the 404 page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const answer = await page.goto('/api/email/click/spoilt');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('the first page brings its styles itself; the next one loads its own', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') loaded.push(new URL(request.url()).pathname);
  });
  // Some browsers fetch a link that is in the HTML although it is disabled.
  expect(await (await page.request.get('/')).text()).not.toMatch(/<link[^>]* disabled/);
  await openHydrated(page, '/');
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
  const brought = await page
    .locator('link[rel=stylesheet][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(brought.length).toBeGreaterThan(1);
  expect(loaded.filter((address) => brought.includes(address))).toEqual([]);
  await page.getByRole('link', { name: 'View All Posts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stories from the courtyard');
  expect(loaded).toContainEqual(expect.stringMatching(/\/blog-.*\.css$/));
});

test('a button that is tapped before the scripts have arrived does its work when they have @phone', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const shelf = page.locator('#merchandise');
  await shelf.getByRole('button', { name: 'View All Merchandise' }).click();
  await expect(shelf.getByRole('button', { name: 'View All Merchandise' })).toHaveAttribute('data-tapped');
  release(undefined);
  await expect(shelf.getByRole('listitem')).toHaveCount(9);
});
