import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from '../../lib/upgrade-plan.mjs';
import { node24, projectEnvironment } from '../../lib/node-24.mjs';
import { root } from '../../lib/project.mjs';
import { runQuietly } from '../../lib/run.mjs';

const RECORDS = path.join(root, 'docs', 'releases');

/** The newest release of which there is a record: its version, and its commit where the history has it. */
export function lastRelease() {
  const version = readdirSync(RECORDS)
    .flatMap((file) => /^(\d+\.\d+\.\d+)\.json$/.exec(file)?.[1] ?? [])
    .sort(compareVersions)
    .at(-1);
  const { commit = `v${version}` } = JSON.parse(readFileSync(path.join(RECORDS, `${version}.json`), 'utf8'));
  const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  return { version, commit: found.status === 0 ? found.stdout.trim() : null };
}

/** Its back end, installed and built in a folder of its own. @returns the folder of the back end */
export async function builtAt(commit, folder) {
  execFileSync('git', ['clone', '--quiet', '--no-checkout', root, folder]);
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: folder });
  const backend = path.join(folder, 'backend');
  const npm = ['ci', '--include=dev', '--workspace=@courtyard/backend', '--prefer-offline', '--no-audit', '--no-fund'];
  await runQuietly('Installing the last release', 'npm', npm, { cwd: folder });
  await runQuietly('Building the last release', node24(), ['tools/build.mjs'], {
    cwd: backend,
    env: projectEnvironment(),
  });
  return backend;
}
