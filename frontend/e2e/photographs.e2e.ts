import { randomUUID } from 'node:crypto';
import { aPhoto } from './support/a-photo';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

test('the owner hangs a photograph, guests see it, without scripts too, and the glass art comes back', async ({
  page,
  browser,
}) => {
  const alt = `Our fountain ${randomUUID().slice(0, 8)}`;
  const place = 'Photo 2';
  const name = 'courtyard-2';
  await signIn(page, 'admin');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Photos' }).click();
  await expect(page).toHaveURL('/admin/photographs');
  const choice = page.getByRole('article', { name: place });
  await expect(choice.getByRole('img', { name: `Glass art: ${place}` })).toBeVisible();

  await choice.getByRole('button', { name: 'Choose a photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use image' });
  const buffer = await aPhoto(page, 1_800);
  await dialog.getByLabel('Choose an image').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await dialog.getByLabel('Description').fill(alt);
  await dialog.getByRole('button', { name: 'Upload and use' }).click();
  await expect(dialog).toBeHidden();
  await expect(choice.getByRole('img', { name: alt })).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  // Pages show it once the server has checked for changes.
  const expectArt = (count: number) =>
    expect(async () => {
      await reader.goto('/');
      await expect(reader.locator(`#about img[src^="/pictures/${name}-"]`)).toHaveCount(count, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  try {
    await expectArt(0);
    const shown = await reader.getByRole('button', { name: alt }).locator('img').getAttribute('src');
    expect((await page.request.get(shown ?? '')).headers()['content-type']).toBe('image/jpeg');

    await page.goto('/');
    const photograph = page.getByRole('button', { name: alt }).locator('img');
    await photograph.scrollIntoViewIfNeeded();
    await expect.poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page, '#about');
  } finally {
    await page.goto('/admin/photographs');
    await choice.getByRole('button', { name: 'Back to glass art' }).click();
    await expect(choice.getByRole('img', { name: `Glass art: ${place}` })).toBeVisible();
  }
  await expectArt(1);
  await expect(reader.getByRole('button', { name: alt })).toHaveCount(0);
  await context.close();
});
