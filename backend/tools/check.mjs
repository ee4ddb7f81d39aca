/** `npm run check`: types, lint, spelling, format, import rules of both sides, the probe of each rule, and known vulnerabilities of packages. */
import { execFile } from 'node:child_process';
import { checkAlertRules, findPromtool } from './lib/alert-rules.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectEnvironment } from './lib/node-24.mjs';
import { frontend, main, Refusal, root } from './lib/project.mjs';

const promtool = findPromtool();
if (!promtool) console.log('Alert rules are not tried, since promtool is not here: npm run test:alerts');

const SPELLING = ['--no-progress', '--no-summary', '--cache', '--cache-location', 'node_modules/.cache/cspell'];
const TYPE_RULES = ['--type-aware', '--config', '.oxlintrc.types.json', 'backend/src', 'frontend'];

/** Rows run in parallel; the steps of a row run one after the other. */
const rows = [
  [
    ['ESLint and its probes', () => tool('node', ['backend/tools/lib/lint.mjs'])],
    ['rules that need types', () => tool('oxlint', TYPE_RULES)],
    ['imports of the back end', () => tool('depcruise', ['--config', '.dependency-cruiser.mjs', 'backend/src'])],
  ],
  [
    ['types of the back end', () => types('backend')],
    ['types of the website, route types', () => tool('react-router', ['typegen'], frontend)],
    ['types of the website', () => types('frontend')],
    ['types of its service worker', () => types('frontend/src/app/service-worker')],
    ['accessibility of the website', () => tool('oxlint', ['--config', '.oxlintrc.json', 'frontend/src'])],
    ['spelling', () => tool('cspell', SPELLING)],
    ['format', () => tool('oxfmt', ['--check'])],
    ['slices of the website', () => tool('steiger', ['src'], frontend)],
    ...(promtool ? [['alert rules', () => checkAlertRules(promtool)]] : []),
    ['Kubernetes files', async () => (await import('./lib/kubernetes-files.mjs')).checkKubernetesFiles()],
    ['container files', async () => (await import('./lib/container-files.mjs')).checkContainerFiles()],
    ['versions of PostgreSQL', async () => (await import('./lib/postgres-versions.mjs')).checkPostgresVersions()],
    ['known holes in packages', async () => (await import('./lib/advisories.mjs')).checkAdvisories()],
    ['worked changes', async () => (await import('./lib/worked-changes.mjs')).checkWorkedChanges()],
    ['other probes', async () => (await import('./lib/probes.mjs')).checkProbes()],
  ],
];
const calls = ['types of the calls', () => import('../../frontend/tools/api-types.mjs')];

await main(async () => {
  await ensureInstalled({ withTests: true });
  await ensureBuilt();
  await run([calls]);
  await Promise.all(rows.map((row) => run(row)));
  console.log('All checks passed');
});

async function run(steps) {
  for (const [name, step] of steps) {
    const started = Date.now();
    try {
      await step();
    } catch (error) {
      console.log(`${name} ... refused`);
      throw error;
    }
    console.log(`${name} ... ok (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
}

function types(project) {
  return tool('node', ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', project]);
}

function tool(name, args, cwd = root) {
  const options = { cwd, env: projectEnvironment(), maxBuffer: 1e8, shell: process.platform === 'win32' };
  return new Promise((resolve, reject) => {
    execFile(name, args, options, (error, stdout, stderr) => {
      if (error) reject(new Refusal(`${stdout}${stderr}`.trim() || error.message));
      else resolve();
    });
  });
}
