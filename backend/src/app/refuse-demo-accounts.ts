import type { INestApplicationContext } from '@nestjs/common';
import { IdentityService } from '../contexts/identity/index.js';
import { BadConfiguration } from '../platform/config/environment.js';

/** @throws BadConfiguration while anybody could sign in with the published password */
export async function refuseDemoAccounts(app: INestApplicationContext): Promise<void> {
  const accounts = await app.get(IdentityService, { strict: false }).demoAccounts();
  if (accounts.length === 0) return;
  const addresses = accounts.map(({ email }) => email).join(', ');
  throw new BadConfiguration(
    `Other machines reach this product, and the password of these demo accounts is published: ${addresses}; run 'npm run disable-demo-accounts', then start again.`,
  );
}
