/** Runs once before all tests: builds the back end, finds or starts a PostgreSQL server and migrates the template that tests clone. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import '../typescript-loader.mjs';
import { ensureBuilt } from '../lib/build.mjs';
import { backend } from '../lib/project.mjs';

const MEMORY = '/dev/shm';
const ROOM_IN_MEMORY = 4 * 1024 ** 3;

export default async function setup() {
  await ensureBuilt({ only: backend });
  const folder = makeFolderInMemory();
  const { provideTestServer } = await import('../../src/testing/test-server.ts');
  const { migrate } = await import('../../src/app/migrate.ts');
  const { startWithAccounts } = await import('../../src/testing/start-with-accounts.ts');
  const server = await provideTestServer({ migrate, startWithAccounts });
  globalThis.stopTestServer = async () => {
    await server.stop();
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  console.log(`\nIntegration tests run on ${server.name}`);
}

/** Where there is room, all temporary files are in memory: on a disk, a database is created with nine times the processor time. */
function makeFolderInMemory() {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (Math.min(bavail * bsize, process.availableMemory()) < ROOM_IN_MEMORY) return undefined;
  const folder = mkdtempSync(path.join(MEMORY, 'courtyard-tests-'));
  // PostgreSQL runs under an account of its own.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return folder;
}
