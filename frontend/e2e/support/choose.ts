import { expect, type Locator } from '@playwright/test';

/** A select's list, rendered outside the form while it is open. */
export async function openChoices(field: Locator): Promise<Locator> {
  if ((await field.getAttribute('aria-expanded')) !== 'true') await field.click();
  await expect(field).toHaveAttribute('aria-controls');
  const list = (await field.getAttribute('aria-controls')) ?? '';
  return field.page().locator(`[id="${list}"]`);
}

/** Chooses in a field of the back office, which its label finds. */
export async function choose(field: Locator, name: string | RegExp): Promise<void> {
  const option = (await openChoices(field)).getByRole('option', { name, exact: true });
  // The list may still be moving: a press that starts on an option can end next to it.
  await expect(async () => {
    if ((await field.getAttribute('aria-expanded')) === 'true') await option.click({ timeout: 5_000 });
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 5_000 });
  }).toPass();
}

/** The text of the chosen option. */
export const chosenIn = (field: Locator): Locator =>
  field.locator('xpath=ancestor::*[contains(@class, "ant-select ")][1]');
