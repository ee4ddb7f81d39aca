import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { node24, projectEnvironment } from './node-24.mjs';
import { backend, frontend, root } from './project.mjs';
import { runQuietly } from './run.mjs';

const workspaces = [
  {
    title: 'Building the back end',
    folder: backend,
    sources: ['src', 'content', 'tools/build.mjs', '.swcrc', 'package.json'],
  },
  {
    title: 'Building the website',
    folder: frontend,
    sources: ['.', '../backend/dist/openapi.json', '../backend/content'],
  },
];
const IGNORED =
  /^(dist|node_modules|e2e|test-results|playwright-report|coverage|\..*)$|\.(spec|test)\.\w+$|\.gen\.(ts|css)$/;

export async function ensureBuilt({ only } = {}) {
  for (const { title, folder, sources } of workspaces) {
    if (only && folder !== only) continue;
    const mark = path.join(folder, 'dist', '.sources');
    const hash = hashOf(folder, sources);
    if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) continue;
    rmSync(mark, { force: true });
    await runQuietly(title, node24(), ['tools/build.mjs'], { cwd: folder, env: projectEnvironment() });
    writeFileSync(mark, hash);
  }
}

function hashOf(folder, sources) {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const source of sources) {
    for (const file of filesIn(path.join(folder, source))) {
      hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesIn(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  const names = readdirSync(entry)
    .filter((name) => !IGNORED.test(name))
    .sort();
  return names.flatMap((name) => filesIn(path.join(entry, name)));
}
