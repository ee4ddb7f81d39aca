import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { choose } from './support/choose';
import { inDatabase } from './support/database';
import { mailTo } from './support/mailbox';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, expectFits, test } from './support/test';

const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const aName = (about: string) => `${about} ${randomUUID().slice(0, 8)}`;
const card = (page: Page, name: string) => page.getByRole('article', { name });
const button = (page: Page, title: string, name: string) =>
  card(page, title).getByRole('button', { name, exact: true });

async function openTab(page: Page, tab: string) {
  await page.getByRole('tab', { name: 'Email Marketing' }).click();
  await page.getByRole('tab', { name: tab }).click();
}

/** A button that shows its last step as loading ignores taps. */
async function tapAfter(step: Locator): Promise<void> {
  await expect(step).not.toHaveClass(/loading/);
  await step.click();
}

/** Automations of these tests would email other files' guests. */
let samples: unknown[] = [];
test.beforeAll(async () => {
  samples = (await inDatabase('select id from email_automation')).map(({ id }) => id);
});
test.afterAll(() => inDatabase('delete from email_automation where not (id = any($1))', [samples]));

test('a campaign is written, approved, sent to those who may get it, and followed to the last email', async ({
  page,
  browser,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/^Blocked script execution in 'about:srcdoc'/);
  const name = aName('Winter glass');
  const guest = `${randomUUID().slice(0, 8)}@guests.example`;
  await signIn(page, 'manager');
  await openTab(page, 'Campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const form = page.getByRole('dialog', { name: 'Create Campaign' });
  await form.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(form.getByText('Enter a name.')).toBeVisible();
  await form.getByLabel('Campaign name').fill(name);
  await form.getByLabel('Description (optional)').fill(`https://kiln.example/${'glass'.repeat(40)}`);
  await choose(form.getByLabel('Template'), 'Glass of the month');
  await expect(form.getByLabel('Subject', { exact: true })).not.toHaveValue('');
  await choose(form.getByLabel('Recipients'), 'Custom list of addresses');
  await form.getByLabel('Email addresses').fill(`${guest}\n${guest.toUpperCase()}\nnobody`);
  await expect(form.getByText(/Will be saved as draft/)).toBeVisible();
  await form.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(form.getByText('“nobody” isn’t an email address.')).toBeVisible();
  await form.getByLabel('Email addresses').fill(`${guest}\n${guest.toUpperCase()}`);
  await form.getByRole('button', { name: 'Create Campaign' }).click();
  await expectText(page, 'Campaign created');
  await expect(card(page, name).getByText('Draft', { exact: true })).toBeVisible();

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, 'admin');
  await openTab(owner, 'Campaign Approval');
  await expect(card(owner, name).getByText('Awaiting Approval', { exact: true })).toBeVisible();
  await owner.setViewportSize({ width: 390, height: 844 });
  await expectFits(owner);
  await button(owner, name, 'Preview').click();
  await expect(owner.getByTitle(`Preview of ${name}`)).toBeVisible();
  await owner.keyboard.press('Escape');
  await button(owner, name, 'Approve').click();
  await expectText(owner, 'Campaign approved');
  await expect(card(owner, name).getByText('Approved', { exact: true })).toBeVisible();

  await button(page, name, 'Send Now').click();
  const question = page.getByRole('dialog', { name: `Send “${name}” now?` });
  await expect(question.getByText(/1 person gets it. Skipped: 1 duplicate/)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await question.getByRole('button', { name: 'Send Now' }).click();
  await expectText(page, 'Campaign status updated');
  const mail = await mailTo(guest, /./);
  expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
  expect(mail.html).toContain('/api/email/open/');
  expect(mail.text).not.toBe('');
  await expect(card(page, name).getByText('Sent', { exact: true })).toBeVisible();
  await expect(card(page, name)).toContainText('1 sent');
  await expect(button(page, name, 'Send Now')).toHaveCount(0);
  await button(page, name, 'View Details').click();
  const details = page.getByRole('dialog', { name });
  await expect(details.getByRole('region', { name: 'Recipients' })).toContainText(guest);
  await details.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: `Delete “${name}”?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expectText(page, 'Campaign deleted');
  await expect(card(page, name)).toHaveCount(0);
});

test('a draft is scheduled, held, resumed and given up, and shown by its status', async ({ page, expectedErrors }) => {
  expectedErrors.push(/409 \(Conflict\)/);
  const name = aName('Kiln days');
  await signIn(page, 'manager');
  await openTab(page, 'Campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const form = page.getByRole('dialog', { name: 'Create Campaign' });
  await form.getByLabel('Campaign name').fill(name);
  await form.getByLabel('Subject', { exact: true }).fill('Two days of fire');
  await form.getByRole('button', { name: 'Create Campaign' }).click();
  await expectText(page, 'Campaign created');

  await button(page, name, 'Schedule').click();
  const confirmation = page.getByRole('dialog', { name: `Schedule “${name}”` });
  await confirmation.getByLabel('Send date').fill(`${String(new Date().getFullYear() + 1)}-03-04`);
  await confirmation.getByRole('button', { name: 'Schedule' }).click();
  await expectText(page, 'This campaign has no content yet. Choose a template first.');
  await confirmation.getByRole('button', { name: 'Cancel' }).click();

  await button(page, name, 'View Details').click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: `Edit: ${name}` });
  await choose(edit.getByLabel('Template'), 'The week in the courtyard');
  await edit.getByLabel('Send date').fill(`${String(new Date().getFullYear() + 1)}-03-04`);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Both date and time are needed to schedule.')).toBeVisible();
  await edit.getByLabel('Send time').fill('10:00');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expectText(page, 'Campaign updated');

  // Without transitions there is no transitionend event either: no button may wait for it.
  await page.addStyleTag({ content: '* { transition: none !important }' });
  for (const [tap, status] of [
    ['Schedule', 'Scheduled'],
    ['Pause', 'Paused'],
    ['Resume', 'Scheduled'],
  ] as const) {
    await tapAfter(button(page, name, tap));
    await expect(card(page, name).getByText(status, { exact: true })).toBeVisible();
  }
  await expect(card(page, name)).toContainText('Mar 4, 10:00 AM');
  await choose(page.getByLabel('Status'), 'Paused');
  await expect(card(page, name)).toHaveCount(0);
  await choose(page.getByLabel('Status'), 'Scheduled');
  await button(page, name, 'View Details').click();
  await page.setViewportSize({ width: 390, height: 800 });
  const steps = page.getByRole('dialog', { name }).getByRole('button', { name: /^(Cancel Campaign|Delete)$/ });
  const cancel = await steps.first().boundingBox();
  const remove = await steps.last().boundingBox();
  expect((remove?.x ?? 0) - (cancel?.x ?? 0) - (cancel?.width ?? 0)).toBeGreaterThanOrEqual(8);
  const question = page.getByRole('dialog', { name: `Cancel “${name}”?` });
  await steps.first().click();
  await question.getByRole('button', { name: 'Keep It' }).click();
  await expect(question).toHaveCount(0);
  await expect(card(page, name).getByText('Scheduled', { exact: true })).toBeVisible();
  await button(page, name, 'View Details').click();
  await steps.first().click();
  await question.getByRole('button', { name: 'Cancel Campaign' }).click();
  // Only scheduled ones are listed.
  await expect(card(page, name)).toHaveCount(0);
});

test('an automation begins with a tap or is written, pauses and goes; special events ask for day, email and audience', async ({
  page,
}) => {
  const name = aName('Wine friends');
  await signIn(page, 'manager');
  await openTab(page, 'Automation');
  await page.getByRole('button', { name: /^Welcome Series/ }).click();
  const start = page.getByRole('dialog', { name: 'Start “Welcome Series”?' });
  await expect(start).toContainText(/This trigger already starts .*“Welcome”\./);
  const outlook = (dialog: Locator) => dialog.getByRole('region', { name: 'Reach and timing' });
  await expect(outlook(start)).toContainText(/0 contacts now\. People who opt in from now on/);
  await expect(outlook(start).getByRole('listitem')).toHaveText([/^Right away/, /^After 3 days/, /^After 7 days/]);
  await expectAccessible(page, '[role=dialog]');
  await start.getByRole('button', { name: 'Start Another' }).click();
  await expectText(page, 'Automation created');
  await expect(card(page, 'Welcome series').first()).toContainText('3 emails');

  await page.getByRole('button', { name: 'Create Automation' }).click();
  const form = page.getByRole('dialog', { name: 'Create Automation' });
  await form.getByLabel('Automation name').fill(name);
  await choose(form.getByLabel('Trigger', { exact: true }), 'Tag added');
  await form.getByLabel('Tags').fill('wine evening');
  await expect(outlook(form)).toContainText('Contacts who get the tag wine evening from now on');
  // The region around each email contains its heading, and has no second border.
  await expect(form.getByRole('group', { name: 'Email 1' }).locator('legend')).toHaveCSS('border-bottom-width', '0px');
  await expect(form.getByLabel('Activate now')).toBeChecked();
  await expect(form.getByRole('button', { name: /^Remove email/ })).toHaveCount(0);
  await form.getByRole('button', { name: 'Add Email' }).click();
  await expect(form.getByLabel('Delay (days after the trigger)').last()).toHaveValue('1');
  await expectAccessible(page, '[role=dialog]');
  await form.getByRole('button', { name: 'Create Automation' }).click();
  await expect(card(page, name)).toContainText('Tag added: wine evening');
  await button(page, name, 'Pause').click();
  await expect(card(page, name).getByText('Paused', { exact: true })).toBeVisible();
  await tapAfter(button(page, name, 'Activate'));
  const activate = page.getByRole('dialog', { name: `Activate “${name}”?` });
  await expect(outlook(activate)).toContainText('Contacts who get the tag wine evening from now on');
  await expectAccessible(page, '[role=dialog]');
  await activate.getByRole('button', { name: 'Activate' }).click();
  await expect(card(page, name).getByText('Active', { exact: true })).toBeVisible();
  await button(page, name, 'View Details').click();
  await expect(page.getByRole('dialog', { name })).toContainText('No one is in this automation right now.');
  await page.keyboard.press('Escape');
  await button(page, name, 'Delete').click();
  await page
    .getByRole('dialog', { name: `Delete “${name}”?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expectText(page, 'Automation deleted');
  await expect(card(page, name)).toHaveCount(0);

  await page.getByRole('button', { name: /^Special Events/ }).click();
  const special = page.getByRole('dialog', { name: 'Start “Special Events”?' });
  await expect(special.getByRole('region', { name: 'Reach and timing' })).toContainText(/[1-9]\d* contacts now\./);
  await special.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(special.getByText('Choose the date.')).toBeVisible();
  await special.getByLabel('Date').fill('2020-12-01');
  await expect(special.getByText('This date has passed. Choose a later one.')).toBeVisible();
  await special.getByLabel('Date').fill(`${String(new Date().getFullYear() + 1)}-12-24`);
  await special.getByLabel('Subject', { exact: true }).fill(aName('Lights'));
  await special.getByLabel('Text').fill('Come and see.');
  await choose(special.getByLabel('Audience'), 'Contacts with certain tags');
  await special.getByLabel('Tags').fill('unused tag');
  const reach = special.getByRole('region', { name: 'Reach and timing' });
  await expect(reach).toContainText('0 contacts now.');
  await expect(reach).toContainText('Dec 24 of each year, 9:00 AM');
  await expectAccessible(page, '[role=dialog]');
  await expectFits(page);
  await special.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(card(page, 'Special events').first()).toContainText('Special date: Dec 24 (unused tag)');
});

test('automations wait for the owner if approval is required', async ({ page, browser }) => {
  const name = aName('Cake');
  await signIn(page, 'manager', { at: '/manager/dashboard?tab=email&view=automation&dialog=new' });
  const form = page.getByRole('dialog', { name: 'Create Automation' });
  await form.getByLabel('Automation name').fill(name);
  await choose(form.getByLabel('Trigger', { exact: true }), 'Birthday');
  await choose(form.getByLabel('Template'), 'Glass of the month');
  await expect(form.getByText('On their birthday, 9:00 AM')).toBeVisible();
  await form.getByRole('button', { name: 'Create Automation' }).click();
  await expect(card(page, name)).toBeVisible();

  const owner = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signIn(owner, 'admin', { at: '/admin/dashboard?tab=email&view=campaigns' });
  const region = owner.getByRole('region', { name: 'Automation approval' });
  await expect(region.getByRole('article', { name })).toContainText('Awaiting Approval');
  await button(owner, name, 'Request Changes').click();
  const changes = owner.getByRole('dialog', { name: `Request changes to “${name}”` });
  await changes.getByLabel('Comments (optional)').fill('Say which cake.');
  await changes.getByRole('button', { name: 'Request Changes' }).click();
  await expectText(owner, 'Changes requested');
  await page.reload();
  await expect(card(page, name)).toContainText('Changes requested');
  await expect(card(page, name)).toContainText('Say which cake.');

  await button(owner, name, 'Preview').click();
  const preview = owner.getByRole('dialog', { name: `Preview: ${name}` });
  await expect(preview.getByTitle(`Preview of ${name}, email 1`)).toBeVisible();
  await expectAccessible(owner, '[role=dialog]');
  await preview.getByRole('button', { name: 'Approve' }).click();
  await expectText(owner, 'Automation approved');
  await expect(region.getByRole('article', { name })).toContainText('Approved');
  await expectFits(owner);
});

test('email numbers are those of the chosen period and campaign', async ({ page }) => {
  await signIn(page, 'manager');
  await page.getByRole('tab', { name: 'Email Marketing' }).click();
  await page.getByRole('tabpanel').getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByRole('region', { name: 'Insights' })).toContainText('Open rate');
  const sent = page.locator('[role=term]:text-is("Emails Sent") + [role=definition]');
  const inAMonth = Number((await sent.textContent())?.replaceAll(',', ''));
  await page.getByText('1y', { exact: true }).click();
  await expect.poll(async () => Number((await sent.textContent())?.replaceAll(',', ''))).toBeGreaterThan(inAMonth);
  await choose(page.getByLabel('Campaign', { exact: true }), 'Glass and wine');
  await expect(sent).toHaveText('44');
  const campaigns = page.getByRole('region', { name: 'Recent campaigns' });
  await expect(campaigns.getByRole('rowheader')).toHaveText([/^Glass and wine/]);
  await page.getByText('7d', { exact: true }).click();
  await expect(page.getByText('No campaigns sent in this period.')).toBeVisible();
  await expect(campaigns.getByText('No campaigns in this period.')).toBeVisible();
});
