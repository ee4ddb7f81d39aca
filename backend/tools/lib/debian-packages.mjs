import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { runQuietly } from './run.mjs';

/** Debian's packages consult it before they start a service, so that none installed for a test starts automatically. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Installs missing Debian packages if permitted. @returns whether all are installed */
export async function provideDebianPackages(names) {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return true;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const install = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`;
    await runQuietly(`Installing ${missing.join(', ')}`, 'sh', ['-c', install], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    console.log(error.message);
    return false;
  } finally {
    if (isOurs) rmSync(POLICY);
  }
  // Nor after the next start of the machine.
  for (const name of missing) spawnSync('systemctl', ['disable', name.replace(/-(server|\d+)$/, '')]);
  return true;
}

const isInstalled = (name) => {
  const { stdout } = spawnSync('dpkg-query', ['--show', '--showformat=${Status}', name], { encoding: 'utf8' });
  return stdout?.endsWith('ok installed') ?? false;
};
