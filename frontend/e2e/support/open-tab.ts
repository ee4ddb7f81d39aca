import type { Page } from '@playwright/test';

/** As somebody who has moved the row of tabs to where it stands: the row brings itself there, the browser would move it back. */
export async function openTab(page: Page, name: string | RegExp): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await tab.focus();
  await tab.click();
}
