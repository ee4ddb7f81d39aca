import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrations } from '../migrate.js';
import { NotRestored } from '../backup/backup-file.js';
import { ENCRYPTED } from '../backup/backup-folder.js';
import { backupKey } from '../backup/backup-key.js';
import { OffSite } from '../backup/prove-newest.js';
import { secretsInWords } from '../backup/secret-fingerprints.js';
import { restore, type RestoreOptions } from '../backup/restore.js';
import { BadConfiguration, type Settings } from '../../platform/config/environment.js';
import { onDatabase } from './with-application.js';

const [, , backupPath] = process.argv;

/** Fills an empty database from a backup. */
await onDatabase(
  async (url, settings) => {
    if (!backupPath)
      throw new BadConfiguration(
        `Name the backup: npm run restore -- courtyard-….sql.gz, or ….sql.gz${ENCRYPTED}, or off-site for the newest there.`,
      );
    const warnings: string[] = [];
    const madeWith: Hears = (secrets) => {
      const warning = secretsInWords(secrets, settings);
      if (warning !== null) warnings.push(warning);
    };
    try {
      const rows =
        backupPath === 'off-site'
          ? await fromOffSite(url, settings, madeWith)
          : await fromFile(url, settings, backupPath, madeWith);
      console.log(
        `${String(rows)} rows are restored. Nothing is sent until the owner presses "Start sending" on the dashboard.`,
      );
      for (const warning of warnings) console.log(warning);
    } catch (error) {
      if (error instanceof NotRestored) throw new BadConfiguration(error.message, { cause: error });
      throw error;
    }
  },
  { canBeEmpty: true },
);

type Hears = NonNullable<RestoreOptions['madeWith']>;

function leaveOut(names: readonly string[]): void {
  console.log(`The backup is of a newer release, and what that has added is left out: ${names.join(', ')}.`);
}

function fromFile(url: string, settings: Settings, file: string, madeWith: Hears): Promise<number> {
  const key = file.endsWith(ENCRYPTED) ? backupKey(settings) : undefined;
  return restore(url, path.resolve(file), { migrations, key, leaveOut, madeWith });
}

async function fromOffSite(url: string, settings: Settings, madeWith: Hears): Promise<number> {
  const offSite = OffSite.of(settings);
  if (!offSite) throw new BadConfiguration('BACKUP_BUCKET is not set; set it to the place of the backups.');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'courtyard-restore-'));
  try {
    const file = await offSite.fetchNewest(folder).catch((error: unknown) => {
      throw new NotRestored(`${offSite.place}: ${(error as Error).message}`, { cause: error });
    });
    console.log(`Restoring ${path.basename(file)}`);
    return await restore(url, file, { migrations, leaveOut, madeWith });
  } finally {
    await rm(folder, { recursive: true });
  }
}
