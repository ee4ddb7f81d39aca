import { ANCHORS, expectScrolledTo, openHome, rows } from './support/home-page';
import { expect, expectAccessible, test } from './support/test';

const ADDRESS = '75 King Street, Suite 120, Saint Augustine, FL 32084';

test('the sections are in the specified order, with the specified texts, under a title and a description', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Bistro/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /75 King Street/);
  expect(await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(ANCHORS);
  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
  const featured = (await page.getByRole('region', { name: 'From our blog' }).getByRole('heading').textContent()) ?? '';
  expect(headings.slice(3)).toEqual([
    'Our Story',
    'Our Menu',
    'Gallery',
    'Merchandise',
    'Reviews',
    'Find Us Online',
    featured,
    'Find Us',
    'Contact',
  ]);

  const reviews = page.locator('#reviews');
  await expect(reviews.getByRole('listitem')).toHaveCount(6);
  await expect(reviews.getByRole('img', { name: '5 out of 5' })).toHaveCount(6);
  await expect(reviews).toContainText('90%');
  await expect(reviews).toContainText('20 Facebook reviews');
  for (const platform of ['Facebook', 'Google']) {
    await expect(reviews.getByRole('link', { name: platform })).toHaveAttribute('href', new RegExp(platform, 'i'));
  }

  const section = (heading: string) =>
    page.locator('main section').filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 2 }) });
  await expect(section('Find Us Online').getByRole('listitem')).toHaveText(
    rows([
      ['Google', '4.5'],
      ['TripAdvisor', '4.0'],
      ['Yelp', '4.0'],
      ['Facebook', '540+'],
      ['Instagram', 'Latest'],
      ['Visit St. Augustine', 'Featured'],
    ]),
  );

  const findUs = section('Find Us');
  await expect(findUs.getByRole('list').first().getByRole('listitem')).toHaveText(
    rows([
      ['6 minutes', '0.3 miles', 'Castillo'],
      ['4 minutes', '0.2 miles', 'St. George Street'],
      ['8 minutes', '0.4 miles', 'Flagler College'],
      ['10 minutes', '0.5 miles', 'City Gates & Visitor Center'],
    ]),
  );
  await expect(findUs.getByRole('list').last().getByRole('listitem')).toHaveText([
    /Suite 120.*ground floor.*street access/,
    /metered at peak hours/,
    /trolley stops within 2 blocks/,
  ]);
  const quick = findUs.getByRole('link', { name: 'Quick Directions' });
  await expect(quick).toHaveAttribute('target', '_blank');
  const target = new URL((await quick.getAttribute('href')) ?? '');
  expect(target.searchParams.get('destination')).toBe(ADDRESS);
  await quick.scrollIntoViewIfNeeded();
  await expect
    .poll(() => quick.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  const story = page.getByRole('region', { name: 'From our blog' });
  await expect(story.getByRole('link', { name: 'View All Posts' })).toHaveAttribute('href', '/blog');
  await story.getByRole('link', { name: 'Read Full Story' }).click();
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
});

test('the hero leads to the menu and to the reservations', async ({ page }) => {
  await openHome(page);
  const hero = page.locator('#home');
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero).toContainText('Enjoy Quality Food In A Creative & Historic Environment');
  await hero.getByRole('link', { name: 'View Menu' }).click();
  await expectScrolledTo(page, 'menu');
  await hero.getByRole('link', { name: 'Reservations' }).click();
  await expect(page).toHaveURL('/reservations');
  await expect(page.getByRole('heading', { name: 'Reserve Your Table' })).toBeVisible();
});

test('photos open by pointer and keyboard and give the focus back, and the gallery grows from 3 to 27 and folds again', async ({
  page,
}) => {
  await openHome(page);
  const photos = page.locator('#about').getByRole('button');
  await expect(photos).toHaveCount(6);
  const photo = photos.nth(1);
  const title = (await photo.innerText()).trim();
  const dialog = page.getByRole('dialog', { name: title });

  await photo.click();
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog).toContainText(title);
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(photo).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(photo).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: (await photos.nth(2).innerText()).trim() })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const gallery = page.locator('#gallery');
  await expect(gallery.getByRole('img')).toHaveCount(3);
  await gallery.getByRole('button', { name: 'View Full Gallery' }).click();
  await expect(gallery.getByRole('img')).toHaveCount(27);
  await gallery.getByRole('img').last().scrollIntoViewIfNeeded();
  await gallery.getByRole('button', { name: 'Show Less' }).click();
  await expect(gallery.getByRole('img')).toHaveCount(3);
  await expectScrolledTo(page, 'gallery');

  await gallery.getByRole('button', { name: 'View Full Gallery' }).focus();
  await page.keyboard.press('Enter');
  const pictures = gallery.getByRole('button', { name: /^View / });
  await expect(pictures).toHaveCount(27);
  const names = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(5) ?? ''));
  const shown = (index: number) => page.getByRole('dialog', { name: names.at(index) ?? '', exact: true });

  await pictures.first().focus();
  await page.keyboard.press('Enter');
  await expect(shown(0)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(shown(1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(shown(-1)).toBeVisible();
  await shown(-1).getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(shown(0)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(pictures.first()).toBeFocused();
});

test('the contact section has every way to reach the bistro, and asks before it loads the map', async ({ page }) => {
  const urls: string[] = [];
  await page.route(/google/, async (route) => {
    urls.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Map</title></html>' });
  });
  await openHome(page);
  const contact = page.locator('#contact');
  await contact.scrollIntoViewIfNeeded();
  await expect(contact.getByRole('heading', { name: 'Call for takeout' })).toBeVisible();
  await expect(contact.getByRole('link', { name: /^\(\d{3}\)/ }).first()).toHaveAttribute('href', /^tel:\+?\d+$/);
  for (const platform of ['Facebook', 'Instagram'])
    await expect(contact.getByRole('link', { name: platform })).toBeVisible();
  await expect(contact.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
  for (const fact of ['75 King Street, Suite 120', '10am-3pm', '11am-5pm']) await expect(contact).toContainText(fact);
  await expect(contact.locator('dl > div').filter({ hasText: 'Wednesday' })).toContainText(/closed/i);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(urls).toEqual([]);
  await contact.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /King%20Street/);
  await expect.poll(() => urls.length).toBeGreaterThan(0);
});

test('on a phone the chat button covers no word of the hours, and no QR code asks to be scanned', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto('/');
  const button = await page.getByRole('button', { name: 'Open chat' }).boundingBox();
  const hours = page.locator('[data-opening]').first();
  const right = await hours.evaluate((pane) => {
    const words = document.createRange();
    words.selectNodeContents(pane);
    return Math.max(...[...words.getClientRects()].map((line) => line.right));
  });
  expect(right).toBeLessThanOrEqual(button?.x ?? 0);
  await expect(page.getByRole('link', { name: /^Quick Directions/ })).toBeVisible();
  await expect(page.getByAltText('QR code with directions to the bistro')).toBeHidden();
});
