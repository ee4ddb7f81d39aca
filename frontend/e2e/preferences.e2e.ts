import { randomUUID } from 'node:crypto';
import { mailTo } from './support/mailbox';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, expectReadableColors, test } from './support/test';

const linkTo = (path: string, text: string | undefined) =>
  new RegExp(`https?://\\S+${path}#[\\w.-]+`).exec(text ?? '')?.[0] ?? '';

test('a guest unsubscribes, resubscribes, corrects the name, and is erased through a link emailed only to them', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const mark = randomUUID().slice(0, 8);
  const email = `vera-${mark}@guests.example`;
  const manager = await (await browser.newContext()).newPage();
  await signIn(manager, 'manager', { at: '/robots.txt' });
  const { request } = manager;
  const [template] = (await (await request.get('/api/email-templates?limit=1')).json()) as { id: string }[];
  const contact = { firstName: 'Vera', lastName: mark, email, emailOptIn: true };
  expect((await request.post('/api/customer-contacts', { data: contact })).status()).toBe(201);
  const campaign = { name: `News ${mark}`, subject: 'News', templateId: template?.id };
  const made = await request.post('/api/email-campaigns', {
    data: { ...campaign, recipientCriteria: { type: 'custom', emails: [email] } },
  });
  const { id } = (await made.json()) as { id: string };
  expect((await request.put(`/api/email-campaigns/${id}`, { data: { status: 'sending' } })).status()).toBe(200);
  const news = await mailTo(email, /News/);

  await page.goto(linkTo('/email/preferences', news.text));
  const choice = page.getByRole('region', { name: 'Your subscription' });
  await expect(choice).toContainText('v••••@guests.example gets news and offers');
  await expect(page.getByText(email)).toHaveCount(0);
  await expectAccessible(page);
  await expectReadableColors(page);
  await choice.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(choice).toContainText('doesn’t get news and offers');
  await expect(choice).toBeFocused();
  await choice.getByRole('button', { name: 'Subscribe Again' }).click();
  await expect(choice.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  await page.getByLabel('First name').fill('Verena');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect(page.getByText('Name corrected', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Email Me the Link' }).click();
  await expect(page.getByText('We sent the link to v••••@guests.example.')).toBeVisible();
  const link = linkTo('/email/record', (await mailTo(email, /Your link/)).text);
  await page.goto(link);
  await expect(page.getByText('Your contact record: 1')).toBeVisible();
  await expectAccessible(page);
  const record = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as JSON' }).click();
  expect((await record).suggestedFilename()).toBe('my-record.json');
  await page.getByRole('button', { name: 'Erase Me' }).click();
  await page.getByRole('button', { name: 'Yes, Erase Everything' }).click();
  await expect(page.getByText('We erased your data and won’t write to this address again.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This link is invalid or has expired.')).toBeVisible();
});
