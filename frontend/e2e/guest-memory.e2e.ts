import { randomUUID } from 'node:crypto';
import { inDatabase } from './support/database';
import { restoreOptionsAfterEach } from './support/feature-settings';
import { mailTo } from './support/mailbox';
import { aMonday } from './support/days';
import { goTo, signIn } from './support/sign-in';
import { expect, expectAccessible, expectFits, test } from './support/test';

const linkIn = (text: string | undefined) => /https?:\/\/\S+\/table#[\w.-]+/.exec(text ?? '')?.[0] ?? '';

restoreOptionsAfterEach();

test('staff note something about a guest, who reads it, corrects it and has it erased', async ({ page, browser }) => {
  const owner = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signIn(owner, 'admin', { at: '/admin/guest-journey' });
  for (const name of ['Guest page', 'Guest history']) {
    const option = owner.getByRole('switch', { name });
    await expect(option).toHaveAttribute('aria-checked', /true|false/);
    if ((await option.getAttribute('aria-checked')) === 'false') await option.click();
    await expect(option).toBeChecked();
  }

  const mark = randomUUID().slice(0, 8);
  const guest = { customerName: `Vera ${mark}`, customerEmail: `vera-${mark}@guests.example` };
  const booking = { ...guest, partySize: '2', preferredDate: aMonday(), preferredTime: '12:30 PM' };
  for (const outcome of ['completed', 'completed', 'no-show']) {
    const before = await page.request.post('/api/reservations', { data: booking });
    const { id } = (await before.json()) as { id: string };
    await inDatabase(
      `update reservation_requests set status = $2::text, outcome = $2::text, completed_at = now() where id = $1`,
      [id, outcome],
    );
  }
  expect((await page.request.post('/api/reservations', { data: booking })).status()).toBe(201);

  await goTo(owner, `/admin/dashboard?tab=reservations&search=${mark}`);
  const card = owner.getByRole('article', { name: guest.customerName }).filter({ hasText: 'Pending' });
  await expect(card).toContainText('Call to confirm');
  await expect(card).toContainText('Third visit');
  await card.getByRole('button', { name: 'Manage' }).click();
  await owner.getByRole('button', { name: 'About the guest' }).click();
  await owner.getByLabel('Guest note').fill('Likes the fountain');
  await expectAccessible(owner, '[role=dialog]');
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card).toContainText('Likes the fountain');
  await expectAccessible(owner, 'article');

  await page.goto(linkIn((await mailTo(guest.customerEmail, /table request/)).text));
  const memory = page.getByRole('region', { name: 'What we know about you' });
  await expect(memory).toContainText('You’ve visited us twice.');
  await expect(memory).toContainText('Our note: Likes the fountain');
  await expect(memory).toContainText('We forget this on');
  await memory.getByRole('button', { name: 'Correct It' }).click();
  await memory.getByLabel('In your words').fill('Likes the shade');
  await expectAccessible(page);
  await memory.getByRole('button', { name: 'Save' }).click();
  await expect(memory).toContainText('In your words: Likes the shade');
  await expect(card).toContainText('“Likes the shade”');

  await memory.getByRole('button', { name: 'Erase It' }).click();
  await memory.getByRole('button', { name: 'Yes, Erase It' }).click();
  await expect(memory).toBeHidden();
  await expect(card).not.toContainText('visit');
  await expect(card).not.toContainText('shade');
  await expectFits(page);
});
