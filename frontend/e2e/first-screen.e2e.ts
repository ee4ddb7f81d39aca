import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

const contacts = async (page: Page) => {
  await signIn(page, 'manager', { at: '/manager/dashboard?tab=email&view=contacts' });
};

test('a phone shows the first request on the first screen, where it stays, and gives those below their room @phone', async ({
  page,
  viewport,
}) => {
  // The tops of the first cards in each frame since they were there.
  await page.addInitScript(() => {
    const seen: number[][] = [];
    const look = () => {
      const cards = [...document.querySelectorAll('article')].slice(0, 4);
      const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top + scrollY));
      if (cards.length > 0 && String(tops) !== String(seen.at(-1))) seen.push(tops);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(globalThis, { seen });
  });
  await signIn(page, 'staff', { at: '/staff/dashboard?tab=reservations' });
  await expect(page.getByRole('article').nth(3)).toBeAttached();
  await expect(page.locator('article, [aria-busy]').last()).not.toHaveAttribute('aria-busy');
  const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen') as number[][]);
  const distances = seen.map((tops) => tops.map((top) => top - (tops[0] ?? 0)));
  expect(distances).toEqual(distances.map(() => distances.at(-1)));

  const request = page.getByRole('article').first();
  await expect(request.getByRole('heading')).toBeInViewport({ ratio: 1 });
  // Its own color, not antd's gray: the build decides which styles come last.
  await expect(request.getByText('Pending', { exact: true })).toHaveCSS('background-color', 'rgb(253, 241, 216)');
  const { y } = (await request.boundingBox()) ?? { y: Infinity };
  expect(y).toBeLessThan(((viewport?.height ?? 0) * 2) / 3);

  const hint = page.getByText('Awaiting confirmation');
  await page.getByRole('button', { name: 'Details' }).tap();
  await expect(hint).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Filters' }).tap();
  await expect(page.getByLabel('Visit on')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'main');

  // Each card has room for all that is on it before it is drawn.
  const notes = {
    specialRequests: 'A quiet corner, please: my mother hears badly, and we bring a walking frame and a small dog.',
    adminNotes: 'Called back on Monday; they will be ten minutes late.',
  };
  await page.route(/\/api\/staff\/reservations(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as { status: string }[];
    const waiting = rows.filter(({ status }) => status === 'pending').map((row) => ({ ...row, ...notes }));
    const many = Array.from({ length: 12 }, (_, at) => ({ ...waiting[at % waiting.length], id: randomUUID() }));
    await route.fulfill({ response: answer, json: many });
  });
  await page.reload();
  await expect(page.locator('article')).toHaveCount(12);
  const beyond = await page.locator('article').evaluateAll((cards) =>
    cards.map((card) => {
      const ends = [...card.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom);
      return Math.max(...ends) - card.getBoundingClientRect().bottom;
    }),
  );
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
});

test('a finger opens a tab from the end of the row, and a phone shows the first contacts on the first screen @phone', async ({
  page,
}) => {
  await signIn(page, 'manager');
  const tab = page.getByRole('tab', { name: 'Email Marketing' });
  await expect(tab).not.toBeInViewport();
  const middle = await page.getByRole('tablist').evaluate((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly number[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y: middle })) });
  for (let turn = 0; turn < 2; turn++) {
    await touch('touchStart', 350);
    for (let x = 340; x >= 40; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
  }
  await expect(tab).toBeInViewport({ ratio: 1 });
  // The row rolls on a little.
  await expect(async () => {
    const { left, width } = await tab.evaluate((place) => place.getBoundingClientRect());
    await page.touchscreen.tap(left + width / 2, middle);
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
  }).toPass();

  await page.getByRole('tab', { name: 'Contacts' }).tap();
  await expect(page.getByRole('article').nth(1)).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Sort by')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).tap();
  await expect(page.getByLabel('Sort by')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'main');
  await page.getByRole('article').first().getByRole('checkbox').check();
  const selected = page.getByRole('region', { name: 'Selected contacts' });
  await expect(selected.getByRole('button', { name: 'Add tags' })).toBeInViewport({ ratio: 1 });
  await selected.getByRole('button', { name: 'Clear' }).tap();
  await expect(selected).toBeHidden();
});

/** The height of the tallest row. */
const heightOf = (page: Page, rows: string) =>
  page.locator(rows).evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)));

test('rows of contacts and of staff are as low as two lines of text', async ({ page }) => {
  await contacts(page);
  await expect(page.getByRole('row', { name: 'Maren Holt' })).toBeVisible();
  expect(await heightOf(page, 'tr[data-row]')).toBeLessThanOrEqual(56);

  await signIn(page, 'admin', { at: '/admin/dashboard?tab=staff' });
  await expect(page.getByRole('row', { name: 'Lucia Romero' })).toBeVisible();
  expect(await heightOf(page, 'tr[data-row]')).toBeLessThanOrEqual(58);
});
