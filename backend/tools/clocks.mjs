/**
 * `npm run test:clocks`: the tests of the back end and the components with the machine's clock ahead, PostgreSQL's included. Shows what
 * passes only at today's date. Needs `apt-get install faketime`. `-- <pattern>` runs the tests of that name alone.
 */
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { websiteSpecs } from '../../frontend/tools/jest/specs.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24, testEnvironment } from './lib/node-24.mjs';
import { backend, frontend, main, Refusal, root } from './lib/project.mjs';
import { runVisibly } from './lib/run.mjs';
import { readDurations } from './lib/test-durations.mjs';
import { backEndSpecs, writeTestGroups } from './lib/test-groups.mjs';

const DAY_S = 86_400;
/** The restaurant's Saturday 11:30 PM, which is Sunday in UTC. */
const SATURDAY_NIGHT_UTC = { day: 0, seconds: 4.5 * 3_600 };

const clocks = {
  'six months ahead': 183 * DAY_S,
  'eighteen months ahead': 548 * DAY_S,
  'on a Saturday night': secondsUntilSaturdayNight(new Date()),
};

await main(async () => {
  const library = findLibrary();
  await ensureInstalled({ withTests: true });
  await ensureBuilt();
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const patterns = process.argv.slice(2);
  writeTestGroups(backend, { unit: backEndSpecs() }, readDurations());
  writeTestGroups(frontend, websiteSpecs(), readDurations());
  const config = patterns.length > 0 ? 'jest.config.mjs' : 'jest.groups.config.mjs';
  const failed = [];
  for (const [name, seconds] of Object.entries(clocks)) {
    const env = {
      ...testEnvironment(),
      LD_PRELOAD: library,
      FAKETIME: `+${seconds}`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      TEST_DURATIONS: os.devNull,
    };
    for (const workspace of [backend, frontend]) {
      console.log(`\n== ${path.basename(workspace)}, ${name}`);
      const args = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', jest, '--config', config];
      if (await runVisibly(node24(), [...args, '--passWithNoTests', ...patterns], { cwd: workspace, env }))
        failed.push(`${path.basename(workspace)} ${name}`);
    }
  }
  if (failed.length > 0) throw new Refusal(`Failed: ${failed.join(', ')}`);
});

function secondsUntilSaturdayNight(now) {
  const { day, seconds } = SATURDAY_NIGHT_UTC;
  const days = (day - now.getUTCDay() + 7) % 7;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) / 1000;
  const then = today + days * DAY_S + seconds;
  return Math.round(
    then > now.getTime() / 1000 ? then - now.getTime() / 1000 : then + 7 * DAY_S - now.getTime() / 1000,
  );
}

function findLibrary() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const files = folders.map((folder) => path.join('/usr/lib', folder, 'faketime', 'libfaketimeMT.so.1'));
  const library = files.find((file) => existsSync(file));
  if (!library) throw new Refusal('faketime is not installed: apt-get install faketime');
  return library;
}
