import { randomUUID } from 'node:crypto';
import { goTo, signIn } from './support/sign-in';
import { expect, expectAccessible, expectFits, test } from './support/test';

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
  await page.setViewportSize({ width: 390, height: 844 });
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

  await page.goto(address);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo Import' }).click();
  await expect(page.getByText('Undone: 2 deleted, 0 kept because someone changed them.')).toBeVisible();
});
