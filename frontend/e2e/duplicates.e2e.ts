import { randomUUID } from 'node:crypto';
import { signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { expect, expectAccessible, test } from './support/test';

test('the manager merges two contacts who are one person, and undoes it on a phone', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const expectText = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  const digits = String(Number.parseInt(mark, 16)).padStart(10, '2').slice(-10);
  const phone = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;

  await signIn(page, 'manager', { at: '/robots.txt' });
  const add = async (firstName: string, email: string, details: object) => {
    const data = { firstName, lastName: mark, email, ...details };
    const added = await page.request.post('/api/customer-contacts', { data });
    expect(added.status()).toBe(201);
  };
  await add('Ana', `ana-${mark}@guests.example`, { phone, tags: ['wine'], emailOptIn: true });
  await add('Anna', `anna-${mark}@work.example`, { phone: `+1${digits}`, notes: 'No nuts.' });
  await page.goto('/manager/dashboard?tab=email&view=contacts');

  await page.getByRole('button', { name: /possible duplicates?$/ }).click();
  const dialog = page.getByRole('dialog');
  const row = dialog.getByRole('listitem').filter({ hasText: mark });
  await expect(row).toContainText('Same phone, may be a family');
  await expectAccessible(page, '[role=dialog]');
  await row.getByRole('button', { name: /^Compare/ }).click();
  await expect(dialog.getByRole('radio', { name: /guests\.example Opted in/ })).toBeChecked();
  await dialog.getByRole('radio', { name: `Anna ${mark}` }).check();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Merge Contacts' }).dblclick();
  await expectText('Contacts merged');
  await expect(row.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.setViewportSize(PHONE.viewport);
  await page.goto(`/manager/dashboard?tab=email&view=contacts&search=anna-${mark}`);
  const contact = page.locator('tr, article').filter({ hasText: `ana-${mark}` });
  await expect(contact).toContainText(`Anna ${mark}`);
  await expect(contact).toContainText('Opted in');
  await contact.getByRole('button', { name: /^Edit/ }).click();
  await expect(dialog.getByRole('region', { name: 'Record' })).toContainText(`Also known by anna-${mark}@work.example`);
  await expect(dialog.getByLabel('Notes')).toHaveValue('No nuts.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: /possible duplicates?$|^Merged contacts$/ }).click();
  await expect(row).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await row.getByRole('button', { name: /^Undo/ }).click();
  await expectText('Merge undone');
  await row.getByRole('button', { name: /^Not the same person/ }).click();
  await expectText('Suggestion dismissed');
  await expect(row).toHaveCount(0);
});
