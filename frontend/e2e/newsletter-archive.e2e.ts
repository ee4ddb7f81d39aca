import { randomUUID } from 'node:crypto';
import { inDatabase } from './support/database';
import { restoreOptionsAfterEach } from './support/feature-settings';
import { signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { expect, expectAccessible, expectFits, openHydrated, test } from './support/test';

restoreOptionsAfterEach();

const HTML = `<!DOCTYPE html><html><head><style>p { color: red }</style></head><body>
  <h1>Glass and soup</h1><p>Hello {{firstName}}, come by on Thursday.</p><script>alert(1)</script>
  <table><tr><td>Soup</td><td>Bread</td></tr></table><p><a href="/times">Free times</a></p>
  <p><a href="{{unsubscribeUrl}}">Leave this list</a></p></body></html>`;

test('a sent campaign is in the public archive while the owner and its author want it', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const mark = randomUUID().slice(0, 8);
  const [{ id } = { id: '' }] = (await inDatabase(
    `insert into email_campaigns (id, name, subject, html_content, recipient_criteria, status, started_at, sent_date,
       created_by, created_by_role)
     values (uuidv7(), $1, $2, $3, '{"type":"all_opted_in"}', 'sent', now(), now(), 'Site Manager', 'manager') returning id`,
    [`Archive ${mark}`, `Soup ${mark} for {{firstName|you}}`, HTML],
  )) as { id: string }[];
  const path = `/newsletter/archive/soup-${mark}-for-you-${id.slice(-8)}`;
  const statusOf = async (address: string) => (await page.request.get(address)).status();
  expect(await statusOf(path)).toBe(404);

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, 'admin', { at: '/admin/guest-journey' });
  const archive = owner.getByRole('switch', { name: 'Newsletter archive' });
  await archive.click();
  await expect(archive).toBeChecked();

  await signIn(page, 'manager', { at: '/manager/dashboard?tab=email&view=campaigns' });
  await page
    .getByRole('article', { name: `Archive ${mark}` })
    .getByRole('button', { name: 'Details' })
    .click();
  await page.getByRole('checkbox', { name: 'Show in the public archive' }).click();
  await expect(page.getByText('Archive updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Show in the public archive' })).toBeChecked();
  await expectAccessible(page, '[role=dialog]');
  await expect.poll(() => statusOf(path)).toBe(200);

  const served = await page.request.get(path);
  expect(served.headers()['content-security-policy']).toContain("script-src 'self'");
  const html = await served.text();
  expect(html).toContain(`<title>Soup ${mark} for you | `);
  expect(html).toContain('Hello friend, come by on Thursday.');
  expect(html).not.toMatch(/Leave this list|alert\(1\)|\{\{/);
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`);

  await openHydrated(page, '/newsletter');
  await page.getByRole('link', { name: 'Read past newsletters' }).click();
  await expect(page.getByRole('heading', { name: 'Past newsletters' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('link', { name: `Soup ${mark} for you` }).click();
  await expect(page.getByRole('heading', { name: `Soup ${mark} for you` })).toBeVisible();
  await expect(page.getByText('Soup Bread')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize(PHONE.viewport);
  await expectAccessible(page);
  await expectFits(page);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto('/newsletter/archive');
  await plain.getByRole('link', { name: `Soup ${mark} for you` }).click();
  await expect(plain.getByRole('heading', { name: 'Glass and soup' })).toBeVisible();

  await archive.click();
  await expect(archive).not.toBeChecked();
  await expect.poll(() => statusOf(path)).toBe(404);
  await page.goto('/newsletter/archive');
  await expect(page.getByText('There is no archive right now.')).toBeVisible();
  await inDatabase('delete from email_campaigns where id = $1', [id]);
});
