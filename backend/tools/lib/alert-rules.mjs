import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Refusal, root } from './project.mjs';

const folder = path.join(root, 'docker', 'monitoring');

/** Whether each alert fires when it should and rests when it should. */
export function checkAlertRules(promtool) {
  for (const args of [
    ['check', 'config', path.join(folder, 'prometheus.yml')],
    ['test', 'rules', path.join(folder, 'alerts.test.yml')],
  ]) {
    const { status, stdout, stderr } = spawnSync(promtool, args, { encoding: 'utf8' });
    if (status !== 0) throw new Refusal(`${stdout}${stderr}`.trim());
  }
}

/** Null if the machine has none. */
export function findPromtool() {
  return spawnSync('promtool', ['--version']).status === 0 ? 'promtool' : null;
}

/** Debian's package, only unpacked, because installing it would start its server. Null if it is not available. */
export function fetchPromtool() {
  if (!existsSync('/etc/debian_version')) return null;
  const place = mkdtempSync(path.join(os.tmpdir(), 'promtool-'));
  const run = (command, ...args) => spawnSync(command, args, { cwd: place }).status === 0;
  if (!run('apt-get', 'download', 'prometheus')) {
    if (!run('apt-get', 'update') || !run('apt-get', 'download', 'prometheus')) return null;
  }
  const [archive] = readdirSync(place).filter((file) => file.endsWith('.deb'));
  return archive && run('dpkg', '-x', archive, '.') ? path.join(place, 'usr', 'bin', 'promtool') : null;
}
