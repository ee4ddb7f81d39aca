import { randomUUID } from 'node:crypto';
import { aPhoto } from './support/a-photo';
import { signIn } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

test('a picture is looked over, made smaller, described, put into content and deleted', async ({ page }) => {
  const alt = `A lantern ${randomUUID().slice(0, 8)}`;
  await signIn(page, 'manager', { at: '/manager/dashboard?dialog=new' });
  const form = page.getByRole('dialog', { name: 'Schedule Content' });
  await form.getByText('Text or HTML', { exact: true }).click();
  await form.getByLabel('Content', { exact: true }).fill('Salt & fire');
  await form.getByRole('button', { name: 'Insert image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert image' });
  const file = dialog.getByLabel('Choose an image');
  await file.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(dialog.getByText('Choose a JPEG, PNG or WebP image.')).toBeVisible();

  // Wider than what is uploaded.
  const buffer = await aPhoto(page, 3_000);
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Upload and insert' }).click();
  await expect(dialog.getByText('Describe the image.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Description').fill(alt);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel('Content', { exact: true })).toHaveValue(
    new RegExp(`^<p>Salt &amp; fire</p>\\n<p><img src="/pictures/[0-9a-f]{20}-\\d+.webp" alt="${alt}"></p>$`),
  );

  await form.getByRole('button', { name: 'Insert image' }).click();
  await dialog.getByLabel('Search images').fill(alt);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: `Delete ${alt}` }).click();
  await dialog.getByRole('button', { name: `Delete ${alt}?` }).click();
  await expect(dialog.getByText('No images match.')).toBeVisible();
});
