import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { choose } from './support/choose';
import { goTo, signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { expect, expectAccessible, expectFits, test } from './support/test';

const DESK = { width: 1280, height: 800 };

test('the owner brings an old book along: tried, imported, found again after a reload, and undone', async ({
  page,
}) => {
  const family = `Renée ${randomUUID().slice(0, 6)}`;
  const rows = [
    'Visit Date;Visit Time;Guest Name;Party Size;Status;Guest Requests',
    `03/07/2023;7:15 PM;${family};4;Done;"Birthday,\nwith candles"`,
    `03/08/2023;6:00 PM;${family};2;No Show;`,
    `03/09/2023;noon;${family};2;Done;`,
  ];
  await signIn(page, 'admin', { at: '/admin/import' });
  await page.getByLabel('CSV file with a header row').setInputFiles({
    name: 'book.csv',
    mimeType: 'text/csv',
    // Windows-1252, as spreadsheets write it.
    buffer: Buffer.from(rows.join('\r\n'), 'latin1'),
  });
  await expect(page.getByText('We read it as Windows-1252.')).toContainText('Renée');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(/^“noon” isn’t a time\.$/)).toBeVisible();
  await expectAccessible(page, 'main');
  await page.setViewportSize(PHONE.viewport);
  await expectFits(page);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Import 2 reservations' }).click();
  await expect(page.getByText('Done: 2 imported, 0 already there, 1 rejected.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Done: 2 imported, 0 already there, 1 rejected.')).toBeVisible();
  const address = page.url();

  await goTo(page, `/admin/dashboard?tab=history&view=reservations&search=${encodeURIComponent(family)}`);
  const visit = page.getByRole('article').filter({ hasText: '7:15 PM' });
  await expect(visit).toContainText(family);
  await expect(visit).toContainText('Imported');
  await expect(visit).toContainText('with candles');

  await page.goto('/admin/month');
  await choose(page.getByLabel('Year'), '2023');
  await choose(page.getByLabel('Month'), 'March');
  const days = page.getByRole('region', { name: 'Each day' }).getByRole('row');
  await expect(days.filter({ hasText: 'March 7' })).toContainText('Tuesday, March 7, 2023');
  await expect(days.last()).toContainText('Total');
  for (const size of [PHONE.viewport, DESK]) {
    await page.setViewportSize(size);
    await expectFits(page);
    await page.emulateMedia({ media: 'print' });
    await expect(days.last()).toBeVisible();
    for (const part of [page.getByRole('banner'), page.getByLabel('Year'), page.getByRole('navigation').first()])
      await expect(part).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Download every reservation/ }).click();
    const book = await readFile(await (await download).path(), 'utf8');
    expect(book).toContain(`2023-03-07,7:15 PM,${family},`);
  }

  await page.goto(address);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo Import' }).click();
  await expect(page.getByText('Undone: 2 deleted, 0 kept because someone changed them.')).toBeVisible();
});
