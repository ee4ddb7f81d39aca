import type { Page } from '@playwright/test';
import { aMonday } from './public-forms';
import { expect } from './test';

/** The page of somebody signed in as owner asks as that. */
export const acting = { 'X-Acting-As': 'admin' };

/** A Monday so many weeks after the next ones, of one test's own. */
export function aDay(weeks: number): string {
  const day = new Date(`${aMonday()}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 7 * weeks);
  return day.toISOString().slice(0, 10);
}

/** As the owner; tests beside this one may choose the same. */
export async function choose(page: Page, id: string, isOn: boolean, figures: Record<string, number> = {}) {
  await expect(async () => {
    const options = (await (await page.request.get('/api/admin/house-options', { headers: acting })).json()) as {
      id: string;
      updatedAt: string | null;
    }[];
    const seen = options.find((option) => option.id === id)?.updatedAt ?? null;
    const data = { isOn, seen, figures: Object.entries(figures).map(([name, value]) => ({ name, value })) };
    expect((await page.request.put(`/api/admin/house-options/${id}`, { headers: acting, data })).status()).toBe(200);
  }).toPass();
}

/** By how much the page is wider than its window. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
