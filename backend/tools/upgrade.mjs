/**
 * `npm run upgrade [-- <tag or version>] [--unsigned]`: upgrades this installation to a release: checks disk space,
 * backs up, installs, migrates, starts, and verifies the running version. If anything fails, it prints the commands
 * that restore the previous state.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24 } from './lib/node-24.mjs';
import { backend, main, Refusal } from './lib/project.mjs';
import { runVisibly } from './lib/run.mjs';
import { described, here, meant } from './upgrade/checkout.mjs';
import { Product } from './upgrade/product.mjs';
import { makeSureOfRoom } from './upgrade/room.mjs';
import { Upgrade } from './upgrade/upgrade.mjs';

/** A database that recovers has ten minutes. */
const READY_WITHIN_S = 600;

await main(async () => {
  const { wanted, dryRun, isUnsignedAllowed, ...commands } = readArguments();
  await ensureInstalled();
  await ensureBuilt({ only: backend });
  if (node24() !== process.execPath) {
    process.exitCode = await runVisibly(node24(), process.argv.slice(1));
    return;
  }
  const { settings, names, holderOf, checkFile, BackupFolder } = await program();
  const product = new Product(settings, holderOf, commands);
  const found = here();
  const to = meant(wanted, found, isUnsignedAllowed);
  const upgrade = await Upgrade.from(found, to, { product, names, checkFile, backups: new BackupFolder(settings) });
  await product.refuseUnknown();
  makeSureOfRoom(product);
  if (dryRun) console.log(`Nothing stands in the way of ${described(to)}. Nothing was done.`);
  else await upgrade.carryOut();
});

function readArguments() {
  const options = {
    stop: { type: 'string' },
    start: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    unsigned: { type: 'boolean', default: false },
    'ready-within': { type: 'string', default: String(READY_WITHIN_S) },
  };
  const { values, positionals } = parsed({ options, allowPositionals: true });
  if (positionals.length > 1) throw new Refusal('Name one release: npm run upgrade -- v0.3.0');
  if (!values.stop !== !values.start) throw new Refusal('--stop and --start belong together: give both, or neither.');
  const readyWithinS = Number(values['ready-within']);
  if (!(readyWithinS > 0))
    throw new Refusal(`--ready-within is '${values['ready-within']}'; it must be a number of seconds.`);
  return {
    wanted: positionals[0],
    dryRun: values['dry-run'],
    isUnsignedAllowed: values.unsigned,
    readyWithinS,
    stop: values.stop,
    start: values.start,
  };
}

function parsed(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Refusal(error.message);
  }
}

/** Of the program that is here, all that is needed of it: when the other one is checked out, its files are gone. */
async function program() {
  const { contextSettings } = await import('../dist/app/app.module.js');
  const { BadConfiguration, readSettings, settingNames } = await import('../dist/platform/config/environment.js');
  const { holderOf } = await import('../dist/embedded-postgres/directory-lock.js');
  const { checkFile } = await import('../dist/app/backup/prove.js');
  const { BackupFolder } = await import('../dist/app/backup/backup-folder.js');
  try {
    const settings = readSettings(process.env, contextSettings);
    return { settings, names: settingNames(contextSettings), holderOf, checkFile, BackupFolder };
  } catch (error) {
    if (error instanceof BadConfiguration) throw new Refusal(error.message);
    throw error;
  }
}
