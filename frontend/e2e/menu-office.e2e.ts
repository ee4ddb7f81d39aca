import type { APIRequestContext, Browser } from '@playwright/test';
import { inDatabase } from './support/database';
import { signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { cleanUpAfterEach, expect, expectAccessible, expectFits, test } from './support/test';

cleanUpAfterEach(async () => {
  await inDatabase('update email_settings set owner_approval_required = false');
});

const headers = { 'X-Acting-As': 'admin' };

/** Publishes the menu of the files again. */
async function restoreMenu(request: APIRequestContext) {
  const { version } = (await (await request.get('/api/manager/menu', { headers })).json()) as { version: number };
  await request.put('/api/manager/menu/versions/0/restoration', { headers, data: { seen: version } });
}

test('the owner changes a price and an order, and guests, search engines and apps have it without a build', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const created = await page.request.post('/api/admin/tokens', {
    headers,
    data: { name: 'Till', scopes: ['menu:read'] },
  });
  const { token } = (await created.json()) as { token: string };
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL('/admin/menu');
  try {
    await page.getByRole('button', { name: 'Castillo Club', exact: true }).click();
    const dish = page.getByRole('dialog', { name: 'Castillo Club' });
    await dish.getByLabel('Price').fill('16.25');
    await expectAccessible(page, '[role=dialog]');
    await dish.getByRole('button', { name: 'Save dish' }).click();
    await expect(dish).toBeHidden();

    const row = (name: string) =>
      page
        .getByRole('region', { name: 'Sandwiches' })
        .locator('li', { has: page.getByRole('button', { name, exact: true }) });
    await row('Matanzas').locator('[class*=handle]').dragTo(row('San Sebastian'));
    await page.reload();
    await page.setViewportSize(PHONE.viewport);
    await expectFits(page);
    await page.getByRole('button', { name: 'Preview and publish' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview.getByRole('listitem')).toHaveText(['Castillo Club: $15.00 → $16.25', 'Order in Sandwiches']);
    await expect(preview.frameLocator('iframe').locator('#menu')).toContainText('$16.25');
    await expectFits(page);
    await preview.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Unpublished changes' })).toBeHidden();

    const context = await browser.newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    // Pages show it once the server has checked for changes.
    await expect(async () => {
      await reader.goto('/');
      await expect(reader.locator('#menu')).toContainText('$16.25', { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    const sandwiches = reader
      .locator('#menu section')
      .filter({ has: reader.getByRole('heading', { name: 'Sandwiches' }) });
    await expect(sandwiches.getByRole('listitem').nth(1)).toContainText('Matanzas');
    const facts = await reader.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.join()).toContain('"price":"16.25"');
    await context.close();
    await page.goto('/');
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.getByLabel('Your question').fill('sandwiches');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('log')).toContainText('Sandwiches are $14-16.25: Castillo Club, Matanzas,');
    const menu = await page.request.get('/api/v1/menu', { headers: { Authorization: `Bearer ${token}` } });
    expect(await menu.text()).toContain('"name":"Castillo Club","price":"$16.25"');
    expect(await (await page.request.get('/llms.txt')).text()).toContain('- Castillo Club, $16.25');
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_menu', arguments: {} } };
    const accept = { Accept: 'application/json, text/event-stream' };
    const answer = await page.request.post('/api/mcp', { headers: accept, data: call });
    expect(await answer.text()).toContain('$16.25');
    const content = 'The Castillo Club is $15 today.';
    const checked = await page.request.post('/api/manager/content-preview', { headers, data: { content } });
    expect(await checked.text()).toContain('the menu says $16.25');
  } finally {
    await restoreMenu(page.request);
  }
});

/** The website's menu without scripts. Pages show a change once the server has checked for changes. */
async function openMenu(browser: Browser, isMobile: boolean) {
  const size = isMobile ? PHONE : {};
  const reader = await (await browser.newContext({ javaScriptEnabled: false, ...size })).newPage();
  const menu = reader.locator('#menu');
  const sandwiches = menu
    .locator('section')
    .filter({ has: reader.getByRole('heading', { name: 'Sandwiches' }) })
    .getByRole('listitem');
  const shows = (check: () => Promise<void>) =>
    expect(async () => {
      await reader.goto('/');
      await check();
    }).toPass({ timeout: 60_000 });
  return { reader, menu, sandwiches, shows };
}

for (const [device, tag] of [
  ['computer', ''],
  ['phone', ' @phone'],
] as const) {
  test(`on a ${device}, a dish can be off and a soup added for some days${tag}`, async ({
    page,
    browser,
    isMobile,
  }) => {
    const { reader, menu, shows } = await openMenu(browser, isMobile);
    const soup = `Chowder on a ${device}`;
    await inDatabase('update email_settings set owner_approval_required = true');
    await signIn(page, 'manager', { at: '/manager/menu' });
    await page.getByRole('button', { name: 'More for Soda' }).click();
    await page.getByRole('menuitem', { name: 'Off today' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Soda' })).toContainText('Off today');
    await page.getByRole('button', { name: 'More for Cookies' }).click();
    await page.getByRole('menuitem', { name: 'Off until a day…' }).click();
    const off = page.getByRole('dialog', { name: 'Cookies is off' });
    const tomorrow = await off.getByLabel('Back on').inputValue();
    const later = new Date(Date.parse(tomorrow) + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    await off.getByLabel('Back on').fill(later);
    await expectFits(page);
    await off.getByRole('button', { name: 'Take off the menu' }).dblclick();
    await expect(off).toBeHidden();
    await page.getByRole('button', { name: 'Add a soup' }).click();
    const dialog = page.getByRole('dialog', { name: 'Soup of the day' });
    await dialog.getByLabel('Name').fill(soup);
    await dialog.getByLabel('Price of a cup').fill('7');
    await dialog.getByRole('checkbox', { name: 'Shellfish' }).check();
    await expectFits(page);
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Save soup' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Soup of the day' })).toContainText(`Today ${soup}, $7.00`);

    // Without the owner, although changes of the menu need an approval.
    await shows(() => expect(menu).toContainText(soup, { timeout: 1_000 }));
    await expect(menu.getByRole('listitem').filter({ hasText: 'Soda' })).toContainText('Not available today');
    await expect(menu.getByRole('listitem').filter({ hasText: 'Cookies' })).toContainText('Back on');
    await reader.emulateMedia({ media: 'print' });
    await expect(menu.getByText(soup)).toBeVisible();
    await reader.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: 'More for Soda' }).click();
    await page.getByRole('menuitem', { name: 'Back on the menu' }).click();
    await page.getByRole('button', { name: 'More for Cookies' }).click();
    await page.getByRole('menuitem', { name: 'Back on the menu' }).click();
    await page.getByRole('button', { name: `Remove ${soup}` }).click();
    await shows(() => expect(menu).not.toContainText(soup, { timeout: 1_000 }));
    await expect(menu).not.toContainText(/Not available today|Back on/);
  });

  test(`on a ${device}, the site manager’s order of dishes waits for the owner, who can go back${tag}`, async ({
    page,
    browser,
    isMobile,
  }) => {
    const { sandwiches, shows } = await openMenu(browser, isMobile);
    await inDatabase('update email_settings set owner_approval_required = true');
    const owner = await (await browser.newContext(isMobile ? PHONE : {})).newPage();
    await signIn(owner, 'admin', { at: '/robots.txt' });
    await signIn(page, 'manager', { at: '/manager/menu' });
    await page.getByRole('button', { name: 'Matanzas', exact: true }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText('Matanzas is now 4 of 9 in Sandwiches')).toBeAttached();
    await page.getByRole('button', { name: 'Preview and send' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview.getByRole('listitem')).toHaveText(['Order in Sandwiches']);
    await preview.getByRole('button', { name: 'Send to the owner' }).dblclick();
    await expect(page.getByText(/^Waiting for the owner’s approval/)).toHaveCount(1);
    await expectFits(page);

    await owner.goto('/admin/menu');
    await owner.getByRole('link', { name: 'Decide' }).click();
    const item = owner.getByRole('article').filter({ hasText: 'Order in Sandwiches' });
    await item.getByRole('button', { name: 'Approve' }).click();
    await expect(item).toHaveCount(0);
    await shows(() => expect(sandwiches.nth(3)).toContainText('Matanzas', { timeout: 1_000 }));

    await owner.goto('/admin/menu');
    await owner.getByRole('button', { name: 'Versions' }).click();
    const versions = owner.getByRole('dialog', { name: 'Versions' });
    await expect(versions.getByRole('listitem').filter({ hasText: 'On the website' })).toContainText(
      /Order in Sandwiches.*Site Manager, approved by The Owner, .*[AP]M/s,
    );
    await expectFits(owner);
    await versions.getByRole('button', { name: 'Go back to version 0' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Go back', exact: true }).dblclick();
    await shows(() => expect(sandwiches.nth(3)).toContainText('Cordova Wrap', { timeout: 1_000 }));
  });
}
