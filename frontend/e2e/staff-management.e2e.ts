import { randomUUID } from 'node:crypto';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

test('the owner adds a staff member, who signs in, and is signed out right away when deactivated', async ({
  page: owner,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/40[13]/);
  const name = `Nell${randomUUID().slice(0, 6)} Otter`;
  const email = `${name.split(' ')[0]?.toLowerCase() ?? ''}@bistro.example`;
  const expectText = (text: string) => expect(owner.getByText(text, { exact: true })).toBeVisible();

  await signIn(owner, 'admin');
  await owner.getByRole('tab', { name: /^Staff Management/ }).click();
  await owner.getByRole('button', { name: 'Add Staff Member' }).click();
  const create = owner.getByRole('dialog', { name: 'Add Staff Member' });
  await expect(create.getByText('Created from the first name.')).toBeVisible();
  await expect(create.getByLabel('Email', { exact: true })).toHaveCount(0);
  await create.getByRole('button', { name: 'Create' }).click();
  await expectText('Please enter a name and password (min 6 characters)');
  await create.getByLabel('Name').fill(name);
  await expect(create).toContainText(email);
  await create.getByLabel('Password', { exact: true }).fill('quiet-otter');
  for (const pressed of [false, true]) {
    const eye = create.getByRole('button', { name: 'Show password', pressed });
    const { width, height } = (await eye.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await eye.click();
  }
  await expectAccessible(owner, '[role=dialog]');
  await create.getByRole('button', { name: 'Create' }).click();
  await expectText('Staff member created');
  const row = owner.getByRole('row', { name });
  await expect(row).toContainText(email);
  await expect(row).toContainText('Active');

  const staff = await (await browser.newContext()).newPage();
  const signInAs = async (password: string) => {
    await expect(async () => {
      await staff.getByLabel('Email').fill(email);
      await staff.getByLabel('Password', { exact: true }).fill(password);
      await expect(staff.getByLabel('Email')).toHaveValue(email);
    }).toPass();
    await staff.getByRole('button', { name: 'Login' }).click();
  };
  await staff.goto('/staff/login');
  /** The owner knows the first password, so the staff member must choose another one first. */
  const choosePassword = async (given: string, chosen: string) => {
    await staff.getByLabel('The password you were given').fill(given);
    await staff.getByLabel('New password', { exact: true }).fill(chosen);
    await staff.getByLabel('Confirm new password').fill(chosen);
    await expectAccessible(staff);
    await staff.getByRole('button', { name: 'Save password' }).click();
    await expect(staff.getByText(`Welcome, ${name}`)).toBeVisible();
  };
  await signInAs('quiet-otter');
  await choosePassword('quiet-otter', 'my own otter');

  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expectText('Staff status updated');
  await expect(row).toContainText('Inactive');
  await expect(staff).toHaveURL('/staff/login');
  await expect(staff.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await signInAs('my own otter');
  await expect(
    staff.locator('form').getByText('This account has been deactivated. Please contact the owner.'),
  ).toBeVisible();

  await row.getByRole('button', { name: 'Activate' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Reset Password' }).click();
  const reset = owner.getByRole('dialog', { name: `Reset password of ${name}` });
  await expect(reset.getByRole('button', { name: 'Reset', exact: true })).toBeDisabled();
  await reset.getByLabel('New password').fill('brave-heron');
  await reset.getByRole('button', { name: 'Reset', exact: true }).click();
  await expectText('Password reset');
  await signInAs('brave-heron');
  await choosePassword('brave-heron', 'my own heron');

  await row.getByRole('button', { name: 'History' }).click();
  const history = owner.getByRole('dialog', { name });
  await expect(history).toContainText('The Owner deactivated this account');
  await expect(history).not.toContainText('otter');
  await owner.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
  await row.getByRole('button', { name: 'Delete' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectText('Staff member deleted');
  await expect(row).toHaveCount(0);
  await expect(staff).toHaveURL('/staff/login');
});
