import { spawnSync } from 'node:child_process';
import { statfsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Installation } from './installation.mjs';
import { Publisher } from './publisher.mjs';
import { keyPair, releaseByCommand, refuseOtherKeys } from './signing.mjs';

const GUESTS = 20;
const DISK_MB = 1_500;
const LEFT_MB = 50;
/** A change in a file of the program, as each restaurant makes. */
const NAME = 'The Blue Door';

/** A release that is all right, and such as fail after it, each in its own way. */
const GOOD = '0.90.0';
const FAILING = [
  {
    version: '0.91.0',
    what: 'a migration that throws',
    expected: 'cli migrate ended with 1',
    change: (release) => release.migration('Throws2000000000990', 'alter table no_such_table add column x int'),
  },
  {
    version: '0.91.1',
    what: 'a start that never gets ready',
    args: ['--ready-within', '15'],
    expected: 'It was not ready within 15 s.',
    change(release) {
      release.migration('Harmless2000000000990', 'create table of_the_newer (id int)');
      release.edit('backend/src/main.ts', (text) =>
        text.replace('  await serve', '  await new Promise((done) => setTimeout(done, 1e9));\n  await serve'),
      );
    },
  },
  {
    version: '0.91.2',
    what: 'another version than was meant',
    expected: '9.9.9 runs, and 0.91.2 was meant.',
    change: (release) =>
      release.edit('backend/src/platform/config/version.ts', (text) =>
        text.replace('product.version', "product.version && '9.9.9'"),
      ),
  },
  {
    version: '0.93.0',
    between: ['0.92.0'],
    what: 'two releases at once, whose schema the older program cannot use, and a start that ends',
    expected: 'It exited unexpectedly.',
    restores: true,
    change(release) {
      release.migration(
        'Renames2000000000990',
        'alter table reservation_requests rename column customer_name to guest_name',
      );
      release.edit('backend/src/main.ts', (text) =>
        text.replace(
          '  await serve',
          "  throw new BadConfiguration('The newer one does not like it here.');\n  await serve",
        ),
      );
    },
  },
];

export async function tryUpgrades(folder, report, ends) {
  const publisher = new Publisher(path.join(folder, 'published'), keyPair(folder));
  const disk = smallDisk(path.join(folder, 'data'), ends);
  const installation = await Installation.open(publisher, path.join(folder, 'installation'), path.join(folder, 'data'));
  ends.push(() => installation.stop());
  await installation.start();
  await installation.ask(GUESTS);

  const change = (release) => {
    release.edit('README.md', (text) => `${text}\nAnd a table.\n`);
    release.migration(
      'Adds2000000000980',
      'create table of_the_next (id int); alter table reservation_requests add column of_the_next text',
    );
  };
  if (publisher.keys) await releaseByCommand(publisher, installation, { version: GOOD, change }, report);
  else publisher.release(GOOD, { on: publisher.day, change });
  await refusals(installation, publisher, report);
  if (publisher.keys) await refuseOtherKeys(installation, publisher, report, GOOD);
  installation.renameRestaurant(NAME);
  await succeed(installation, report);
  await installation.ask(GUESTS);
  for (const failing of FAILING) {
    publisher.release(failing.version, { on: GOOD, ...failing });
    await fail(installation, publisher, report, failing);
    await installation.ask(2);
  }
  await finishLater(installation, publisher, report);
  const name = await installation.restaurantName();
  report.line("the restaurant's own name is preserved", name, name === NAME);
  if (disk) await lackRoom(installation, publisher, report);
  else console.log('No small disk can be made here, so none was too small.');
}

/** Upgrades that are refused do not interrupt service. */
async function refusals(installation, { day }, report) {
  const changed = path.join(installation.folder, 'README.md');
  for (const [what, args, expected, prepare, undo] of [
    ['a release that is not there', ['v0.77.0'], 'There is no tag v0.77.0 here.'],
    ['the release that is here', [day], 'is here already'],
    ['a setting that is wrong', ['--stop', 'true'], 'belong together'],
    [
      'a file that was changed here and by the release',
      [],
      'Changed here, and by',
      () => writeFileSync(changed, 'changed'),
      () => spawnSync('git', ['checkout', 'README.md'], { cwd: installation.folder }),
    ],
  ]) {
    prepare?.();
    const { code, output } = await installation.upgrade(...args);
    undo?.();
    const isRefused = code === 1 && output.includes(expected) && (await installation.isReady());
    report.line(`${what} is refused, and the product runs on`, isRefused ? expected : output, isRefused);
  }
  const { code, output } = await installation.upgrade('--dry-run');
  const isUnchanged = code === 0 && output.includes('Nothing was done.') && (await installation.version()) === day;
  report.line('--dry-run says what would be done, and does nothing', lastLine(output), isUnchanged);
}

async function succeed(installation, report) {
  const begin = performance.now();
  const { code, output } = await installation.upgrade();
  const seconds = Math.round((performance.now() - begin) / 1_000);
  const version = await installation.version();
  const intact = await intactCount(installation);
  report.line(
    `an upgrade to the newest release`,
    `exit code ${code}, ${version} runs after ${seconds} s`,
    code === 0 && version === GOOD,
  );
  report.line(
    'every request is there as before',
    `${intact} of ${installation.guests.size}`,
    intact === installation.guests.size,
  );
  if (code !== 0) throw new Error(output);
}

async function fail(installation, publisher, report, { version, what, expected, args = [], restores = false }) {
  const before = installation.checkedOut;
  const { code, output, commands } = await installation.upgrade(`v${version}`, ...args);
  const isReported = code === 1 && output.includes(expected) && commands.length > 0;
  report.line(`${what}: it says so, and the commands`, isReported ? expected : output, isReported);
  const isRestored = commands.some((command) => command.startsWith('npm run restore'));
  report.line(
    `${what}: ${restores ? 'the backup is restored' : 'the data stay'}`,
    commands.join('; '),
    isRestored === restores,
  );
  await installation.paste(commands);
  const runs = await installation.version();
  const intact = await intactCount(installation);
  const isBack = runs === GOOD && installation.checkedOut === before && intact === installation.guests.size;
  report.line(
    `${what}: these commands bring the day before back`,
    `${runs} with ${intact} of ${installation.guests.size} requests`,
    isBack,
  );
}

/** Instead of going back, the problem is fixed, and the same command finishes the upgrade. */
async function finishLater(installation, publisher, report) {
  const version = '0.91.3';
  const waits = path.join(installation.dataDir, 'wait');
  publisher.release(version, {
    on: GOOD,
    change(release) {
      release.edit('backend/src/main.ts', (text) =>
        text.replace(
          '  await serve',
          "  if (process.env['DATA_DIR'] && (await import('node:fs')).existsSync(join(process.env['DATA_DIR'], 'wait'))) throw new BadConfiguration('Not yet.');\n  await serve",
        ),
      );
    },
  });
  writeFileSync(waits, '');
  const first = await installation.upgrade(`v${version}`);
  rmSync(waits);
  const second = await installation.upgrade(`v${version}`);
  const runs = await installation.version();
  const intact = await intactCount(installation);
  const isUpgraded = first.code === 1 && second.code === 0 && runs === version && intact === installation.guests.size;
  report.line(
    'the same command again goes on where it failed',
    `${runs} with ${intact} of ${installation.guests.size} requests`,
    isUpgraded,
  );
  if (!isUpgraded) console.log(first.output, second.output);
}

async function lackRoom(installation, publisher, report) {
  const version = '0.94.0';
  publisher.release(version, { on: '0.91.3' });
  const { bavail, bsize } = statfsSync(installation.dataDir);
  const filler = path.join(installation.dataDir, 'filler');
  writeFileSync(filler, Buffer.alloc(bavail * bsize - LEFT_MB * 1024 * 1024));
  const { code, output } = await installation.upgrade(`v${version}`);
  rmSync(filler);
  const intact = await intactCount(installation);
  const isRefused =
    code === 1 && output.includes('Make room there first.') && (await installation.version()) === '0.91.3';
  report.line(
    'no room: nothing is begun, and the product runs on',
    lastLine(output),
    isRefused && intact === installation.guests.size,
  );
}

const intactCount = (installation) => installation.intact().catch((error) => error.message);
const lastLine = (output) => output.trim().split('\n').at(-1);

/** A disk of its own for the data, where one may be made. */
function smallDisk(folder, ends) {
  mkdirSync(folder);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'courtyard-trial', folder]);
  // What the product has just let go of may be busy for another moment.
  if (status === 0) ends.push(() => void spawnSync('umount', ['--lazy', folder]));
  return status === 0;
}
