import { type Browser, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { choose, chosenIn } from './support/choose';
import { goTo, type Role, signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

const POLL_MS = 15_000;

/** A dashboard in a browser context of its own. */
async function somebody(browser: Browser, role: Role, { isCutOff = false, polls = true } = {}): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if (isCutOff) {
    await page.route(`/api/${role}/live`, (route) => route.abort());
    await page.clock.install();
  }
  if (!polls) await page.addInitScript('window.setInterval = () => 0;');
  await signIn(page, role, { at: `/${role}/dashboard?tab=messages` });
  return page;
}

const messagesTab = (page: Page) => page.getByRole('tab', { name: /^Messages/ });
const message = (page: Page, subject: string) => page.getByRole('article', { name: subject });
const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const aSubject = () => `Soup ${randomUUID().slice(0, 8)}`;

async function write(page: Page, to: string, subject: string, content = 'It is out.\nSorry') {
  await page.getByRole('button', { name: 'New Message' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Message' });
  await choose(dialog.getByLabel('Recipient'), to);
  await dialog.getByLabel('Subject').fill(subject);
  await dialog.getByLabel('Message').fill(content);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expectText(page, 'Message sent');
  await expect(dialog).toHaveCount(0);
}

test('staff and owner write to each other, and each sees it without waiting for a poll', async ({ browser }) => {
  const staff = await somebody(browser, 'staff', { polls: false });
  const owner = await somebody(browser, 'admin', { polls: false });
  const subject = aSubject();
  await expect(owner.getByText(/^(\d+ unread messages?|All messages read)$/)).toBeVisible();
  await write(staff, 'The Owner (Admin)', subject);
  await expect(message(owner, subject)).toContainText('New');
  await expect(message(owner, subject)).toContainText('Front of House');

  await message(owner, subject).getByRole('button', { name: subject }).click();
  const opened = owner.getByRole('dialog', { name: subject });
  await expect(opened).toContainText('It is out.');
  await expectAccessible(owner, '[role=dialog]');
  await expect(message(owner, subject)).not.toContainText('New');
  await opened.getByRole('button', { name: 'Reply' }).click();
  const reply = owner.getByRole('dialog', { name: 'Reply to Front of House' });
  await expect(chosenIn(reply.getByLabel('Recipient'))).toHaveText('Front of House');
  await expect(reply.getByLabel('Subject')).toHaveValue(`Re: ${subject}`);
  await reply.getByLabel('Message').fill('Thank you');
  await reply.getByRole('button', { name: 'Send Message' }).click();
  await expectText(owner, 'Message sent');
  await expect(message(owner, subject).getByRole('button', { name: subject })).toBeFocused();
  await expect(message(staff, `Re: ${subject}`)).toContainText('The Owner');
  await message(staff, `Re: ${subject}`).getByRole('button', { name: 'Archive' }).click();
  await expectText(staff, 'Message archived');
  await expect(message(staff, `Re: ${subject}`)).toHaveCount(0);
  await staff.getByRole('tab', { name: 'History' }).click();
  await expect(message(staff, `Re: ${subject}`)).toContainText('Archived');

  await message(owner, subject).getByRole('button', { name: 'Archive' }).click();
  await expectText(owner, 'Message archived');
  await goTo(owner, '/admin/dashboard?tab=history&view=messages');
  await expect(message(owner, subject)).toContainText('Archived');
});

test('a dashboard whose stream is cut gets its messages by polling', async ({ browser, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const manager = await somebody(browser, 'manager', { isCutOff: true });
  const owner = await somebody(browser, 'admin', { isCutOff: true });
  await expectText(manager, 'Direct communication with The Owner (Admin)');
  const subject = aSubject();
  await write(owner, 'Site Manager', subject);
  await manager.clock.fastForward(POLL_MS);
  await expect(message(manager, subject)).toContainText('New');
  await expect(messagesTab(manager)).toHaveText(/^Messages \(\d+\)$/);
  await message(manager, subject).hover();
  await message(manager, subject).getByRole('button', { name: 'Delete' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Delete this message?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(message(manager, subject)).toBeVisible();
  await message(manager, subject).hover();
  await message(manager, subject).getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectText(manager, 'Message deleted');
  await expect(message(manager, subject)).toHaveCount(0);
  await manager.getByRole('button', { name: 'Refresh' }).click();
  await expectText(manager, 'Data refreshed');
});

test('a message that is being written survives the end of the session', async ({ page, expectedErrors }) => {
  expectedErrors.push(/401/);
  const subject = aSubject();
  await page.clock.install();
  await signIn(page, 'staff', { at: '/staff/dashboard?tab=messages' });
  await page.getByRole('button', { name: 'New Message' }).click();
  await choose(page.getByLabel('Recipient'), 'Site Manager');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message', { exact: true }).fill('Half written');
  await page.context().clearCookies();
  await page.clock.fastForward(POLL_MS);
  await expect(page).toHaveURL('/staff/login');
  await page.getByLabel('Email').fill('staff@bistro.example');
  await page.getByLabel('Password', { exact: true }).fill('courtyard-demo');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/staff/dashboard?tab=messages&open=new&dialog=write');
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half written');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectText(page, 'Message sent');
});
