import path from 'node:path';
import { backUp } from '../backup/back-up.js';
import { BackupFolder } from '../backup/backup-folder.js';
import { rowsIn } from '../backup/manifest.js';
import { fingerprints } from '../backup/secret-fingerprints.js';
import { OffSite } from '../backup/prove-newest.js';
import { BadConfiguration, type Settings } from '../../platform/config/environment.js';
import { onDatabase } from './with-application.js';

const [, , backupPath] = process.argv;

/** Writes all data into a file, and uploads it if an off-site bucket is configured. The product may be running. */
await onDatabase(async (url, settings) => {
  const now = new Date();
  const file = backupPath ? path.resolve(backupPath) : await new BackupFolder(settings).fileFor(now);
  try {
    const manifest = await backUp(url, file, now, fingerprints(settings));
    console.log(`${String(rowsIn(manifest))} rows are in ${file}. Keep the secrets of DATA_DIR with it.`);
    if (!backupPath) await storeOffSite(settings, file);
  } catch (error) {
    throw new BadConfiguration((error as Error).message, { cause: error });
  }
});

async function storeOffSite(settings: Settings, file: string): Promise<void> {
  const offSite = OffSite.of(settings);
  if (!offSite) return;
  try {
    await offSite.store(file);
  } catch (error) {
    throw new Error(`The backup is in ${file}, but not in ${offSite.place}: ${(error as Error).message}`, {
      cause: error,
    });
  }
  console.log(`An encrypted copy is in ${offSite.place}. Keep its key somewhere else.`);
}
