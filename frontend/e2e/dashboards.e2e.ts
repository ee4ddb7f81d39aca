import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { inDatabase } from './support/database';
import { anAccount } from './support/accounts';
import { addDays, aMonday, beforeOpening, spelled } from './support/days';
import { signIn } from './support/sign-in';
import { expect, expectHydrated, test } from './support/test';

const POLL_MS = 15_000;
const SCRIPTS = '**/assets/*.js';

async function fillLogin(page: Page) {
  await page.getByLabel('Email').fill('staff@bistro.example');
  await page.getByLabel('Password', { exact: true }).fill('courtyard-demo');
}

async function aRequest(name: string, day = aMonday(), time = '12:30 PM'): Promise<string> {
  const id = randomUUID();
  await inDatabase(
    `insert into reservation_requests
       (id, customer_name, customer_email, party_size, preferred_date, preferred_time)
     values ($1, $2, $3, '2', $4, $5)`,
    [id, name, `${id}@guests.example`, day, time],
  );
  return id;
}

/** Scripts requested from now on; none is delivered, so that none can import another. */
async function failedRequests(page: Page): Promise<string[]> {
  const urls: string[] = [];
  await page.route(SCRIPTS, (route) => {
    urls.push(route.request().url());
  });
  return urls;
}

const focused = (page: Page) => page.locator(':focus');

test('every login and dashboard is served with its title', async ({ request }) => {
  for (const [path, title] of [
    ['/staff/login', 'Staff Login'],
    ['/admin/login', 'Admin Login'],
    ['/manager/login', 'Site Manager Login'],
    ['/staff/dashboard', 'Staff Dashboard'],
    ['/admin/dashboard', 'Admin Dashboard'],
    ['/manager/dashboard', 'Site Manager Dashboard'],
  ] as const)
    expect(await (await request.get(path)).text()).toContain(`<title>${title} | `);
});

test('what is typed and submitted at a login before hydration is sent afterwards, and the dashboard has our fonts', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.setFixedTime(beforeOpening());
  await page.goto('/staff/login', { waitUntil: 'commit' });
  await fillLogin(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/staff/login');
  await expect(page.getByLabel('Email')).toHaveValue('staff@bistro.example');
  release(undefined);
  await expect(page).toHaveURL('/staff/dashboard');

  // Also after its own styles have come behind those of the login.
  const files = () => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href !== null).length);
  await expect.poll(files).toBeGreaterThan(5);
  await expect(page.locator('html')).toHaveAttribute('data-fonts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Fraunces,/);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Nunito Sans",/);
});

test('between login and dashboard files are fetched in parallel, the dashboard’s while the password is typed', async ({
  page,
  expectedErrors,
}) => {
  // A poll may happen after the session has ended and before the page has left.
  expectedErrors.push(/401/);
  await page.goto('/staff/login');
  await expectHydrated(page);
  const forDashboard = await failedRequests(page);
  await page.getByLabel('Email').fill('s');
  for (const file of ['staff-dashboard-', 'printed-sheet-', '/board-'])
    await expect.poll(() => forDashboard.join(' ')).toContain(file);
  await page.unroute(SCRIPTS);

  await signIn(page, 'staff');
  const forLogin = await failedRequests(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  for (const file of ['/login-', 'sign-in-screen-']) await expect.poll(() => forLogin.join(' ')).toContain(file);
});

test('staff can sign in with a browser without storage', async ({ page, expectedErrors }) => {
  // The router logs that it cannot store the scroll position.
  expectedErrors.push(/SecurityError: denied/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.clock.setFixedTime(beforeOpening());
  await page.goto('/staff/login');
  await fillLogin(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Staff Dashboard' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the open tab is in view at every width', async ({ page }) => {
  await signIn(page, 'admin', { at: '/admin/dashboard?tab=staff' });
  const tab = page.getByRole('tab', { selected: true });
  for (const width of [390, 1280, 360, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(tab).toBeInViewport({ ratio: 0.95 });
  }
});

test('the scrollbar of a dashboard has a transparent track, which Firefox would paint white', async ({ page }) => {
  await signIn(page, 'admin', { at: '/admin/dashboard?tab=staff' });
  await expect(page.locator('.tab-column')).toHaveCSS('scrollbar-color', / rgba\(0, 0, 0, 0\)$/);
});

test('a tab whose code cannot be loaded offers another try, and one that a release has taken away reloads the page once', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /404/, /Failed to fetch dynamically imported module/);
  await signIn(page, 'admin');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route('**/assets/approval-history-tab*.js', (route) => route.abort());
  await page.getByRole('tab', { name: /^History/ }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  // Many browsers do not request a failed module again until the page is reloaded, which Try again does.
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('body')).not.toHaveAttribute('data-before');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/assets/approval-history-tab*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/admin/dashboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  let loads = 0;
  await page.route('**/assets/approval-history-tab*.js', (route) => route.fulfill({ status: 404 }));
  await page.route('**/admin/dashboard*', async (route) => {
    if (route.request().isNavigationRequest()) {
      loads += 1;
      await route.continue();
      return;
    }
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/data-build="\w+"/, 'data-build="newer"'),
    });
  });
  await page.getByRole('tab', { name: /^History/ }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(loads).toBe(1);
  await expect(page).toHaveURL('/admin/dashboard?tab=history');
});

test('the focus goes to the next card after a decision, back to its button after a dialog, and stays after a deletion', async ({
  page,
}) => {
  const first = `Ada ${randomUUID().slice(0, 6)}`;
  const second = `Ben ${randomUUID().slice(0, 6)}`;
  // A day with requests of this test only, so that the two cards are adjacent.
  await aRequest(first, aMonday(3), '10:00 AM');
  await aRequest(second, aMonday(3), '10:30 AM');
  await inDatabase(`update reservation_requests set status = 'pending' where status = 'declined'`);
  const last = `Cleo ${randomUUID().slice(0, 6)}`;
  const id = await aRequest(last);
  await inDatabase(`update reservation_requests set status = 'declined' where id = $1`, [id]);
  await signIn(page, 'staff');
  const card = page.getByRole('article', { name: first });
  const manage = card.getByRole('button', { name: 'Manage' });
  await manage.click();
  await expect(page.getByLabel('Staff notes')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(manage).toBeFocused();
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Status has been updated successfully', { exact: true })).toBeVisible();
  await expect(focused(page)).toHaveText(second);

  await page.getByRole('article', { name: last }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Reservation has been permanently removed', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article', { name: last })).toHaveCount(0);
  await expect(focused(page)).toHaveAttribute('data-heading');
});

test('a session that ends while someone types leads to the login and back, with the text', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  const name = `Dora ${randomUUID().slice(0, 6)}`;
  const id = await aRequest(name);
  await page.clock.install();
  await signIn(page, 'staff');
  await page.getByRole('article', { name }).getByRole('button', { name: 'Manage' }).click();
  await page.getByLabel('Staff notes').fill('By the fountain, with a high chair');
  await page.context().clearCookies();
  await page.clock.fastForward(POLL_MS);
  await expect(page).toHaveURL('/staff/login');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await fillLogin(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`/staff/dashboard?open=${id}&dialog=manage`);
  await expect(page.getByLabel('Staff notes')).toHaveValue('By the fountain, with a high chair');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByRole('article', { name })).toContainText('By the fountain, with a high chair');
});

test('signing out everywhere asks first', async ({ page, expectedErrors }) => {
  // A poll may happen after the session has ended and before the page has left.
  expectedErrors.push(/401/);
  const { email } = await anAccount('staff');
  await signIn(page, 'staff', { email });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
  await expect(page).toHaveURL('/staff/dashboard');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/staff/login');
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
});

test('a tap on the tag shows the opening hours @phone', async ({ page }) => {
  const name = `Emil ${randomUUID().slice(0, 6)}`;
  const wednesday = addDays(aMonday(), 2);
  await aRequest(name, wednesday);
  await signIn(page, 'staff');
  const tag = page.getByRole('article', { name }).getByRole('button', { name: 'Outside opening hours' });
  // A card that moves, since a request of another test came in, closes the tip.
  await expect(async () => {
    await tag.tap();
    await expect(page.getByRole('tooltip')).toHaveText(
      `${spelled(wednesday, { weekday: 'long', month: 'long', day: 'numeric' })}: Closed`,
      { timeout: 5_000 },
    );
  }).toPass();
});

test('a stale decision and a stale note take nothing back', async ({ browser, expectedErrors }) => {
  expectedErrors.push(/409/, /503/);
  const name = `Finn ${randomUUID().slice(0, 6)}`;
  await aRequest(name);
  const [counter, kitchen] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [staff, owner] = await Promise.all([counter.newPage(), kitchen.newPage()]);
  await Promise.all([signIn(staff, 'staff'), signIn(owner, 'admin')]);
  const onCounter = staff.getByRole('article', { name });
  const inKitchen = owner.getByRole('article', { name });
  await expect(onCounter).toBeVisible();
  await expect(inKitchen).toBeVisible();
  // From here on the staff's screen gets no updates.
  await staff.route(/\/api\/staff\/(reservations(\?|\/summary)|live)/, (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await onCounter.getByRole('button', { name: 'Manage' }).click();
  await staff.getByLabel('Staff notes').fill('By the fountain');

  await inKitchen.getByRole('button', { name: 'Decline' }).click();
  await expect(owner.getByText('Status has been updated successfully', { exact: true })).toBeVisible();

  await staff.getByRole('button', { name: 'Save notes' }).click();
  await expect(staff.getByText('Update failed', { exact: true })).toBeVisible();
  await expect(staff.getByLabel('Staff notes')).toHaveValue('By the fountain');
  await staff.getByRole('button', { name: 'Cancel' }).click();
  await onCounter.getByRole('button', { name: 'Confirm' }).click();
  await expect(staff.getByRole('region', { name: /^Notifications/ }).getByText(/declined/)).toBeVisible();
  await expect(inKitchen.getByText('Declined', { exact: true })).toBeVisible();
  await owner.reload();
  await expect(inKitchen.getByText('Declined', { exact: true })).toBeVisible();
  await expect(inKitchen).not.toContainText('By the fountain');
  await Promise.all([counter.close(), kitchen.close()]);
});

test('a new request appears on an open dashboard without a poll, and the owner reads who decided', async ({
  page,
  request,
}) => {
  const name = `Gwen ${randomUUID().slice(0, 6)}`;
  // Without polling, only the live view can show it.
  await page.addInitScript('window.setInterval = () => 0;');
  await signIn(page, 'admin');
  await expect(page.getByRole('article').first()).toBeVisible();
  const answer = await request.post('/api/reservations', {
    data: {
      customerName: name,
      customerEmail: 'gwen@guests.example',
      partySize: '2',
      preferredDate: aMonday(),
      preferredTime: '12:30 PM',
    },
  });
  expect(answer.status()).toBe(201);
  const card = page.getByRole('article', { name });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible();
  // The confirmed card has moved below others, which may still be growing: a key reaches the button wherever it is.
  await card.getByRole('button', { name: 'Manage' }).press('Enter');
  const history = page.getByRole('dialog').getByRole('region', { name: 'History' });
  await expect(history.getByText(/^The Owner confirmed this reservation · /)).toBeVisible();
  await expect(history.getByText(/^A guest requested this reservation · /)).toBeVisible();
});
