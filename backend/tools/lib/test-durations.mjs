import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

const FILE = path.join(root, '.data', 'test-durations.json');
const SLOWEST = 20;
const WARN_SECONDS = 10;
const MAX_SECONDS = 30;

/** Tests that walk many screens, start several processes or play thousands of rows, and may take three times as long. */
const LONG_TESTS =
  /offline-day|offline-guest|dialogs\.e2e|screens\.e2e|capacity|campaigns\.e2e|untouched|mail-outage|changed-recipients|funnel|killed-|waitlist|serve\.integration|any-order|backup|metrics|generated-calls|shared-tablet|replies\.e2e|older-program/;
const limitOf = (name) => (LONG_TESTS.test(name) ? 3 * MAX_SECONDS : MAX_SECONDS);

/** How long `hashing` takes on the machine for which the budget holds: two cores of about 3 GHz. */
const REFERENCE_MS = 110;

/** @returns {Map<string, number>} seconds by file of the last run, empty before the first */
export function readDurations() {
  return new Map(existsSync(FILE) ? Object.entries(JSON.parse(readFileSync(FILE, 'utf8'))) : []);
}

/** @param {{ file: string, seconds: number }[]} files */
export function saveDurations(files) {
  const all = readDurations();
  for (const { file, seconds } of files) all.set(file, seconds);
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(Object.fromEntries([...all].sort()), null, 1));
}

/** How many times slower than the reference this machine is now, 1 at least. */
export function slowness() {
  const started = performance.now();
  hashing();
  return Math.max(1, (performance.now() - started) / REFERENCE_MS);
}

function hashing() {
  let digest = '';
  for (let round = 0; round < 100_000; round += 1) digest = createHash('sha256').update(digest).digest('hex');
  return digest;
}

/**
 * Prints the slowest files and the tests over budget.
 * @param {{ title: string, seconds: number, files: { file: string, seconds: number }[], tests: { name: string, seconds: number }[] }[]} runs
 * @param {number} factor by which this machine was slower than the reference
 * @returns {number} how many tests took longer than the budget allows
 */
export function reportDurations(runs, factor) {
  const slowest = runs.flatMap(({ files }) => files).sort((a, b) => b.seconds - a.seconds);
  console.log(`\n== The ${SLOWEST} slowest files`);
  for (const { file, seconds } of slowest.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  for (const { title, seconds } of runs) console.log(`${seconds.toFixed(0).padStart(7)} s  ${title}`);
  const tests = runs.flatMap((run) => run.tests).sort((a, b) => b.seconds - a.seconds);
  for (const { name, seconds } of tests.filter((test) => test.seconds > WARN_SECONDS * factor))
    console.log(`Slow test: ${seconds.toFixed(1)} s  ${name}`);
  const tooSlow = tests.filter(({ name, seconds }) => seconds > limitOf(name) * factor);
  if (tooSlow.length > 0)
    console.log(
      `${tooSlow.length} tests took over ${(MAX_SECONDS * factor).toFixed(0)} s: make them shorter, or move them to npm run test:long.`,
    );
  return tooSlow.length;
}
