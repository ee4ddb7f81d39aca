import { randomUUID } from 'node:crypto';
import { choose, chosenIn, openChoices } from './support/choose';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

test('an email is built from blocks, reordered by keyboard, undone, and opens as blocks again', async ({ page }) => {
  const name = `Blocks ${randomUUID().slice(0, 8)}`;
  await signIn(page, 'manager', { at: '/manager/dashboard?tab=email&view=templates' });
  await page.getByRole('button', { name: 'Create Template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Template' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await choose(dialog.getByLabel('Category'), 'Marketing');
  await dialog.getByLabel('Subject', { exact: true }).fill('The kiln is lit');
  await dialog.getByText('Blocks', { exact: true }).click();

  await dialog.getByRole('button', { name: 'Add heading' }).click();
  await dialog.getByLabel('Heading', { exact: true }).fill('Come in');
  await dialog.getByRole('button', { name: 'Add text' }).click();
  await dialog.getByLabel('Text', { exact: true }).fill('The courtyard is open.');
  const preview = dialog.frameLocator('iframe[title="Email preview"]');
  await expect(preview.getByText('The courtyard is open.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');

  const person = dialog.getByLabel(/^Preview as/);
  await person.fill('colette');
  const offered = (await openChoices(person)).getByRole('option', { name: /^Colette/ });
  await expect(offered).toBeVisible();
  expect((await offered.boundingBox())?.x).toBeGreaterThan(0);
  await person.press('Enter');
  await expect(chosenIn(person)).toContainText('Colette');

  await dialog.getByLabel('Text', { exact: true }).press('Alt+ArrowUp');
  await expect(dialog.getByRole('listitem', { name: 'Text 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete Heading 2' }).click();
  await expect(dialog.getByText('Block deleted')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('listitem', { name: 'Heading 2' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Template' }).click();
  await expect(page.getByText('Template created', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('article', { name }).getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: `Edit: ${name}` });
  await expect(edit.getByLabel('Text', { exact: true })).toHaveValue('The courtyard is open.');
  await edit.getByText('HTML source', { exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Turn off blocks?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit.getByLabel('Heading', { exact: true })).toHaveValue('Come in');
});
