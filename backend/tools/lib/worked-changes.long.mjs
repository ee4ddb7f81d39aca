import { afterAll, beforeAll, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './project.mjs';

const COPIED = ['backend', 'frontend', 'docs', 'package.json', 'tsconfig.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.react-router']);

let copy;
const run = (command, ...args) => execFileSync(command, args, { cwd: copy, stdio: 'inherit' });

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'worked-changes-'));
  const filter = (file) => !LEFT_OUT.has(path.basename(file));
  for (const name of COPIED) cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter });
  for (const home of ['.', 'backend', 'frontend']) {
    const packages = path.join(root, home, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, path.join(copy, home, 'node_modules'));
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('has worked changes that compile together on both sides', () => {
  for (const patch of readdirSync(path.join(copy, 'docs', 'changes')))
    run('git', 'apply', '--ignore-whitespace', `docs/changes/${patch}`);
  run('npm', 'run', 'types', '-w', '@courtyard/backend');
  run('npm', 'run', 'generate');
  run('npm', 'run', 'types', '-w', '@courtyard/frontend');
}, 600_000);
