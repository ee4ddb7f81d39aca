import { randomUUID } from 'node:crypto';
import { inDatabase } from './support/database';
import { aMonday } from './support/days';
import { signIn } from './support/sign-in';
import { expect, expectFits, test } from './support/test';

test('the owner sees how far a visitor with a printed card came, from the menu to the table', async ({
  page,
  browser,
  viewport,
}) => {
  const card = `card-${randomUUID().slice(0, 8)}`;
  const pageViews: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/page-views')) pageViews.push(request.postDataJSON());
  });
  await page.goto(`/?via=${card}#menu`);
  await expect
    .poll(() => pageViews)
    .toEqual([
      { event: 'landing', path: '/', via: card },
      { event: 'menu_seen', path: '/', via: card },
    ]);
  await page.getByRole('banner').getByRole('link', { name: 'Reservations' }).first().click();
  await page.getByLabel('Full name').fill('Wanda Reads');
  await page.getByLabel('Email', { exact: true }).fill(`${card}@guests.example`);
  await page.getByLabel('Party size').selectOption('2');
  await page.getByLabel('Preferred date').fill(aMonday());
  await page.getByLabel('Preferred time').selectOption('12:30 PM');
  await page.getByRole('button', { name: 'Submit Reservation Request' }).click();
  await expect(page.getByRole('heading', { name: 'Reservation Request Sent!' })).toBeVisible();
  await expect.poll(() => pageViews).toContainEqual({ event: 'reservation_started', path: '/reservations', via: card });
  const stored = () => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]);
  expect(await page.evaluate(stored)).not.toContain(card);
  await inDatabase(
    `update reservation_requests set status = 'completed', was_confirmed = true, outcome = 'completed', completed_at = now()
     where customer_email = $1`,
    [`${card}@guests.example`],
  );

  const owner = await (await browser.newContext({ viewport })).newPage();
  await signIn(owner, 'admin', { at: '/admin/dashboard?tab=analytics' });
  const ways = owner.getByRole('region', { name: 'By source' });
  await expect(ways.getByRole('row').filter({ hasText: card }).getByRole('cell')).toHaveText([
    '1',
    '1',
    '1',
    '1',
    '1',
    '1',
  ]);
  await expect(owner.getByRole('region', { name: 'By week' }).getByRole('row').nth(1)).toBeVisible();
  await owner.getByLabel('Name').fill('Window 2');
  const download = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Download as SVG' }).click();
  expect((await download).suggestedFilename()).toBe('menu-window-2.svg');
  await expectFits(owner);
});
