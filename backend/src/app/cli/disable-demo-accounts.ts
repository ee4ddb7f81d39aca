import { IdentityService } from '../../contexts/identity/index.js';
import { withApplication } from './with-application.js';

/** Run before going live, so that the published password no longer works. The product may be running. */
await withApplication(async (app) => {
  const accounts = await app.get(IdentityService, { strict: false }).disableDemoAccounts();
  if (accounts.length === 0) console.log('No account has the demo password.');
  for (const { role, email } of accounts) console.log(`Disabled: ${email} (${role})`);
});
