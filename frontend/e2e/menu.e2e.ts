import type { Locator } from '@playwright/test';
import { mainLinks, rows } from './support/home-page';
import { expect, expectHydrated, test } from './support/test';

const MENU = {
  Soup: [
    ['Tomato Basil, cup', '$6.00'],
    ['Tomato Basil, bowl', '$9.00'],
  ],
  Salads: [
    ['House', '$10.00'],
    ['Chef', '$15.00'],
    ['Sunshine', '$15.00'],
    ['Greek', '$15.00'],
    ['Side Salad', '$6.00'],
  ],
  Sandwiches: [
    ['Castillo Club', '$15.00'],
    ['San Sebastian', '$15.00'],
    ['Lighthouse Sub', '$15.00'],
    ['Cordova Wrap', '$15.00'],
    ['Matanzas', '$15.00'],
    ['Homemade Chicken Salad', '$15.00'],
    ['Vilano Veggie', '$14.00'],
    ['Meat & Cheese Plate', '$19.00'],
    ['The Anastasia', '$15.00'],
  ],
  Sides: [
    ['Chicken Salad Side', '$10.00'],
    ['Tuna Salad Side', '$10.00'],
    ['Hummus with Pita', '$7.00'],
    ['Side of Cucumber', '$5.00'],
    ['Extra Chips', '$2.50'],
  ],
  Beverages: [
    ['Iced Tea', '$3.00'],
    ['Soda', '$3.00'],
    ['Bottled Water', '$2.60'],
    ['Sparkling Water', '$3.75'],
    ['Coffee', '$4.50'],
    ['Hot Tea', '$3.00'],
    ['Espresso', '$4.75'],
    ['Cappuccino', '$5.75'],
    ['Latte', '$5.75'],
    ['Kratom Seltzer', '$6.00'],
    ['Kava Seltzer', '$7.00'],
    ['Craft/Import Beer', '$6.00'],
    ['By the glass', '$12-$14'],
    ['Bottle', '$24'],
  ],
  Treats: [
    ['Cookies', '$3.95'],
    ['Muffins', '$3.25'],
    ['Brownies', '$3.75'],
    ['Assorted Danish', '$5.25'],
  ],
};

async function expectMenu(menu: Locator) {
  await expect(menu.getByRole('heading', { level: 3 })).toHaveText(Object.keys(MENU));
  for (const [category, items] of Object.entries(MENU)) {
    const group = menu
      .locator('section')
      .filter({ has: menu.page().getByRole('heading', { name: category, level: 3 }) });
    await expect(group.getByRole('listitem')).toHaveText(rows(items));
    await expect(group).toBeVisible();
  }
  await expect(menu).toContainText('Gluten-free bread is +$1.00');
  await expect(menu).toContainText('Add feta and craisins $4.25');
  await expect(menu).toContainText(/dressings on the side/i);
  await expect(menu.getByRole('listitem').filter({ hasText: 'The Anastasia' })).toContainText(/winter only/i);
  await expect(menu).toContainText('Pinot Grigio, Chardonnay, Malbec, Cabernet Sauvignon');
}

async function expectDiets(menu: Locator) {
  const dish = (name: string) => menu.getByRole('listitem').filter({ hasText: name });
  await menu.getByRole('radio', { name: /^Vegan/ }).check();
  await expect(dish('Hummus with Pita')).toBeVisible();
  await expect(dish('Hummus with Pita')).toContainText('Contains gluten, sesame');
  await expect(dish('Greek')).toBeHidden();
  await expect(menu.getByRole('heading', { name: 'Sandwiches' })).toBeHidden();
  await menu.getByRole('radio', { name: /^Gluten-free/ }).check();
  await expect(dish('Chef')).toBeVisible();
  await expect(dish('Castillo Club')).toContainText('GF bread +$1.00');
  await expect(dish('Castillo Club').getByText('GF bread +$1.00')).toBeVisible();
  await expect(dish('Meat & Cheese Plate')).toBeHidden();
  await expect(dish('Hummus with Pita')).toBeHidden();
  await menu.getByRole('radio', { name: 'All' }).check();
  await expect(menu.getByText('GF bread +$1.00').first()).toBeHidden();
  await expect(menu.getByRole('heading', { name: 'Sandwiches' })).toBeVisible();
}

test('on a phone the home page is short, and its menu prints whole, opens group by group, stays open and filters by diet @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-fonts');
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  expect(screens).toBeLessThanOrEqual(12);

  const menu = page.locator('#menu');
  const castilloClub = menu.getByText('Castillo Club');
  await expect(menu.getByText('Tomato Basil, cup')).toBeVisible();
  await expect(castilloClub).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expectMenu(menu);
  await expect(castilloClub).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await menu.getByRole('heading', { name: 'Sandwiches' }).click();
  await expect(castilloClub).toBeVisible();
  await expectHydrated(page);
  const open = await menu.locator('details').evaluateAll((all: HTMLDetailsElement[]) => all.map((one) => one.open));
  expect(open).toEqual([true, false, true, false, false, false]);
  await menu.getByRole('heading', { name: 'Sandwiches' }).click();
  await expect(castilloClub).toBeHidden();

  await expectDiets(menu);
  await expect(castilloClub).toBeHidden();
});

test('the menu is looked through by diet, also without React', async ({ page }) => {
  await page.goto('/');
  const menu = page.locator('#menu');
  await expectDiets(menu);
  await expect(menu.getByText('Castillo Club')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const tag of ['', ' @phone']) {
    test(`the home page can be read, and its links work${tag}`, async ({ page }) => {
      await page.goto('/');
      for (const heading of ['Our Story', 'Our Menu', 'Gallery', 'Merchandise', 'Reviews', 'Find Us', 'Contact']) {
        await expect(page.getByRole('heading', { name: heading, exact: true, level: 2 })).toBeVisible();
      }
      await expectMenu(page.locator('#menu'));
      await expect(page.locator('#contact')).toContainText('75 King Street, Suite 120');
      await mainLinks(page).getByRole('link', { name: 'Reviews' }).click();
      await expect(page).toHaveURL('/#reviews');
      const heading = page.getByRole('heading', { name: 'Reviews' });
      await expect(heading).toBeInViewport();
      const header = await page.getByRole('banner').boundingBox();
      expect((await heading.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
      await mainLinks(page).getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL('/blog');
    });
  }
});
