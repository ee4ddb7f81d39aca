import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const TOOLS = path.join(process.cwd(), 'tools');
let installation;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: installation,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
const commitVersion = (version) => {
  writeFileSync(path.join(installation, 'package.json'), JSON.stringify({ version, type: 'module' }));
  git('add', '--all');
  git('commit', '--quiet', '--message', version);
  return git('rev-parse', 'HEAD');
};
/** In a process of the installation, whose files know where they are. */
const run = (script) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { checkOut, here, meant } from './backend/tools/upgrade/checkout.mjs';\n${script}`,
    ],
    { cwd: installation, encoding: 'utf8' },
  );

let release;
beforeEach(() => {
  installation = mkdtempSync(path.join(os.tmpdir(), 'courtyard-checkout-'));
  git('init', '--quiet', '--initial-branch=main');
  for (const folder of ['lib', 'upgrade'])
    cpSync(path.join(TOOLS, folder), path.join(installation, 'backend', 'tools', folder), { recursive: true });
  mkdirSync(path.join(installation, 'docs', 'releases'), { recursive: true });
  writeFileSync(path.join(installation, 'docs', 'releases', 'README.md'), '');
  commitVersion('0.3.0');
  release = commitVersion('0.4.0');
  git('tag', 'v0.4.0');
  git('checkout', '--quiet', '--detach', 'HEAD~1');
});
afterEach(() => rmSync(installation, { recursive: true }));

it('refuses a release without a public key, unless that is asked for', () => {
  const refused = run(`meant('v0.4.0', here(), false);`);
  expect(refused.stderr).toContain('v0.4.0 cannot be verified: there is no public key here');
  const taken = run(`console.log(meant('v0.4.0', here(), true).commit);`);
  expect(taken.stdout).toContain(release);
});

it('checks out the commit that was verified, whatever has the name of its tag', () => {
  git('branch', 'v0.4.0', 'HEAD');
  const { status, stderr } = run(`checkOut(meant('v0.4.0', here(), true).commit);`);
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(git('rev-parse', 'HEAD')).toBe(release);
  expect(spawnSync('git', ['symbolic-ref', '--quiet', 'HEAD'], { cwd: installation }).status).toBe(1);
});

it('checks out the commit that was verified, even if the tag was moved in the meantime', () => {
  const script = `const { commit } = meant('v0.4.0', here(), true);
    (await import('node:child_process')).execFileSync('git', ['tag', '--force', 'v0.4.0', 'HEAD'], { stdio: 'pipe' });
    checkOut(commit);`;
  expect(run(script).stderr).toBe('');
  expect(git('rev-parse', 'HEAD')).toBe(release);
});
