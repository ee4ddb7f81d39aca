import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';
import { runQuietly } from './run.mjs';

/** Runs `npm ci` unless what is installed is what the lock file says. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const [npm, ...npmArgs] = npmCommand();
  const bin = path.join('node_modules', '.bin');
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(bin))
    .join(path.delimiter);
  await runQuietly('Installing packages', npm, [...npmArgs, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    env: { ...process.env, PATH },
    shell: process.platform === 'win32',
    hint: 'npm could not install: is the registry reachable and the disk writable? ',
  });
}

/** npm keeps a record of the tree it installed, written when it has finished. */
function isInstalled() {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = packagesIn(path.join(root, 'package-lock.json'));
  const installed = packagesIn(record);
  return Object.entries(wanted).every(([place, { version, link, optional, devOptional, peer }]) => {
    if (!place.startsWith('node_modules/') || link) return true;
    const found = installed[place];
    return found ? found.version === version : Boolean(optional || devOptional || peer);
  });
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Inside an npm script: the npm and the Node which run it, because the project's own Node is about to be replaced. */
function npmCommand() {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  return node && npm?.endsWith('.js') ? [node, npm] : ['npm'];
}
