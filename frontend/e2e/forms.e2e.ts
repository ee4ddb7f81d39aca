import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('a contact’s form reports a wrong address together with missing names, and a half-typed date', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/customer-contacts')) sent.push(request.url());
  });
  await signIn(page, 'manager', { at: '/manager/dashboard?tab=email&view=contacts&open=new&dialog=create' });
  const dialog = page.getByRole('dialog', { name: 'Add Contact' });
  await dialog.getByLabel('Email', { exact: true }).fill('bad');
  await dialog.getByRole('button', { name: 'Add Contact', exact: true }).click();
  for (const sentence of ['Enter the first name.', 'Enter the last name.', 'Please enter a valid email address'])
    await expect(dialog.getByText(sentence)).toBeVisible();
  await expect(dialog.getByLabel('First name')).toBeFocused();

  await dialog.getByLabel('First name').fill('Ana');
  await dialog.getByLabel('Last name').fill('Lee');
  await dialog.getByLabel('Email', { exact: true }).fill('half-typed@guests.example');
  await typeHalfADate(page, dialog.getByLabel('Date of birth (optional)'));
  await dialog.getByRole('button', { name: 'Add Contact', exact: true }).click();
  await expect(dialog.getByText('Complete this, or leave it empty.')).toBeVisible();
  await expect(dialog.getByLabel('Date of birth (optional)')).toBeFocused();
  expect(sent).toEqual([]);
});

async function typeHalfADate(page: Page, field: Locator) {
  await field.focus();
  await page.keyboard.type('11');
}
