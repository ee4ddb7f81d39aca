import { randomUUID } from 'node:crypto';
import { choose } from './support/choose';
import { inDatabase } from './support/database';
import { signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { expect, expectAccessible, expectFits, test } from './support/test';

const RECIPIENTS = 200;

test.beforeEach(() => inDatabase('update email_settings set per_second = 1000, one_campaign_per_week = false'));
test.afterEach(() => inDatabase('update email_settings set per_second = 10, one_campaign_per_week = true'));

test('two subjects are tested, and the better one goes to the others', async ({ page }) => {
  test.slow();
  // Not a digit at its end, since the screen shows a percentage right behind it.
  const mark = `${randomUUID().slice(0, 8)}x`;
  const people = (count: number) =>
    inDatabase(
      `insert into customer_contacts (id, first_name, last_name, email, email_opt_in, tags)
       select uuidv7(), 'Tester', $1 || i, 'tester-' || $1 || '-' || i || '@guests.example', true, array['test ' || $1]
       from generate_series(1, $2::int) i on conflict do nothing`,
      [mark, count],
    );
  await people(RECIPIENTS - 1);
  const card = page.getByRole('article', { name: `Glass ${mark}` });

  await signIn(page, 'manager', { at: '/manager/dashboard?tab=email&view=campaigns' });
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const form = page.getByRole('dialog', { name: 'Create Campaign' });
  await form.getByLabel('Campaign name').fill(`Glass ${mark}`);
  await choose(form.getByLabel('Template'), 'Glass of the month');
  await form.getByLabel('Subject', { exact: true }).fill(`First ${mark}`);
  await form.getByLabel('Subject B (optional)').fill(`Second ${mark}`);
  await choose(form.getByLabel('Choose the better subject after'), '1 hour');
  await choose(form.getByLabel('Recipients'), 'Contacts with certain tags');
  await form.getByRole('textbox', { name: 'Tags' }).fill(`test ${mark}`);
  await expectAccessible(page, '[role=dialog]');
  await form.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(page.getByText('Campaign created', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: `Glass ${mark}` });
  await expect(details.getByText(/Testing two subjects needs at least 200 recipients/)).toBeVisible();
  await page.keyboard.press('Escape');
  await people(RECIPIENTS);
  const campaigns = (await (await page.request.get('/api/email-campaigns')).json()) as { id: string; name: string }[];
  const id = campaigns.find(({ name }) => name === `Glass ${mark}`)?.id ?? '';
  expect((await page.request.put(`/api/email-campaigns/${id}`, { data: { status: 'sending' } })).status()).toBe(200);

  await page.reload();
  await card.getByRole('button', { name: 'Details' }).click();
  await expect(details.getByText(/^Testing both subjects\. The others get the better one/)).toBeVisible();
  await expect(details.getByText('0% of 10 opened, 0% clicked')).toHaveCount(2);
  await inDatabase(
    `update email_history set opened_at = now() where campaign_id = $1 and subject_variant = 'B' and id in (
       select id from email_history where campaign_id = $1 and subject_variant = 'B' limit 4)`,
    [id],
  );
  await expect(details.getByText('40% of 10 opened, 0% clicked')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.setViewportSize(PHONE.viewport);
  await expectFits(page);
  await expectAccessible(page, '[role=dialog]');
  await inDatabase('update email_campaigns set subject_test_hours = 0 where id = $1', [id]);
  await expect(details.getByText('Subject B, chosen')).toBeVisible();
  const outcome = `select count(*)::int as n, count(distinct address)::int as people,
      (count(*) filter (where subject like 'Second%'))::int as second from email_history
    where campaign_id = $1 and sent_at is not null`;
  await expect
    .poll(() => inDatabase(outcome, [id]), { timeout: 60_000 })
    .toEqual([{ n: RECIPIENTS, people: RECIPIENTS, second: RECIPIENTS - 10 }]);
  await inDatabase('delete from customer_contacts where tags = array[$1]', [`test ${mark}`]);
});
