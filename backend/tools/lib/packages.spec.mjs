import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { neededBy, stateOf } from './packages.mjs';
import { root } from './project.mjs';

const read = (...file) => JSON.parse(readFileSync(path.join(root, ...file), 'utf8'));
const { packages } = read('package-lock.json');
const start = neededBy(['backend', 'frontend'], packages);
const isNode = (place) => /^node_modules\/node-\w+-\w+$/.test(place);

it('starts without what tests and checks need', () => {
  const tools = [
    'jest',
    'lighthouse',
    '@playwright/test',
    'eslint',
    'oxfmt',
    'supertest',
    'autocannon',
    'steiger',
    'openapi-typescript',
  ];
  const places = tools.map((name) => `node_modules/${name}`);
  expect(places.filter((place) => !packages[place])).toEqual([]);
  expect(places.filter((place) => start[place])).toEqual([]);
  expect(Object.keys(start).filter(isNode)).toEqual([]);
});

it('tests with everything that is locked', () => {
  const everything = neededBy(['', 'backend', 'frontend', 'frontend/glass', 'backend/tools/node-24'], packages);
  const locked = Object.keys(packages).filter((place) => place.includes('node_modules/'));
  expect(Object.keys(everything).sort()).toEqual(locked.sort());
});

it('records the location and integrity of each package, so that npm need not query versions', () => {
  const places = Object.keys(packages).filter((place) => place.includes('node_modules/') && !packages[place].link);
  expect(places.filter((place) => !packages[place].resolved || !packages[place].integrity)).toEqual([]);
});

it.each([
  ['backend', ['src', 'tools/build.mjs', 'tools/typescript-loader.mjs'], /\.spec\.ts$|\/testing\//],
  ['frontend', ['src', 'tools', 'vite.config.ts'], /\.(spec|test)\.tsx?$|\/testing\/|\/tools\/(jest|fonts|api-types)/],
])('%s builds and runs with the packages that it lists itself', (workspace, entries, isOfTests) => {
  const { dependencies, optionalDependencies, devDependencies } = read(workspace, 'package.json');
  const listed = { ...dependencies, ...optionalDependencies, ...devDependencies };
  const files = entries
    .flatMap((entry) => filesIn(path.join(root, workspace, entry)))
    .filter((file) => !isOfTests.test(file));
  const unlisted = files.flatMap((file) =>
    packagesOf(readFileSync(file, 'utf8'))
      .filter((name) => !listed[name] && !isBuiltin(name))
      .map((name) => `${path.relative(root, file)}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(unlisted).toEqual([]);
});

it.each([
  ['empty', {}],
  ['complete', { 'node_modules/web': { version: '1.0.0' } }],
  ['complete', { 'node_modules/web': { version: '1.0.0' }, 'node_modules/other': { version: '9.0.0' } }],
  ['incomplete', { 'node_modules/other': { version: '9.0.0' } }],
  ['outdated', { 'node_modules/web': { version: '0.9.0' } }],
])('finds it %s when npm has installed %j', (state, installed) => {
  const needed = { 'node_modules/web': { version: '1.0.0' }, 'node_modules/windows': { version: '1', optional: true } };
  expect(stateOf(installed, needed)).toBe(state);
});

it('resolves dependencies to the nearest place', () => {
  const tree = {
    '': { devDependencies: { tester: '1' } },
    backend: { dependencies: { web: '1' }, devDependencies: { compiler: '1' } },
    'node_modules/@courtyard/backend': { resolved: 'backend', link: true },
    'node_modules/web': { dependencies: { words: '1' }, peerDependencies: { absent: '1' } },
    'node_modules/web/node_modules/words': { dependencies: { web: '1' } },
    'node_modules/words': {},
    'backend/node_modules/compiler': { optionalDependencies: { words: '2' } },
    'node_modules/compiler': {},
    'node_modules/tester': { dependencies: { compiler: '1' } },
  };
  expect(Object.keys(neededBy(['backend'], tree)).sort()).toEqual([
    'backend/node_modules/compiler',
    'node_modules/@courtyard/backend',
    'node_modules/web',
    'node_modules/web/node_modules/words',
    'node_modules/words',
  ]);
  expect(Object.keys(neededBy([''], tree)).sort()).toEqual(['node_modules/compiler', 'node_modules/tester']);
});

function filesIn(entry) {
  if (/\.\w+$/.test(entry)) return /\.(ts|tsx|mjs)$/.test(entry) ? [entry] : [];
  return readdirSync(entry).flatMap((name) => filesIn(path.join(entry, name)));
}

/** Of packages that are imported for more than their types: `@scope/name/part` is of `@scope/name`. */
function packagesOf(code) {
  const imports = code.matchAll(
    /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm,
  );
  return [...imports]
    .map(([, still, lazy]) => still ?? lazy)
    .filter((name) => !/^@(content)?\/|^virtual:/.test(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
