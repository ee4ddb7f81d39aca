import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { choose, chosenIn } from './support/choose';
import { aMonday } from './support/days';
import { mailTo } from './support/mailbox';
import { signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { expect, expectAccessible, test } from './support/test';

test('the manager enters, finds, changes, groups and deletes a contact', async ({ page, expectedErrors }) => {
  expectedErrors.push(/409/);
  const mark = randomUUID().slice(0, 8);
  const name = `Zoë ${mark}`;
  const email = `zoe-${mark}@guests.example`;
  const expectText = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

  await signIn(page, 'manager', { at: '/manager/dashboard?tab=email&view=contacts' });
  await expect(page.getByRole('row', { name: 'Maren Holt' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Contact' }).click();
  const form = page.getByRole('dialog', { name: 'Add Contact' });
  await expect(form.getByLabel('Email opt-in')).toBeChecked();
  await expect(form.getByLabel('SMS opt-in')).not.toBeChecked();
  await expect(chosenIn(form.getByLabel('Preferred contact'))).toHaveText('Email');
  await form.getByRole('button', { name: 'Add Contact' }).click();
  await expect(form.getByText('Enter the first name.')).toBeVisible();
  await form.getByLabel('First name').fill('Zoë');
  await form.getByLabel('Last name').fill(mark);
  await form.getByLabel('Email', { exact: true }).fill('maren.holt@guests.example');
  await form.getByLabel('Tags').fill(`kiln ${mark}, , lunch`);
  await expectAccessible(page, '[role=dialog]');
  await form.getByRole('button', { name: 'Add Contact' }).click();
  await expectText('Error creating contact');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByRole('button', { name: 'Add Contact' }).click();
  await expectText('Contact created');
  await expect(form).toBeHidden();

  await page.getByLabel('Search contacts').fill(mark);
  const row = page.getByRole('row', { name });
  await expect(row).toContainText(email);
  await expect(page.getByRole('row', { name: '@' })).toHaveCount(1);
  await expect(row).toContainText('Opted in');
  await choose(page.getByLabel('Tag', { exact: true }), `kiln ${mark} (1)`);
  await expect(page.getByRole('row', { name: '@' })).toHaveCount(1);

  await row.getByRole('checkbox', { name: `Select ${name}` }).check();
  // The row is selected, and the pointer is over it.
  await expectAccessible(page, 'table');
  await page.getByRole('button', { name: 'Add tags' }).click();
  const tagging = page.getByRole('dialog', { name: 'Add tags to 1 contact' });
  await tagging.getByLabel('Tags', { exact: true }).fill(`loft ${mark}`);
  await expectAccessible(page, '[role=dialog]');
  await tagging.getByRole('button', { name: 'Add tags' }).click();
  await expectText('1 contact changed');
  await expect(row).toContainText(`loft ${mark}`);
  await expect(tagging).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('checkbox')).not.toBeChecked();

  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Contact' });
  await expect(edit.getByRole('region', { name: 'Record' })).toContainText('As Site Manager was told');
  await expectAccessible(page, '[role=dialog]');
  await choose(edit.getByLabel('Status'), 'Inactive');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expectText('Contact updated');
  await expect(edit).toBeHidden();
  await expect(row).toContainText('Inactive');

  await page.getByRole('button', { name: 'Segments' }).click();
  await page.getByRole('button', { name: 'New Segment' }).click();
  const segments = page.getByRole('dialog');
  await segments.getByLabel('Name').fill(`Kiln ${mark}`);
  await segments.getByLabel('Tags').fill(`kiln ${mark}`);
  await expect(segments.getByText('1 contact, 0 can be emailed')).toBeVisible();
  await segments.getByRole('button', { name: 'Add Condition' }).click();
  await segments.getByLabel('Value of condition 1').fill('3');
  await expect(segments.getByText('0 contacts, 0 can be emailed')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await segments.getByRole('button', { name: 'Create Segment' }).click();
  await expectText('Segment created');
  await expect(segments.getByRole('listitem').filter({ hasText: `Kiln ${mark}` })).toContainText('Visits at least 3');
  await segments.getByRole('button', { name: `Delete Kiln ${mark}` }).click();
  await segments.getByRole('button', { name: `Delete Kiln ${mark}` }).click();
  await expectText('Segment deleted');
  await page.keyboard.press('Escape');
  await expect(segments).toBeHidden();

  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expectText('Contact deleted');
  await expect(page.getByText('No contacts match.')).toBeVisible();
});

test('a Windows-encoded list is decoded correctly, and a sample word shows before the import', async ({ page }) => {
  const csv = 'Email,First name,Last name,Status\nrenee@guests.example,Ren\u00e9e,M\u00fcller,unsubscribed\n';
  await signIn(page, 'manager', { at: '/manager/dashboard?tab=email&view=contacts&open=new&dialog=import' });
  const dialog = page.getByRole('dialog', { name: 'Import Contacts' });
  const file = { name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') };
  await dialog.getByLabel('CSV file with a header row').setInputFiles(file);
  await expect(dialog.getByText('We read it as Windows-1252')).toContainText('Ren\u00e9e');
  await expect(chosenIn(dialog.getByLabel('Column for Status'))).toHaveText('Status');
  await dialog.getByLabel('Everyone in this file agreed to get email from us').check();
  await dialog.getByLabel('How they agreed').fill('Ticked the box at the market');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('This import opts in no one: the file says no for everyone.')).toBeVisible();
  await expect(dialog.getByText('Ren\u00e9e M\u00fcller \u00b7 renee@guests.example')).toBeVisible();
  await expect(dialog.getByText('We read it as Windows-1252')).toBeVisible();
});

test('a list from elsewhere is matched, looked over and taken in', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const csv = `E-Mail,Given name,Surname\nnew-${mark}@guests.example,Nina,${mark}\nmaren.holt@guests.example,Maren,Holt\nnonsense,No,Body\n`;
  await signIn(page, 'manager', { at: '/manager/dashboard?tab=email&view=contacts&open=new&dialog=import' });
  const dialog = page.getByRole('dialog', { name: 'Import Contacts' });
  const file = { name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await dialog.getByLabel('CSV file with a header row').setInputFiles(file);
  await expect(chosenIn(dialog.getByLabel('Column for Email', { exact: true }))).toHaveText('E-Mail');
  await dialog.getByLabel('Everyone in this file agreed to get email from us').check();
  await expect(dialog.getByLabel('How they agreed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Describe how they agreed.')).toBeVisible();
  await dialog.getByLabel('How they agreed').fill('Ticked the box at the market');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText(`Nina ${mark} · new-${mark}@guests.example`)).toBeVisible();
  await expect(dialog.getByText('“nonsense” isn’t an email address.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Import 1 contact' }).click();
  await expect(dialog.getByText('Done: 1 new, 0 updated, 1 skipped, 1 rejected')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download rejected rows' }).click();
  expect((await download).suggestedFilename()).toBe('refused-rows.csv');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const row = page.getByRole('row', { name: `Nina ${mark}` });
  await expect(row).toContainText('Opted in');
});

test('a guest confirms by the button behind the link, and is erased by the owner', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const mark = randomUUID().slice(0, 8);
  const email = `guest-${mark}@guests.example`;
  const booking = { customerName: `Iris ${mark}`, customerEmail: email, partySize: '2', preferredDate: aMonday() };
  const requested = await page.request.post('/api/reservations', {
    data: { ...booking, preferredTime: '12:00 PM', emailOptIn: 'true' },
  });
  expect(requested.status()).toBe(201);
  const mail = await mailTo(email, /Please confirm/);
  const link = /https?:\/\/\S+\/email\/confirm#\S+/.exec(mail.text ?? '')?.[0] ?? '';

  const office = await (await browser.newContext()).newPage();
  await signIn(office, 'manager', { at: `/manager/dashboard?tab=email&view=contacts&search=${mark}` });
  const row = office.locator('[data-row]').filter({ hasText: `Iris ${mark}` });
  await expect(row).toContainText('Waiting for opt-in');

  await page.goto(link);
  await expect(page.getByText('Your address: g••••@guests.example')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^Thank you\./)).toBeVisible();
  await expect(row).toContainText('Opted in');

  await row.getByRole('button', { name: `Edit Iris ${mark}` }).click();
  await expect(office.getByRole('region', { name: 'Record' })).toContainText('through the link in an email');

  await signIn(office, 'admin', { at: '/admin/enquiries' });
  await office.getByRole('button', { name: 'Personal data...' }).click();
  const personal = office.getByRole('dialog', { name: 'Personal data' });
  await personal.getByLabel('Email address').fill(email);
  await personal.getByRole('button', { name: 'Look up' }).click();
  const personalData = personal.getByRole('region', { name: `Data for ${email}` });
  await expect(personalData).toContainText('Table requests: 1');
  await expectAccessible(office, '[role=dialog]');
  const record = office.waitForEvent('download');
  await personalData.getByRole('link', { name: 'Download as JSON' }).click();
  expect((await record).suggestedFilename()).toBe('personal-record.json');
  await personalData.getByRole('button', { name: 'Erase person...' }).click();
  await office
    .getByRole('dialog', { name: `Erase ${email}?` })
    .getByRole('button', { name: 'Erase' })
    .click();
  await expect(office.getByText('Person erased', { exact: true })).toBeVisible();
  await expect(personal).toBeHidden();
  await page.reload();
  await expect(page.getByText('This link is invalid or has expired.')).toBeVisible();
});

/** Names as the server sorts them. */
async function sortedNames(page: Page, sort: string): Promise<string[]> {
  const answer = await page.request.get(`/api/customer-contacts?limit=25&sort=${sort}`);
  const contacts = (await answer.json()) as { firstName: string; lastName: string }[];
  return contacts.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
}

test('contacts are sorted by headings, by keyboard and on a phone too, and the back button keeps the order', async ({
  page,
}) => {
  await signIn(page, 'manager', { at: '/manager/dashboard?tab=email&view=contacts' });
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const names = page.getByRole('row').getByRole('heading', { level: 3 });
  await expect(heading('Added')).toHaveAttribute('aria-sort', 'descending');

  const byName = await sortedNames(page, 'name');
  await heading('Name').focus();
  await page.keyboard.press('Enter');
  await expect(heading('Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(names).toHaveText(byName);
  await expectAccessible(page, 'table');

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(names).not.toHaveText(byName);
  await page.goBack();
  await expect(names).toHaveText(byName);
  await page.reload();
  await expect(names).toHaveText(byName);
  await expect(heading('Name')).toHaveAttribute('aria-sort', 'ascending');

  await heading('Visits').click();
  await expect(heading('Visits')).toHaveAttribute('aria-sort', 'descending');
  const byVisits = await sortedNames(page, '-totalVisits');
  await expect(names).toHaveText(byVisits);

  await page.setViewportSize(PHONE.viewport);
  const onPhone = page.getByRole('article').getByRole('heading');
  await expect(onPhone).toHaveText(byVisits);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(chosenIn(page.getByLabel('Sort by'))).toHaveText('Most visits first');
  await choose(page.getByLabel('Sort by'), 'Last name, A to Z');
  await expect(onPhone).toHaveText(byName);
});
