/** `npm test`: installs what is missing and runs every test; the last line counts them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { freePort } from './lib/free-port.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24, projectEnvironment } from './lib/node-24.mjs';
import { backend, frontend, main, root } from './lib/project.mjs';
import { runVisibly } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTests: true });
  const { provideBrowsers } = await import('./lib/browser.mjs');
  const browsers = await provideBrowsers();
  await ensureBuilt();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'courtyard-tests-'));
  try {
    const counts = [
      await jest('Back end: unit and integration tests', backend, folder),
      await jest('Website: component tests', frontend, folder, [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
      ]),
      await playwright(browsers, folder),
    ];
    finish(counts);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function jest(title, workspace, folder, nodeFlags = []) {
  console.log(`\n== ${title}`);
  const report = path.join(folder, `${path.basename(workspace)}.json`);
  const script = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = [...nodeFlags, script, '--config', 'jest.config.mjs', '--json', '--outputFile', report];
  const code = await runVisibly(node24(), args, { cwd: workspace, env: testEnvironment() });
  return counted(code, report, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  }));
}

async function playwright({ whole, shell }, folder) {
  console.log('\n== Browser tests');
  const report = path.join(folder, 'browser.json');
  const script = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const code = await runVisibly(node24(), [script, 'test'], {
    cwd: frontend,
    env: {
      ...testEnvironment(),
      CHROMIUM_PATH: whole,
      HEADLESS_SHELL_PATH: shell,
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: mkdtempSync(path.join(folder, 'data-')),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  return counted(code, report, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
  }));
}

/** A runner that broke off without a report counts as one failure. */
function counted(code, report, read) {
  try {
    const counts = read(JSON.parse(readFileSync(report, 'utf8')));
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function finish(counts) {
  const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

/** Settings of a running restaurant must not leak into the tests. */
function testEnvironment() {
  const {
    DATABASE_URL: _1,
    SMTP_URL: _2,
    DATA_DIR: _3,
    PORT: _4,
    SEED: _5,
    PUBLIC_URL: _6,
    ROLE: _7,
    DATABASE_DIRECT_URL: _8,
    PREPARED_STATEMENTS: _9,
    DATABASE_REPLICA_URL: _10,
    ...env
  } = projectEnvironment();
  return { ...env, NODE_ENV: 'test' };
}
