/** `npm test`: installs what is missing and runs every test; the last line counts them. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { websiteSpecs } from '../../frontend/tools/jest/specs.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24, testEnvironment } from './lib/node-24.mjs';
import { backend, frontend, main, root } from './lib/project.mjs';
import { runVisibly } from './lib/run.mjs';
import { readDurations, reportDurations, saveDurations, slowness } from './lib/test-durations.mjs';
import { backEndSpecs, writeTestGroups } from './lib/test-groups.mjs';

await main(async () => {
  await ensureInstalled({ withTests: true });
  const { provideBrowsers } = await import('./lib/browser.mjs');
  const browsers = await provideBrowsers();
  await ensureBuilt();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'courtyard-tests-'));
  try {
    const runs = [
      await timed('Website: component tests', () => jest(frontend, websiteSpecs(), folder)),
      await timed('Back end: unit and integration tests', () => jest(backend, { unit: backEndSpecs() }, folder)),
      await timed('Browser tests', () => browserTests(browsers, folder)),
    ];
    saveDurations(runs.flatMap(({ files }) => files));
    const tooSlow = reportDurations(runs, Math.max(slowness(), ...runs.map((run) => run.slowness)));
    finish([...runs, { passed: 0, failed: tooSlow, skipped: 0 }]);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function timed(title, run) {
  console.log(`\n== ${title}`);
  const slownessBefore = slowness();
  const started = Date.now();
  const result = await run();
  return { title, slowness: slownessBefore, seconds: (Date.now() - started) / 1000, ...result };
}

async function jest(workspace, specs, folder) {
  writeTestGroups(workspace, specs, readDurations());
  const report = path.join(folder, `${path.basename(workspace)}.json`);
  const durations = path.join(folder, `${path.basename(workspace)}.jsonl`);
  const script = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = [script, '--config', 'jest.groups.config.mjs', '--json', '--outputFile', report];
  const env = { ...testEnvironment(), TEST_DURATIONS: durations };
  const code = await runVisibly(node24(), args, { cwd: workspace, env });
  return counted(code, report, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
    files: linesOf(durations),
    tests: result.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
  }));
}

async function browserTests({ whole, shell }, folder) {
  const report = path.join(folder, 'browser.json');
  const run = (args, variables) =>
    runVisibly(node24(), [path.join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', ...args], {
      cwd: frontend,
      env: { ...testEnvironment(), CHROMIUM_PATH: whole, HEADLESS_SHELL_PATH: shell, ...variables },
    });
  const code = await run([], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const result = counted(code, report, ({ stats, errors, suites }) => {
    const tests = suites.flatMap(browserTestsIn);
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
      skipped: stats.skipped,
      files: Object.entries(Object.groupBy(tests, ({ file }) => file)).map(([file, ofFile]) => ({
        file: `frontend/e2e/${file}`,
        seconds: ofFile.reduce((total, { seconds }) => total + seconds, 0),
      })),
      tests,
    };
  });
  if (code !== 0 && existsSync(report)) {
    console.log('\n== What failed, once more with a trace (frontend/test-results); the run stays failed');
    const traced = path.join(folder, 'browser-traced.json');
    await run(['--last-failed'], { PLAYWRIGHT_JSON_OUTPUT_FILE: traced, E2E_TRACE: 'on' });
  }
  return result;
}

function browserTestsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => ({ file, name: `${file} (${projectName}) ${title}`, seconds: duration / 1000 })),
    ),
  );
  return [...own, ...suites.flatMap(browserTestsIn)];
}

/** A runner that broke off without a report counts as one failure. */
function counted(code, report, read) {
  try {
    const counts = read(JSON.parse(readFileSync(report, 'utf8')));
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0, files: [], tests: [] };
  }
}

function linesOf(file) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

function finish(counts) {
  const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
