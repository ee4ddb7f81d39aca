import path from 'node:path';
import { migrations } from '../app.module.js';
import { NotRestored } from '../backup/backup-file.js';
import { restore } from '../backup/restore.js';
import { BadConfiguration } from '../../platform/config/environment.js';
import { onDatabase } from './with-application.js';

const [, , file] = process.argv;

/** Fills an empty database from a backup. */
await onDatabase(async (url) => {
  if (!file) throw new BadConfiguration('Name the backup: npm run restore -- courtyard-….sql.gz');
  try {
    const rows = await restore(url, path.resolve(file), migrations);
    console.log(
      `${String(rows)} rows are restored. Start with JOBS=off first: nothing is mailed until you have looked.`,
    );
  } catch (error) {
    if (error instanceof NotRestored) throw new BadConfiguration(error.message, { cause: error });
    throw error;
  }
});
