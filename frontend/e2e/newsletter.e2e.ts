import type { Browser } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { restoreOptionsAfterEach } from './support/feature-settings';
import { mailTo } from './support/mailbox';
import { signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { expect, expectAccessible, expectFits, openHydrated, test } from './support/test';

restoreOptionsAfterEach();

async function turnOn(browser: Browser) {
  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, 'admin', { at: '/admin/guest-journey' });
  await owner.getByRole('switch', { name: 'Newsletter', exact: true }).click();
  await expect(owner.getByRole('switch', { name: 'Newsletter', exact: true })).toBeChecked();
  await expect.poll(async () => (await owner.request.get('/newsletter')).text()).toContain('Sign Up');
}

test('the owner turns the newsletter on, and a guest signs up and confirms, also without scripts', async ({
  page,
  browser,
}) => {
  await turnOn(browser);

  const email = `${randomUUID().slice(0, 8)}@guests.example`;
  await openHydrated(page, '/newsletter');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize(PHONE.viewport);
  await expectFits(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeFocused();

  const mail = await mailTo(email, /^Confirm your newsletter/);
  await page.goto(/https?:\/\/\S+\/email\/confirm#\S+/.exec(mail.text ?? '')?.[0] ?? '');
  await expectFits(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^Thank you\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your reply' })).toBeFocused();

  const other = `${randomUUID().slice(0, 8)}@guests.example`;
  const plain = await (await browser.newContext({ javaScriptEnabled: false, ...PHONE })).newPage();
  await plain.goto('/newsletter');
  await expectFits(plain);
  await plain.getByLabel('Email').fill(other);
  await plain.getByRole('button', { name: 'Sign Up' }).click();
  await expect(plain.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible();
  await mailTo(other, /^Confirm your newsletter/);
});
