import { expect, type Locator } from '@playwright/test';

/** The list of a field to choose from, which stands beside the page while it is open. */
export async function openChoices(field: Locator): Promise<Locator> {
  if ((await field.getAttribute('aria-expanded')) !== 'true') await field.click();
  await expect(field).toHaveAttribute('aria-controls');
  const list = (await field.getAttribute('aria-controls')) ?? '';
  return field.page().locator(`[id="${list}"]`);
}

/** Chooses in a field of the back office, which its label finds. */
export async function choose(field: Locator, name: string | RegExp): Promise<void> {
  const list = await openChoices(field);
  await list.getByRole('option', { name, exact: true }).click();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
}

/** What such a field shows as chosen. */
export const chosenIn = (field: Locator): Locator =>
  field.locator('xpath=ancestor::*[contains(@class, "ant-select ")][1]');
