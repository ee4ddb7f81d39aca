import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { inDatabase } from './support/database';
import { spelled } from './support/days';
import { goTo, signIn } from './support/sign-in';
import { expect, expectAccessible, expectFits, test } from './support/test';

const aTitle = (about: string) => `${about} ${randomUUID().slice(0, 6)}`;

/** A month without other content and without a change of the clock. */
const MONTH = `${String(new Date().getFullYear() + 2)}-02`;
const on = (day: number) => `${MONTH}-${String(day)}`;
const long = (day: number) => spelled(on(day), { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const short = (day: number) => spelled(on(day), { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

async function aDraft(title: string, day: string, status = 'draft'): Promise<string> {
  const id = randomUUID();
  await inDatabase(
    `insert into scheduled_content (id, title, content_type, content, status, scheduled_date, approval_deadline, created_by)
     values ($1, $2, 'social_media', 'Blue glass', $4, $3::timestamp at time zone 'America/New_York',
       $3::timestamp at time zone 'America/New_York' - interval '3 days', 'Site Manager')`,
    [id, title, day, status],
  );
  return id;
}

async function aCampaign(name: string, at: string, status: string): Promise<string> {
  const id = randomUUID();
  await inDatabase(
    `insert into email_campaigns (id, name, subject, html_content, status, scheduled_date, recipient_criteria, recipient_count, created_by,
       created_by_role)
     values ($1, $2, 'Two days of fire', '<p>Fire</p>', $3, $4, '{"type":"all_opted_in"}', 1, 'Site Manager', 'manager')`,
    [id, name, status, at],
  );
  return id;
}

const open = (page: Page, rest: string) => signIn(page, 'manager', { at: `/manager/dashboard?${rest}` });
const item = (page: Page, title: string) => page.getByRole('button', { name: title });
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Move to another day: ${title}` });
const dayOf = (page: Page, title: string) =>
  page
    .getByRole('cell')
    .filter({ has: item(page, `${title} (Draft)`) })
    .locator('time');

test('content is moved in the calendar by pointer, undone, and moved by keyboard', async ({ page }) => {
  const title = aTitle('Frost on the arch');
  const id = await aDraft(title, on(10));
  try {
    await open(page, `tab=content&show=calendar&month=${MONTH}`);
    await item(page, `${title} (Draft)`).dragTo(page.getByLabel(long(17)));
    await expect(dayOf(page, title)).toHaveText('17');
    await expect(page.getByText(`Moved to ${short(17)}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(dayOf(page, title)).toHaveText('10');

    await handle(page, title).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('New day')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expectAccessible(page, 'main');
    await page.keyboard.press('Enter');
    await expect(dayOf(page, title)).toHaveText('18');
    await expect(page.getByText(`Moved to ${short(18)}`, { exact: true })).toBeVisible();
    await page.reload();
    await expect(dayOf(page, title)).toHaveText('18');
    await expect(item(page, `${title} (Draft)`)).toBeVisible();
  } finally {
    await inDatabase('delete from scheduled_content where id = $1', [id]);
  }
});

test('submitted content cannot be moved, and approved content asks first and keeps the focus', async ({ page }) => {
  const waiting = aTitle('Waiting');
  const approved = aTitle('Approved');
  const other = aTitle('Other');
  const ids = [
    await aDraft(waiting, on(10), 'submitted'),
    await aDraft(approved, on(11), 'approved'),
    await aDraft(other, on(14), 'approved'),
  ];
  try {
    await open(page, `tab=content&show=calendar&month=${MONTH}`);
    await handle(page, waiting).press('Enter');
    await expect(
      page.getByText('The owner is reviewing it. You can change it after the decision.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel('New day')).toHaveCount(0);
    await item(page, `${approved} (Approved)`).dragTo(page.getByLabel(long(17)));
    const question = page.getByRole('dialog', { name: `Move “${approved}” to ${long(17)}?` });
    await expect(question).toContainText('If you move it, it needs approval again');
    await question.getByRole('button', { name: 'Move' }).click();
    await expect(dayOf(page, approved)).toHaveText('17');
    await expect(item(page, `${approved} (Draft)`)).toBeFocused();

    // The next move is ignored until the previous one is done.
    const newDay = page.getByLabel('New day');
    const moveButton = page.getByRole('dialog', { name: `Move “${other}”` }).getByRole('button', { name: 'Move' });
    await expect(async () => {
      if (await newDay.isVisible()) await newDay.press('Escape');
      await handle(page, other).press('Enter');
      await newDay.press('ArrowRight');
      await newDay.press('Enter');
      await expect(moveButton).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await moveButton.press('Enter');
    await expect(dayOf(page, other)).toHaveText('15');
    await expect(item(page, `${other} (Draft)`)).toBeFocused();
  } finally {
    await inDatabase('delete from scheduled_content where id = any($1)', [ids]);
  }
});

test('board and calendar of content are usable by touch and keyboard, and moved by a date @phone', async ({ page }) => {
  const title = aTitle('Leap day');
  const id = await aDraft(title, on(10));
  try {
    await signIn(page, 'manager');
    await page.getByText('Board', { exact: true }).click();
    await expect(page).toHaveURL(/show=board/);
    const column = page.getByRole('region', { name: /^Drafts \d+$/ });
    await expect(column.getByRole('article', { name: title })).toBeVisible();
    await expectAccessible(page, 'main');
    await handle(page, title).click();
    await page.getByLabel('New day').fill(on(25));
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(column.getByRole('article', { name: title })).toContainText(short(25));
    await item(page, title).first().click();
    await expect(page.getByRole('dialog', { name: `Edit: ${title}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await goTo(page, `/manager/dashboard?tab=content&show=calendar&month=${MONTH}`);
    await expect(item(page, `${title} (Draft)`)).toBeVisible();
    await expectFits(page);
  } finally {
    await inDatabase('delete from scheduled_content where id = $1', [id]);
  }
});

test('campaigns are on a board and in a calendar, and a scheduled one gets another date', async ({ page }) => {
  const name = aTitle('Leap year');
  const sent = aTitle('Gone');
  const ids = [
    await aCampaign(name, `${on(10)}T16:00:00Z`, 'scheduled'),
    await aCampaign(sent, `${on(11)}T16:00:00Z`, 'cancelled'),
  ];
  try {
    await open(page, 'tab=email&view=campaigns&show=board');
    const card = page.getByRole('region', { name: /^Scheduled \d+$/ }).getByRole('article', { name });
    await expect(card).toContainText(`${short(10)}, 11:00 AM`);
    await expectAccessible(page, 'main');
    await item(page, name).first().click();
    await expect(page.getByRole('dialog', { name })).toContainText('Two days of fire');
    await page.keyboard.press('Escape');

    await goTo(page, `/manager/dashboard?tab=email&view=campaigns&show=calendar&month=${MONTH}`);
    await handle(page, name).click();
    await page.getByLabel('New day').fill(on(24));
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.getByText(`Moved to ${short(24)}, 11:00 AM`, { exact: true })).toBeVisible();
    await item(page, `${sent} (Cancelled)`).dragTo(page.getByLabel(long(17)));
    await expect(page.getByText('It was canceled and won’t be sent.', { exact: true })).toBeVisible();
    await expectAccessible(page, 'main');
  } finally {
    await inDatabase('delete from email_campaigns where id = any($1)', [ids]);
  }
});
