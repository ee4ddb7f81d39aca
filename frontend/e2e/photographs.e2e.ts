import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

/** A picture of a color that no other run has. */
const aPhoto = (page: Page) =>
  page.evaluate(
    (color) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1_800, height: 900 });
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = color;
        context.fillRect(0, 0, canvas.width, canvas.height);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    `#${randomUUID().slice(0, 6)}`,
  );

test('the owner hangs a photograph, guests see it, without scripts too, and the glass art comes back @phone', async ({
  page,
  browser,
}, { project }) => {
  const alt = `Our fountain ${randomUUID().slice(0, 8)}`;
  // Each size has a place of its own: they may run beside each other.
  const [place, name] = project.name === 'phone' ? ['Courtyard 3', 'courtyard-3'] : ['Courtyard 2', 'courtyard-2'];
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Photographs' }).click();
  await expect(page).toHaveURL('/admin/photographs');
  const choice = page.getByRole('article', { name: place });
  await expect(choice.getByRole('img', { name: `Glass art: ${place}` })).toBeVisible();
  await expectAccessible(page);

  await choice.getByRole('button', { name: 'Choose a photograph' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hang picture' });
  const buffer = Buffer.from(await aPhoto(page), 'base64');
  await dialog.getByLabel('Choose a picture').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await dialog.getByLabel('What it shows').fill(alt);
  await dialog.getByRole('button', { name: 'Upload and hang' }).click();
  await expect(dialog).toBeHidden();
  await expect(choice.getByRole('img', { name: alt })).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const seen = async () => {
    await reader.goto('/');
    return reader.getByRole('img', { name: alt }).count();
  };
  try {
    await expect.poll(seen).toBe(1);
    await expect(reader.getByRole('button', { name: alt })).toContainText(alt);
    const shown = await reader.getByRole('img', { name: alt }).getAttribute('src');
    expect((await page.request.get(shown ?? '')).headers()['content-type']).toBe('image/jpeg');

    await page.goto('/');
    await page.getByRole('img', { name: alt }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: alt })).toHaveJSProperty('complete', true);
    await expectAccessible(page, '#about');
  } finally {
    await page.goto('/admin/photographs');
    await choice.getByRole('button', { name: 'Back to glass art' }).click();
    await expect(choice.getByRole('img', { name: `Glass art: ${place}` })).toBeVisible();
  }
  await expect.poll(seen).toBe(0);
  await expect(reader.locator(`img[src^="/pictures/${name}-"]`)).toHaveCount(1);
  await context.close();
});
