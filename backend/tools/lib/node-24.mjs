import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Refusal, root } from './project.mjs';

const MINIMUM = [24, 9];
const PLATFORMS = { win32: 'win' };

/** The Node that the project brings, else the one that runs this, if it is new enough. */
export function node24() {
  const name = `node-${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = path.join(root, 'node_modules', name, 'bin', file);
  if (spawnSync(own, ['--version']).status === 0) return own;
  if (isEnough(process.versions.node)) return process.execPath;
  throw new Refusal(
    `Courtyard runs on Node ${MINIMUM.join('.')} or newer; this is ${process.versions.node}, and the project brings none for ` +
      `${process.platform} on ${process.arch}. Install Node 24 and try again.`,
  );
}

function isEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

/** The environment in which the project's commands find each other and the right Node. */
export function projectEnvironment() {
  const folders = [path.dirname(node24()), path.join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
  return { ...process.env, PATH: folders.join(path.delimiter) };
}
