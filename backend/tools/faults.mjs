/** `npm run test:faults [-- -t name]`: kills, halts, a full disk, slow callers and generated calls in their long forms; about three quarters of an hour. */
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { node24, projectEnvironment } from './lib/node-24.mjs';
import { backend, main, root } from './lib/project.mjs';
import { runVisibly } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTests: true });
  const script = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = [script, '--config', 'jest.faults.config.mjs', ...process.argv.slice(2)];
  process.exitCode = await runVisibly(node24(), args, {
    cwd: backend,
    env: { ...projectEnvironment(), NODE_ENV: 'test', FAULTS: 'long' },
  });
});
