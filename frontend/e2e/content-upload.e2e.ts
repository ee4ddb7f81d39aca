import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit for Approval' });

test('a creator reads what is missing, submits content, is thanked, and the next item starts empty', async ({
  page,
}) => {
  const title = `Orange blossom ${String(Date.now())}`;
  await page.goto('/content-upload');
  await submitButton(page).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await expectAccessible(page, 'form');

  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content type').selectOption({ label: 'Blog post' });
  await page.getByLabel('Content data').fill('<p>Three trees, one week of blossom.</p>');
  const answer = page.waitForResponse('**/api/approval-items');
  await submitButton(page).dblclick();
  expect((await answer).status()).toBe(201);
  await expect(page.getByRole('heading', { name: 'Content Submitted!' })).toBeFocused();
  await expect(page.getByText('Content submitted for approval!', { exact: true })).toBeVisible();
  expect(JSON.parse(await (await answer).text())).toMatchObject({
    title,
    contentType: 'blog_post',
    submittedBy: 'Content Creator',
    status: 'pending',
  });

  await page.getByRole('button', { name: 'Submit Another Item' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByLabel('Submitted by')).toHaveValue('Content Creator');
});
