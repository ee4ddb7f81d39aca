import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(process.cwd(), '..');
const page = readFileSync(path.join(root, 'docs', 'security.md'), 'utf8');
const TEST = /^(.+)\.(?:spec\.(?:tsx?|mjs)|e2e\.ts|faults\.ts)$/;

const tests = new Set(
  ['backend/src', 'backend/tools', 'frontend/src', 'frontend/e2e']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }))
    .flatMap((file) => TEST.exec(path.basename(file))?.[1] ?? []),
);
const rows = [...page.matchAll(/^\| (V\d+[^|]*?) +\| ([^|]*?) +\| ([^|]*?) *\| ([^|]*?) *\|$/gm)];

it('has a row for each chapter of ASVS 5.0', () => {
  const chapters = new Set(rows.map(([, group = '']) => /^V\d+/.exec(group)?.[0]));
  expect([...chapters]).toEqual(Array.from({ length: 17 }, (_, index) => `V${String(index + 1)}`));
});

it.each(rows.map(([, group = '', state = '', , named = '']) => ({ group, state, named })))(
  'states for $group whether it is met, and names existing tests',
  ({ state, named }) => {
    expect(['met', 'not', 'n/a']).toContain(state);
    const names = [...named.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    if (state === 'met') expect(names).not.toEqual([]);
    expect(names.filter((name) => !tests.has(name))).toEqual([]);
  },
);

it('explains for each unmet group which requirement is not met, and why', () => {
  const reasons = page.slice(page.indexOf('## What is not met'), page.indexOf('## Requirements'));
  for (const [, , state, how = ''] of rows) {
    if (state !== 'not') continue;
    const missing = how.match(/\b\d+\.\d+\.\d+\b/g) ?? [];
    expect(missing).not.toEqual([]);
    for (const requirement of missing) expect(reasons).toContain(`| ${requirement} `);
  }
});
