import { inDatabase } from './support/database';
import { expect, expectAccessible, expectFits, test } from './support/test';

test("the website's first pane says that the courtyard is closed today", async ({ page }) => {
  const says = 'The courtyard is closed today because of the weather. Tables inside are open.';
  const today = `to_char(now() at time zone 'America/New_York', 'YYYY-MM-DD')`;
  await inDatabase(`insert into courtyard_closings values (${today}, null, now(), 'Front of House', '[]')
    on conflict do nothing`);
  try {
    await expect(async () => {
      await page.goto('/');
      const pane = page.getByRole('region', { name: 'Today' });
      await expect(pane.getByText(says)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectAccessible(page, 'main');
    await expectFits(page);
    await page.goto('/reservations');
    await expect(page.getByRole('complementary', { name: 'Before you come' }).getByText(says)).toBeVisible();
  } finally {
    await inDatabase(`delete from courtyard_closings where day = ${today}`);
  }
});
