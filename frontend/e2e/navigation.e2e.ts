import type { Locator, Page } from '@playwright/test';
import { ANCHORS, expectScrolledTo, mainLinks, openHome, quickLinks } from './support/home-page';
import { expect, expectAccessible, test } from './support/test';

// Links scroll smoothly unless reduced motion is requested.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const menuButton = (page: Page, name: 'Open menu' | 'Close menu') => page.getByRole('button', { name });

test('links scroll to their section, those of the header mark it and move the focus, and the header turns translucent', async ({
  page,
}) => {
  await openHome(page);
  // The header turns translucent past 100 pixels.
  const header = page.getByRole('banner');
  const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
  await expect.poll(background).toMatch(/^rgb\(/);
  await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }));
  await expect.poll(background).toMatch(/^rgba\(.*0\.\d+\)$/);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(background).toMatch(/^rgb\(/);

  for (const anchor of [...ANCHORS].reverse()) {
    // The highlight lasts only a second, so an observer in the page looks for it.
    const marked = page.waitForFunction((id) => document.getElementById(id)?.hasAttribute('data-marked'), anchor);
    await mainLinks(page)
      .getByRole('link', { name: new RegExp(`^${anchor}$`, 'i') })
      .click();
    await marked;
    await expectScrolledTo(page, anchor);
  }
  await expect(page.locator('[data-marked]')).toHaveCount(0);
  await expect(page).toHaveURL('/');

  await mainLinks(page).getByRole('link', { name: 'Contact' }).press('Enter');
  await expectScrolledTo(page, 'contact');
  await page.keyboard.press('Tab');
  await expect(page.locator('#contact :focus')).toBeVisible();

  for (const anchor of ['contact', 'about']) {
    await quickLinks(page).getByRole('link', { name: anchor }).click();
    await expectScrolledTo(page, anchor);
  }
  await quickLinks(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await quickLinks(page).getByRole('link', { name: 'Reservations' }).click();
  await expect(page).toHaveURL('/reservations');
});

test('from another page the header and the footer go to the section of the home page', async ({ page }) => {
  await page.goto('/blog');
  await mainLinks(page).getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/#gallery');
  await expectScrolledTo(page, 'gallery');
  await mainLinks(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await quickLinks(page).getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL('/#reviews');
  await expectScrolledTo(page, 'reviews');
  await page.getByRole('banner').getByRole('link', { name: 'Reservations' }).click();
  await expect(page).toHaveURL('/reservations');
});

test('on a phone the menu opens, and closes when an item is picked @phone', async ({ page }) => {
  await openHome(page);
  await expect(mainLinks(page)).toBeHidden();
  await menuButton(page, 'Open menu').click();
  await expect(mainLinks(page).getByRole('link')).toHaveText([
    /Home/,
    /About/,
    /Menu/,
    /Gallery/,
    /Merchandise/,
    /Reviews/,
    /Contact/,
    /Blog/,
  ]);
  await expectAccessible(page, 'header');
  await menuButton(page, 'Close menu').click();
  await expect(mainLinks(page)).toBeHidden();
  await menuButton(page, 'Open menu').click();
  await mainLinks(page).getByRole('link', { name: 'Merchandise' }).click();
  await expect(mainLinks(page)).toBeHidden();
  await expectScrolledTo(page, 'merchandise');
  await menuButton(page, 'Open menu').click();
  await mainLinks(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(mainLinks(page)).toBeHidden();
});

test('on a phone, call, directions and reservation links stay at the bottom and cover nothing @phone', async ({
  page,
}) => {
  await openHome(page);
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
  await expect(bar.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /destination=75%20King/);
  for (const link of await bar.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const topOfBar = async () => (await bar.boundingBox())?.y ?? 0;
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottomOf(page.getByRole('button', { name: 'Open chat' }))).toBeLessThanOrEqual(await topOfBar());
  await expectAccessible(page, 'nav');

  await menuButton(page, 'Open menu').click();
  await expect(bar).toBeHidden();
  await menuButton(page, 'Close menu').click();
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(bar).toBeVisible();
  await page.locator('#contact').getByLabel('Message').focus();
  await expect(bar).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(bar).toBeVisible();

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(async () =>
    expect(await bottomOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual((await topOfBar()) + 1),
  ).toPass();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await bar.getByRole('link', { name: 'Reserve' }).click();
  await expect(page).toHaveURL('/reservations');
  await expect(bar.getByRole('link')).toHaveText(['Call', 'Directions']);
  await page.goto('/content-upload');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(bar).toHaveCount(0);
});
