import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backend, root } from './project.mjs';

/**
 * Fractions of the work, one Jest file each, because modules are evaluated once per group rather than once per spec.
 * Large groups start first, and the small ones balance both workers at the end.
 */
const SHARES = [0.28, 0.28, 0.12, 0.12, 0.07, 0.07, 0.03, 0.03];

/** A guess for a spec that has not been run yet. */
const BYTES_PER_SECOND = 5_000;

/** Runs a spec as a block of its own, and notes how long it took together with its hooks. */
const PREAMBLE = `const { appendFileSync } = require('node:fs');
function runSpec(file, load) {
  describe(file, () => {
    let started;
    beforeAll(() => { started = Date.now(); });
    load();
    afterAll(() => {
      // The specs of a group share a document.
      globalThis.document?.body.replaceChildren();
      const seconds = (Date.now() - started) / 1000;
      appendFileSync(process.env.TEST_DURATIONS, JSON.stringify({ file, seconds }) + '\\n');
    });
  });
}`;

/**
 * Writes the files that run a workspace's specs in groups to its folder `.test-groups`, such as `unit-1.cjs`.
 * @param {string} workspace its folder
 * @param {Record<string, string[]>} specs their paths, by the name of the groups; only specs of one environment share a group
 * @param {Map<string, number>} durations seconds by file, as far as known
 */
export function writeTestGroups(workspace, specs, durations) {
  const target = path.join(workspace, '.test-groups');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  for (const [kind, files] of Object.entries(specs)) {
    const { alone = [], together = [] } = Object.groupBy(files, (file) => (mocksModules(file) ? 'alone' : 'together'));
    const groups = shareOut(together.map((file) => measured(file, durations)));
    for (const [index, group] of [...groups, ...alone.map((file) => [measured(file, durations)])].entries()) {
      const blocks = group.map(({ file, name }) => `runSpec('${name}', () => require('${file}'));`);
      writeFileSync(path.join(target, `${kind}-${index + 1}.cjs`), [PREAMBLE, ...blocks, ''].join('\n'));
    }
  }
}

/** The mocks would stay for the other specs of its group. */
const mocksModules = (file) => /\bjest\.mock\(/.test(readFileSync(file, 'utf8'));

/** @returns {string[]} paths of the specs in folders of a workspace */
export function specsIn(workspace, folders, pattern) {
  return folders.flatMap((folder) => {
    const files = readdirSync(path.join(workspace, folder), { recursive: true });
    return files
      .map((name) => path.join(workspace, folder, name))
      .filter((file) => pattern.test(file))
      .sort();
  });
}

/** @returns {string[]} paths of the back end's specs */
export const backEndSpecs = () => specsIn(backend, ['src', 'tools/lib'], /\.spec\.(ts|mjs)$/);

function measured(file, durations) {
  const name = path.relative(root, file).replaceAll('\\', '/');
  return {
    file: file.replaceAll('\\', '/'),
    name,
    seconds: durations.get(name) ?? statSync(file).size / BYTES_PER_SECOND,
  };
}

/** Longest first, each to the group that is furthest below its share. */
function shareOut(specs) {
  const groups = SHARES.map((share) => ({ share, seconds: 0, specs: [] }));
  for (const spec of specs.toSorted((a, b) => b.seconds - a.seconds)) {
    const load = (group) => (group.seconds + spec.seconds) / group.share;
    const next = groups.reduce((lightest, group) => (load(group) < load(lightest) ? group : lightest));
    next.specs.push(spec);
    next.seconds += spec.seconds;
  }
  return groups.map((group) => group.specs).filter((group) => group.length > 0);
}
