/** Runs once before all tests: finds or starts a PostgreSQL server and migrates the template that tests clone. */
import '../typescript-loader.mjs';

export default async function setup() {
  const { provideTestServer } = await import('../../src/testing/test-server.ts');
  const { migrate } = await import('../../src/app/migrate.ts');
  const server = await provideTestServer(migrate);
  globalThis.stopTestServer = server.stop;
  console.log(`\nIntegration tests run on ${server.name}`);
}
