import { IdentityService } from '../../contexts/identity/index.js';
import { withApplication } from './with-application.js';

/** Run before going live, so that the published password no longer works. The product may be running. */
await withApplication(async (app) => {
  const accounts = await app.get(IdentityService, { strict: false }).disableDemoAccounts();
  if (accounts.length === 0) console.log('There are no demo accounts that anybody could sign in with.');
  for (const { role, email } of accounts) console.log(`Disabled: ${email} (${role})`);
});
