import type { Page } from '@playwright/test';

/** Activates a tab without scrolling the row of tabs: the row scrolls by itself, and the browser would scroll it back. */
export async function openTab(page: Page, name: string | RegExp): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await tab.focus();
  await tab.click();
}
