/** Runs once before all tests: builds the back end, finds or starts a PostgreSQL server and migrates the template that tests clone. */
import '../typescript-loader.mjs';
import { ensureBuilt } from '../lib/build.mjs';
import { backend } from '../lib/project.mjs';

export default async function setup() {
  await ensureBuilt({ only: backend });
  const { provideTestServer } = await import('../../src/testing/test-server.ts');
  const { migrate } = await import('../../src/app/migrate.ts');
  const { startWithAccounts } = await import('../../src/testing/start-with-accounts.ts');
  const server = await provideTestServer({ migrate, startWithAccounts });
  globalThis.stopTestServer = server.stop;
  console.log(`\nIntegration tests run on ${server.name}`);
}
