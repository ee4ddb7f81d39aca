import { Restaurant } from '../../kernel/restaurant.js';
import { BackupLog } from '../../contexts/backups/index.js';
import { migrations } from '../migrate.js';
import { proofInWords } from '../backup/proof-in-words.js';
import { proveNewest } from '../backup/prove-newest.js';
import { NotRestored } from '../backup/backup-file.js';
import { BadConfiguration } from '../../platform/config/environment.js';
import { withApplication } from './with-application.js';

const ended = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => {
    ended.abort();
  });

/** Restores the newest backup on trial and prints the result. */
await withApplication(async (app, settings) => {
  const log = app.get(BackupLog, { strict: false });
  try {
    const proof = await proveNewest(settings, log, { migrations, signal: ended.signal, now: new Date() });
    console.log(proofInWords(proof, app.get(Restaurant, { strict: false }).timeZone));
  } catch (error) {
    if (error instanceof NotRestored) throw new BadConfiguration(`Not proven: ${error.message}`, { cause: error });
    throw error;
  }
});
