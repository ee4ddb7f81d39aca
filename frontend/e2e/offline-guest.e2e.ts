import { randomUUID } from 'node:crypto';
import { aMonday } from './support/days';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, expectReadableColors, test } from './support/test';

const GONE =
  'You’re offline. Reservation decisions, tables and notes are sent when you’re back online; save the rest then.';

test('offline steps are stored, across a reload too, and sent after reconnecting', async ({
  page,
  context,
  browser,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /409/);
  const stays = `Ivy ${randomUUID().slice(0, 6)}`;
  const changes = `Kai ${randomUUID().slice(0, 6)}`;
  for (const customerName of [stays, changes]) {
    const sent = await request.post('/api/reservations', {
      data: {
        customerName,
        customerEmail: `${randomUUID()}@guests.example`,
        partySize: '2',
        preferredDate: aMonday(),
        preferredTime: '12:30 PM',
      },
    });
    expect(sent.status()).toBe(201);
  }
  await signIn(page, 'staff');
  const card = (name: string) => page.getByRole('article', { name });
  await expect(card(changes)).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(GONE)).toBeVisible();
  await card(stays).getByRole('button', { name: 'Confirm' }).click();
  await expect(card(stays)).toContainText('Waiting to be sent: Confirm');
  await card(changes).getByRole('button', { name: 'Confirm' }).click();
  await expect(card(changes)).toContainText('Waiting to be sent: Confirm');
  await expectAccessible(page);
  await expectReadableColors(page);

  // Someone else decides.
  const kitchen = await browser.newContext();
  const owner = await kitchen.newPage();
  await signIn(owner, 'admin');
  await owner.getByRole('article', { name: changes }).getByRole('button', { name: 'Decline' }).click();
  await expect(owner.getByText('Status has been updated successfully', { exact: true })).toBeVisible();
  await kitchen.close();

  // The page's files are reachable again, its calls are not.
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(GONE)).toBeVisible();
  await page.getByRole('button', { name: 'Show pending changes (2)' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([new RegExp(stays), new RegExp(changes)]);
  await page.keyboard.press('Escape');

  await context.unroute('**/api/**');
  await expect(page.getByText(`${changes}: someone else already decided`)).toBeVisible();
  await expect(page.getByText(GONE)).toHaveCount(0);
  await expect(card(stays).getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(card(changes).getByText('Declined', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Keep theirs: Declined, ${changes}` }).click();
  await expect(page.getByText(/someone else already decided/)).toHaveCount(0);
  await page.reload();
  await expect(card(stays)).toBeVisible();
  await expect(page.getByText(/someone else already decided/)).toHaveCount(0);
});
