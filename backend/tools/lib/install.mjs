import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lacksNode, NODE_WORKSPACE } from './node-24.mjs';
import { neededBy, stateOf } from './packages.mjs';
import { root } from './project.mjs';
import { runQuietly } from './run.mjs';

/**
 * Installs missing packages of the lock file. The workspaces list what builds and runs them. The root lists what tests
 * and checks both, which is the larger half and is installed only when needed.
 */
export async function ensureInstalled({ withTests = false } = {}) {
  const wanted = [
    'backend',
    'frontend',
    ...(lacksNode() ? [NODE_WORKSPACE] : []),
    ...(withTests ? ['', 'frontend/glass'] : []),
  ];
  const packages = locked();
  const state = stateOf(installed(), neededBy(wanted, packages));
  if (state === 'complete') return;
  // `npm ci` starts by deleting the folder; while a server is running, packages may only be added.
  const command = state === 'incomplete' ? ['install', '--no-save'] : ['ci'];
  const [npm, ...npmArgs] = npmCommand();
  const bin = path.join('node_modules', '.bin');
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(bin))
    .join(path.delimiter);
  // By name, because a folder would include the workspaces within it.
  const scope = wanted.map((place) => (place ? `--workspace=${packages[place].name}` : '--include-workspace-root'));
  await runQuietly(
    'Installing packages',
    npm,
    [...npmArgs, ...command, ...scope, '--include=dev', '--no-audit', '--no-fund'],
    {
      env: { ...process.env, PATH },
      shell: process.platform === 'win32',
      hint: 'npm could not install: is the registry reachable and the disk writable? ',
    },
  );
}

const locked = () => packagesIn(path.join(root, 'package-lock.json'));

/** npm writes a record of the installed tree when it has finished. */
function installed() {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  return existsSync(record) ? packagesIn(record) : {};
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Inside an npm script: the npm and the Node which run it, because the project's own Node may be about to be replaced. */
function npmCommand() {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  return node && npm?.endsWith('.js') ? [node, npm] : ['npm'];
}
