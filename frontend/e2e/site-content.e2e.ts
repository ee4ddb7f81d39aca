import { randomUUID } from 'node:crypto';
import { inDatabase } from './support/database';
import { signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { cleanUpAfterEach, expect, expectFits, test } from './support/test';

const requireApproval = async (is: boolean) => {
  await inDatabase('update email_settings set owner_approval_required = $1', [is]);
};
cleanUpAfterEach(() => requireApproval(false));

test('the owner announces something and renames a piece, and the website shows both until the original is back', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin', { at: '/admin/website' });
  await page.getByLabel('Announcement', { exact: true }).fill(`Glass fair on Saturday. ${'glass'.repeat(20)}`);
  await page.getByLabel('Link (optional)').fill('/times');
  await page.getByLabel('Text of the link').fill('See free times');
  await page.getByRole('button', { name: 'Merchandise' }).click();
  await page.getByRole('button', { name: 'Sun Ornament' }).click();
  await page.getByLabel('Title', { exact: true }).first().fill('Noon Ornament');
  const { width, height } = page.viewportSize() ?? PHONE.viewport;
  await page.setViewportSize(PHONE.viewport);
  await expectFits(page);
  await expect(page.getByRole('button', { name: 'Preview and publish' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width, height });
  await page.getByRole('button', { name: 'Preview and publish' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.frameLocator('iframe').getByText(/^Glass fair on Saturday/)).toBeVisible();
  await preview.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(preview).toBeHidden();

  const context = await browser.newContext({ javaScriptEnabled: false, ...PHONE });
  const reader = await context.newPage();
  const announcement = reader.getByRole('complementary', { name: 'Announcement' });
  // Pages show it once the server has checked for changes.
  await expect(async () => {
    await reader.goto('/');
    await expect(announcement).toContainText('Glass fair on Saturday.', { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expectFits(reader);
  await reader.setViewportSize({ width, height });
  await expectFits(reader);
  await expect(reader.locator('#merchandise')).toContainText('Noon Ornament');
  expect((await reader.locator('script[type="application/ld+json"]').allTextContents()).join()).toContain(
    'Noon Ornament',
  );
  await announcement.getByRole('link', { name: 'See free times' }).click();
  await expect(reader).toHaveURL('/times');
  await expect(announcement).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Go back to version 0' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(page.getByLabel('Announcement', { exact: true })).toHaveValue('');
});

test('the site manager’s welcome waits for the owner, and is on the website once approved @phone', async ({
  page,
  browser,
}) => {
  const welcome = `Bread from one oven, glass from one kiln. ${randomUUID().slice(0, 6)}`;
  await requireApproval(true);
  await signIn(page, 'manager', { at: '/manager/website' });
  await page.getByRole('button', { name: 'Welcome and story' }).click();
  await page.getByLabel('Welcome, below the name').fill(welcome);
  await page.getByRole('button', { name: 'Preview and send' }).click();
  await page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Send to the owner' }).click();
  await expect(page.getByText(/^Waiting for the owner’s approval/)).toBeVisible();
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectFits(page);

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, 'admin', { at: '/admin/website' });
  await owner.getByRole('link', { name: 'Decide' }).click();
  const item = owner.getByRole('article').filter({ hasText: welcome });
  await item.getByRole('button', { name: 'Approve' }).click();
  await expect(item).toHaveCount(0);
  await expect.poll(async () => (await page.request.get('/')).text(), { timeout: 60_000 }).toContain(welcome);
});
