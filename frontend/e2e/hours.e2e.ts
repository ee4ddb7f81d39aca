import { signIn } from './support/sign-in';
import { expect, openHydrated, test } from './support/test';

interface Sheet {
  today: string;
  specialHours: { id: string; from: string; note: string | null }[];
  days: { date: string; isClosed: boolean }[];
}

test('the owner closes the next open day, and the website shows it right away, also without scripts', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const sheet = async () => (await (await page.request.get('/api/admin/hours')).json()) as Sheet;
  const { days, today, specialHours } = await sheet();
  const isFree = ({ date }: { date: string }) => !specialHours.some(({ from }) => from === date);
  const date = days.find((day) => day.date > today && !day.isClosed && isFree(day))?.date ?? '';
  const note = `A wedding of ${date}`;

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Hours and closures' }).click();
  await expect(page).toHaveURL('/admin/hours');
  await expect(page.getByRole('heading', { name: 'The next 14 days' })).toBeVisible();
  await page.getByRole('button', { name: 'Add days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a special day or closure' });
  await dialog.getByLabel('First day').fill(date);
  await dialog.getByLabel('Note for guests').fill(note);
  await dialog.getByRole('button', { name: 'Save days' }).click();
  await expect(page.getByRole('list').getByText(note).first()).toBeVisible();

  try {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    // Pages show it once the server has checked for changes.
    await expect(async () => {
      await reader.goto('/');
      for (const place of [reader.locator('#contact'), reader.getByRole('contentinfo')])
        await expect(place).toContainText(`Closed (${note})`, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await reader.goto('/reservations');
    await expect(reader.getByRole('complementary', { name: 'Before you come' })).toContainText(`Closed (${note})`);
    expect(await (await page.request.get('/reservations')).text()).toContain('Next open: ');
    expect(await (await page.request.get('/no-such-page')).text()).toContain(`Closed (${note})`);
    await context.close();

    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.getByRole('dialog', { name: /^Ask / }).getByRole('button', { name: 'Hours' }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText(`Closed (${note})`);

    await openHydrated(page, '/reservations');
    await page.getByLabel('Preferred date').fill(date);
    await page.getByLabel('Preferred time').selectOption('12:30 PM');
    await expect(page.getByText(new RegExp(`^We are closed on .*${note}`))).toBeVisible();
    // On the present day the time itself may have passed.
    const offered = page.getByRole('button', { name: /\d:\d\d [AP]M$/ });
    await expect(offered).toHaveCount(3);
    await offered.first().click();
    await expect(page.getByLabel('Preferred date')).not.toHaveValue(date);
  } finally {
    const own = (await sheet()).specialHours.find((one) => one.note === note);
    await page.request.delete(`/api/admin/hours/special/${own?.id ?? ''}`, {
      headers: { Origin: new URL(page.url()).origin },
    });
  }
});
