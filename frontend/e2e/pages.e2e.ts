import { expect, openHydrated, test } from './support/test';

test('an unknown path, an unknown article and a broken emailed link lead to the fallback page with status 404', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  for (const path of ['/no/such/page', '/blog/no-such-story', '/api/email/click/spoilt']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page).toHaveTitle(/404 Page Not Found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  }
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('the logins and dashboards say that they require scripts', async ({ browser }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const path of ['/admin/login', '/staff/dashboard', '/manager/menu']) {
    await plain.goto(path);
    const note = plain.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Signing in and the dashboards require JavaScript.');
  }
});

test('the first page brings its styles itself; the next one loads its own', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') loaded.push(new URL(request.url()).pathname);
  });
  // Some browsers fetch a link that is in the HTML although it is disabled.
  const home = await page.request.get('/');
  expect(home.status()).toBe(200);
  expect(await home.text()).not.toMatch(/<link[^>]* disabled/);
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
