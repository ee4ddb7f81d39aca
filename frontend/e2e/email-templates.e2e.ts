import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { choose } from './support/choose';
import { inDatabase } from './support/database';
import { mailTo } from './support/mailbox';
import { signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { expect, expectAccessible, expectFits, test } from './support/test';

const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const aName = () => `Glass ${randomUUID().slice(0, 8)}`;
const card = (page: Page, name: string) => page.getByRole('article', { name });
/** No script runs in a sandboxed frame, not even the test's. */
const expectShown = (page: Page, title: string, html: RegExp) =>
  expect(page.getByTitle(title, { exact: true })).toHaveAttribute('srcdoc', html);

async function openTab(page: Page, tab: string) {
  await page.getByRole('tab', { name: 'Email Marketing' }).click();
  await page.getByRole('tab', { name: tab }).click();
}

test('a template is written with a preview, sent as a test, edited by the owner, and deleted', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/409 \(Conflict\)/);
  await signIn(page, 'manager');
  await openTab(page, 'Templates');
  const name = aName();
  await page.getByRole('button', { name: 'Create Template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Template' });
  await dialog.getByLabel('Name').fill(name);
  await choose(dialog.getByLabel('Category'), 'Welcome');
  await dialog.getByLabel('Subject').fill(`${name} for {{firstName}}`);
  const content = dialog.getByRole('textbox', { name: 'HTML content', exact: true });
  await content.click();
  await dialog.getByRole('button', { name: 'Heading' }).click();
  await page.keyboard.type('Out of the kiln');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Dear {{town}} ');
  await choose(dialog.getByLabel('Insert a field'), 'First name');
  await expectShown(page, 'Email preview', /<h2>Out of the kiln<\/h2>\s*<p>Dear {2}?Ana<\/p>/);
  await expect(dialog.getByText('{{town}} isn’t a contact field and will be empty.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');

  await dialog.getByText('HTML source', { exact: true }).click();
  await expect(dialog.getByLabel('HTML content', { exact: true })).toHaveValue(
    '<h2>Out of the kiln</h2>\n<p>Dear {{town}} {{firstName}}</p>',
  );
  await dialog.getByLabel('HTML content', { exact: true }).fill('<table><tr><td>For {{firstName}}</td></tr></table>');
  await dialog.getByText('Visual', { exact: true }).click();
  await expect(dialog.getByText(/the visual editor would drop table/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByText('It is on its way to manager@bistro.example.', { exact: true })).toBeVisible();
  const mail = await mailTo('manager@bistro.example', new RegExp(`Test: ${name} for Ana`));
  expect(mail.html).toContain('<td>For Ana</td>');
  expect(mail.text).toContain('For Ana');
  await dialog.getByRole('button', { name: 'Create Template' }).click();
  await expectText(page, 'Template created');
  const filter = page.getByRole('region', { name: 'Templates' }).getByLabel('Category');
  await choose(filter, 'Follow up');
  await expect(card(page, name)).toHaveCount(0);
  await choose(filter, 'Welcome');
  await expect(card(page, name)).toContainText('{{firstName}}');

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const subject = page.getByRole('dialog', { name: `Edit: ${name}` }).getByLabel('Subject');
  await subject.fill('Written beside it');

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, 'admin');
  await openTab(owner, 'Template Library');
  await owner.getByRole('button', { name: `Edit ${name}` }).click();
  await owner.getByRole('dialog').getByLabel('Subject').fill('Mended');
  await owner.getByRole('button', { name: 'Save Changes' }).click();
  await expectText(owner, 'Template updated');
  await expect(card(owner, name)).toContainText('Mended');

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectText(page, 'Someone else saved this template after you opened it. Save again to replace it with yours.');
  await expect(subject).toHaveValue('Written beside it');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectText(page, 'Template updated');
  await expect(card(page, name)).toContainText('Written beside it');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectText(page, 'Template deleted');
  await expect(card(page, name)).toHaveCount(0);
});

test('a composed message arrives in the mailbox and by email, and the owner finds the captured email', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await openTab(page, 'Compose');
  await page.getByRole('button', { name: 'Send Email' }).click();
  await expectText(page, 'Missing information');
  await expectText(page, 'Please fill in all required fields and select a recipient');
  const subject = aName();
  await choose(page.getByLabel('Recipient'), 'The Owner (Admin)');
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill('The kiln is <b>lit</b>.');
  await page.getByLabel('Also send it by email').check();
  await page.getByRole('button', { name: 'Send Email' }).click();
  await expectText(page, 'Message sent');
  const mail = await mailTo('owner@bistro.example', new RegExp(subject));
  expect(mail.html).toContain('The kiln is &lt;b&gt;lit&lt;/b&gt;.');
  expect(mail.replyTo).toMatchObject([{ address: 'manager@bistro.example' }]);

  await signIn(page, 'admin');
  await page.getByRole('tab', { name: /^Messages/ }).click();
  await expect(page.getByRole('article', { name: subject })).toContainText('Site Manager');
  await openTab(page, 'Email Settings');
  await page.getByRole('button', { name: subject }).first().click();
  const opened = page.getByRole('dialog', { name: subject });
  await expectShown(page, `Email: ${subject}`, new RegExp(`>${subject}</h1>`));
  await opened.getByText('Plain text', { exact: true }).click();
  await expect(opened).toContainText('The kiln is <b>lit</b>.');
  await expectAccessible(page, '[role=dialog]');
});

/** Email settings apply to the whole restaurant, so they are restored after this file. */
test.afterAll(async () => {
  await inDatabase('delete from email_settings');
  await inDatabase('insert into email_settings default values');
});

test('the owner sets how email is sent, and has a DNS record checked', async ({ page, expectedErrors }) => {
  expectedErrors.push(/400 \(Bad Request\)/);
  await signIn(page, 'admin');
  await openTab(page, 'Email Settings');
  await page.getByLabel('Emails per hour').fill('1');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('The hourly limit can’t be lower than the per-second limit.').first()).toBeVisible();
  await page.getByLabel('Emails per hour').fill('5000');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectText(page, 'Email settings saved');
  await page.getByLabel('SPF record as you entered it').fill('v=spf1 mx +all');
  await page.getByRole('button', { name: 'Check SPF' }).click();
  await expect(page.getByText(/lets anyone send as you/)).toBeVisible();
  await expectFits(page);
  await page.setViewportSize(PHONE.viewport);
  await expectFits(page);
  await expect(page.getByText(/lets anyone send as you/)).toBeVisible();
  await expectAccessible(page, 'main');
});
