/**
 * `npm run test:long`: what `npm test` has no time for, about an hour. Kills, halts, a full disk, slow callers and generated calls at
 * length, then every control of every screen in a browser. `-- <pattern>` runs the back end's tests of that name alone.
 */
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24, testEnvironment } from './lib/node-24.mjs';
import { backend, frontend, main, root } from './lib/project.mjs';
import { runVisibly } from './lib/run.mjs';

await main(async () => {
  const patterns = process.argv.slice(2);
  await ensureInstalled({ withTests: true });
  const { provideBrowsers } = await import('./lib/browser.mjs');
  const browsers = await provideBrowsers();
  await ensureBuilt();
  const env = { ...testEnvironment(), LONG_TESTS: 'on' };
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const backEnd = await runVisibly(node24(), [jest, '--config', 'jest.long.config.mjs', ...patterns], {
    cwd: backend,
    env,
  });
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const browser = patterns.length
    ? 0
    : await runVisibly(node24(), [playwright, 'test', '--config', 'playwright.long.config.ts'], {
        cwd: frontend,
        env: { ...env, CHROMIUM_PATH: browsers.whole, HEADLESS_SHELL_PATH: browsers.shell },
      });
  process.exitCode = backEnd || browser;
});
