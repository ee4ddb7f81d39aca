import { spawnSync } from 'node:child_process';
import { statfsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { House } from './house.mjs';
import { Publisher } from './publisher.mjs';
import { keyPair, releaseByCommand, trustNobodyElse } from './signing.mjs';

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
    says: 'cli migrate ended with 1',
    change: (release) => release.migration('Throws2000000000990', 'alter table no_such_table add column x int'),
  },
  {
    version: '0.91.1',
    what: 'a start that never gets ready',
    args: ['--ready-within', '15'],
    says: 'It was not ready within 15 s.',
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
    says: '9.9.9 runs, and 0.91.2 was meant.',
    change: (release) =>
      release.edit('backend/src/platform/config/version.ts', (text) =>
        text.replace('product.version', "product.version && '9.9.9'"),
      ),
  },
  {
    version: '0.93.0',
    between: ['0.92.0'],
    what: 'two releases at once, whose schema the older program cannot use, and a start that ends',
    says: 'It ended by itself.',
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
  const house = await House.open(publisher, path.join(folder, 'house'), path.join(folder, 'data'));
  ends.push(() => house.stop());
  await house.start();
  await house.ask(GUESTS);

  const change = (release) => {
    release.edit('README.md', (text) => `${text}\nAnd a table.\n`);
    release.migration(
      'Adds2000000000980',
      'create table of_the_next (id int); alter table reservation_requests add column of_the_next text',
    );
  };
  if (publisher.keys) await releaseByCommand(publisher, house, { version: GOOD, change }, report);
  else publisher.release(GOOD, { on: publisher.day, change });
  await refusals(house, publisher, report);
  if (publisher.keys) await trustNobodyElse(house, publisher, report, GOOD);
  house.callItself(NAME);
  await succeed(house, report);
  await house.ask(GUESTS);
  for (const failing of FAILING) {
    publisher.release(failing.version, { on: GOOD, ...failing });
    await fail(house, publisher, report, failing);
    await house.ask(2);
  }
  await finishLater(house, publisher, report);
  const name = await house.nameTold();
  report.line('the name that the house has given itself is there still', name, name === NAME);
  if (disk) await lackRoom(house, publisher, report);
  else console.log('No small disk can be made here, so none was too small.');
}

/** Upgrades that are refused do not interrupt service. */
async function refusals(house, { day }, report) {
  const changed = path.join(house.folder, 'README.md');
  for (const [what, args, says, prepare, undo] of [
    ['a release that is not there', ['v0.77.0'], 'There is no tag v0.77.0 here.'],
    ['the release that is here', [day], 'is here already'],
    ['a setting that is wrong', ['--stop', 'true'], 'belong together'],
    [
      'a file that was changed here and by the release',
      [],
      'Changed here, and by',
      () => writeFileSync(changed, 'changed'),
      () => spawnSync('git', ['checkout', 'README.md'], { cwd: house.folder }),
    ],
  ]) {
    prepare?.();
    const { code, said } = await house.upgrade(...args);
    undo?.();
    const isKept = code === 1 && said.includes(says) && (await house.isReady());
    report.line(`${what} is refused, and the product runs on`, isKept ? says : said, isKept);
  }
  const { code, said } = await house.upgrade('--dry-run');
  const isKept = code === 0 && said.includes('Nothing was done.') && (await house.version()) === day;
  report.line('--dry-run says what would be done, and does nothing', lastLine(said), isKept);
}

async function succeed(house, report) {
  const begin = performance.now();
  const { code, said } = await house.upgrade();
  const seconds = Math.round((performance.now() - begin) / 1_000);
  const [version, kept] = [await house.version(), await keptOf(house)];
  report.line(
    `an upgrade to the newest release`,
    `exit code ${code}, ${version} runs after ${seconds} s`,
    code === 0 && version === GOOD,
  );
  report.line('every request is there as before', `${kept} of ${house.guests.size}`, kept === house.guests.size);
  if (code !== 0) throw new Error(said);
}

async function fail(house, publisher, report, { version, what, says, args = [], restores = false }) {
  const before = house.checkedOut;
  const { code, said, commands } = await house.upgrade(`v${version}`, ...args);
  const isTold = code === 1 && said.includes(says) && commands.length > 0;
  report.line(`${what}: it says so, and the commands`, isTold ? says : said, isTold);
  const isRestored = commands.some((command) => command.startsWith('npm run restore'));
  report.line(
    `${what}: ${restores ? 'the backup is restored' : 'the data stay'}`,
    commands.join('; '),
    isRestored === restores,
  );
  await house.paste(commands);
  const [runs, kept] = [await house.version(), await keptOf(house)];
  const isBack = runs === GOOD && house.checkedOut === before && kept === house.guests.size;
  report.line(
    `${what}: these commands bring the day before back`,
    `${runs} with ${kept} of ${house.guests.size} requests`,
    isBack,
  );
}

/** Instead of going back, the problem is fixed, and the same command finishes the upgrade. */
async function finishLater(house, publisher, report) {
  const version = '0.91.3';
  const waits = path.join(house.dataDir, 'wait');
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
  const first = await house.upgrade(`v${version}`);
  rmSync(waits);
  const second = await house.upgrade(`v${version}`);
  const [runs, kept] = [await house.version(), await keptOf(house)];
  const isKept = first.code === 1 && second.code === 0 && runs === version && kept === house.guests.size;
  report.line(
    'the same command again goes on where it failed',
    `${runs} with ${kept} of ${house.guests.size} requests`,
    isKept,
  );
  if (!isKept) console.log(first.said, second.said);
}

async function lackRoom(house, publisher, report) {
  const version = '0.94.0';
  publisher.release(version, { on: '0.91.3' });
  const { bavail, bsize } = statfsSync(house.dataDir);
  const filler = path.join(house.dataDir, 'filler');
  writeFileSync(filler, Buffer.alloc(bavail * bsize - LEFT_MB * 1024 * 1024));
  const { code, said } = await house.upgrade(`v${version}`);
  rmSync(filler);
  const kept = await keptOf(house);
  const isKept = code === 1 && said.includes('Make room there first.') && (await house.version()) === '0.91.3';
  report.line(
    'no room: nothing is begun, and the product runs on',
    lastLine(said),
    isKept && kept === house.guests.size,
  );
}

const keptOf = (house) => house.kept().catch((error) => error.message);
const lastLine = (said) => said.trim().split('\n').at(-1);

/** A disk of its own for the data, where one may be made. */
function smallDisk(folder, ends) {
  mkdirSync(folder);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'courtyard-trial', folder]);
  // What the product has just let go of may be busy for another moment.
  if (status === 0) ends.push(() => void spawnSync('umount', ['--lazy', folder]));
  return status === 0;
}
