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
  const option = (await openChoices(field)).getByRole('option', { name, exact: true });
  // The list may still be on its way to its place: a press that begins on it ends beside it.
  await expect(async () => {
    if ((await field.getAttribute('aria-expanded')) === 'true') await option.click({ timeout: 5_000 });
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 5_000 });
  }).toPass();
}

/** What such a field shows as chosen. */
export const chosenIn = (field: Locator): Locator =>
  field.locator('xpath=ancestor::*[contains(@class, "ant-select ")][1]');
