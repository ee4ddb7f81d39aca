import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './test';

/** A virtual platform authenticator that stores passkeys. */
export async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** The person's response to the browser's next prompt. */
    setVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

export async function openPasskeys(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Passkeys' }).click();
  return page.getByRole('dialog', { name: 'Passkeys' });
}

/** For accounts without two-step sign-in. */
export async function addPasskey(page: Page, password: string) {
  const dialog = await openPasskeys(page);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Name').fill('My telephone');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'My telephone' })).toContainText('not used yet');
  return dialog;
}
