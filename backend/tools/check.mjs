/** `npm run check`: types, lint, format, import rules of both sides, and that each rule still refuses its probe. */
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectEnvironment } from './lib/node-24.mjs';
import { frontend, main, Refusal, root } from './lib/project.mjs';

const steps = [
  ['types of the back end', () => tool('tsc', ['--noEmit', '-p', 'backend/tsconfig.json'])],
  ['types of the website, route types', () => tool('react-router', ['typegen'], frontend)],
  ['types of the website', () => tool('tsc', ['--noEmit', '-p', 'tsconfig.json'], frontend)],
  ['ESLint', () => tool('eslint', ['--max-warnings', '0', '.'])],
  ['accessibility of the website', () => tool('oxlint', ['--config', '.oxlintrc.json', 'frontend/src'])],
  ['format', () => tool('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['imports of the back end', () => tool('depcruise', ['--config', '.dependency-cruiser.mjs', 'backend/src'])],
  ['slices of the website', () => tool('steiger', ['src'], frontend)],
  ['container files', async () => (await import('./lib/container-files.mjs')).checkContainerFiles()],
  ['probes', async () => (await import('./lib/probes.mjs')).checkProbes()],
];

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  for (const [name, step] of steps) {
    const started = Date.now();
    process.stdout.write(`${name} ...`);
    try {
      await step();
    } catch (error) {
      process.stdout.write(' refused\n');
      throw error;
    }
    process.stdout.write(` ok (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  }
  console.log('All checks passed');
});

function tool(name, args, cwd = root) {
  const { status, stdout, stderr, error } = spawnSync(name, args, {
    cwd,
    env: projectEnvironment(),
    encoding: 'utf8',
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Refusal(`${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim());
}
