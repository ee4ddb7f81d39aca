import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

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
      const seconds = (Date.now() - started) / 1000;
      appendFileSync(process.env.TEST_DURATIONS, JSON.stringify({ file, seconds }) + '\\n');
    });
  });
}`;

/**
 * Writes the files that run a workspace's specs in groups.
 * @param {string} workspace its folder; the groups go to `.test-groups` in it
 * @param {string[]} folders where its specs are, relative to it
 * @param {RegExp} pattern of the specs' names
 * @param {Map<string, number>} durations seconds by file, as far as known
 */
export function writeTestGroups(workspace, folders, pattern, durations) {
  const target = path.join(workspace, '.test-groups');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const specs = folders.flatMap((folder) => specsIn(path.join(workspace, folder), pattern));
  for (const [index, group] of shareOut(specs.map((file) => measured(file, durations))).entries()) {
    const blocks = group.map(({ file, name }) => `runSpec('${name}', () => require('${file}'));`);
    writeFileSync(path.join(target, `group-${index + 1}.cjs`), [PREAMBLE, ...blocks, ''].join('\n'));
  }
}

function specsIn(folder, pattern) {
  const files = readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name));
  return files.filter((file) => pattern.test(file)).sort();
}

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
    const next = groups.reduce((least, group) => (load(group) < load(least) ? group : least));
    next.specs.push(spec);
    next.seconds += spec.seconds;
  }
  return groups.map((group) => group.specs).filter((group) => group.length > 0);
}
