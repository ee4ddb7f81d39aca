import { signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { expect, expectAccessible, expectFits, test } from './support/test';

test('the owner changes a price and an order, and guests, search engines and apps have it without a build', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const headers = { 'X-Acting-As': 'admin' };
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
  } finally {
    const { version } = (await (await page.request.get('/api/manager/menu', { headers })).json()) as {
      version: number;
    };
    await page.request.put('/api/manager/menu/versions/0/restoration', { headers, data: { seen: version } });
  }
});
