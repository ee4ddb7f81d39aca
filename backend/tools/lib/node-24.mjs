import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Refusal, root } from './project.mjs';

/** Its packages contain Node for each platform; npm installs the matching one. */
export const NODE_WORKSPACE = 'backend/tools/node-24';

const MINIMUM = [24, 9];
const PLATFORMS = { win32: 'win' };
const name = `node-${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
const own = path.join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The Node that runs this, if it is new enough, else the project's own. */
export function node24() {
  if (isEnough(process.versions.node)) return process.execPath;
  if (spawnSync(own, ['--version']).status === 0) return own;
  throw new Refusal(
    `Courtyard runs on Node ${MINIMUM.join('.')} or newer; this is ${process.versions.node}, and the project brings none for ` +
      `${process.platform} on ${process.arch}. Install Node 24 and try again.`,
  );
}

/** Whether the machine has no Node that is new enough. npm puts the project's own first in the path, so that one may be asking. */
export const lacksNode = () => process.execPath === own || !isEnough(process.versions.node);

function isEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

/** The environment in which the project's commands find each other and the right Node. */
export function projectEnvironment() {
  const folders = [path.dirname(node24()), path.join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
  return { ...process.env, PATH: folders.join(path.delimiter) };
}

/** The same for tests: settings of a running restaurant must not leak into them. */
export function testEnvironment() {
  const env = projectEnvironment();
  for (const name of SETTINGS) delete env[name];
  return { ...env, NODE_ENV: 'test' };
}

const SETTINGS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'PREPARED_STATEMENTS',
  'SMTP_URL',
  'DATA_DIR',
  'PORT',
  'SEED',
  'PUBLIC_URL',
  'ROLE',
];
