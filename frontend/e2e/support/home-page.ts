import type { Page } from '@playwright/test';
import { expect } from './test';

export const ANCHORS = ['home', 'about', 'menu', 'gallery', 'merchandise', 'reviews', 'contact'];

/** Waits until the inline script has written whether it is open and the fonts are shown; nothing moves after that. */
export async function openHome(page: Page, path = '/') {
  await page.goto(path);
  await expect(page.getByText(/^(Open now|Closed right now)$/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-fonts');
}

export const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const quickLinks = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });

/** The section starts in the upper part of the window below the header, or the page cannot scroll further. */
export async function expectScrolledTo(page: Page, id: string) {
  await expect(async () => {
    const { top, header, half, isAtEnd } = await page.locator(`#${id}`).evaluate((section) => ({
      top: Math.round(section.getBoundingClientRect().top),
      header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
      half: innerHeight / 2,
      isAtEnd: innerHeight + scrollY > document.documentElement.scrollHeight - 2,
    }));
    expect(top).toBeLessThan(half);
    if (!isAtEnd) expect(top).toBeGreaterThanOrEqual(Math.floor(header) - 1);
  }).toPass();
}

/** The expected rows of name and price, as the page shows them. */
export const rows = (items: string[][]) => items.map((words) => new RegExp(words.map(literal).join('.*'), 's'));
const literal = (text: string) => text.replace(/[$.*+?()[\]{}|^\\]/g, '\\$&');
