import path from 'node:path';
import { backUp } from '../backup/back-up.js';
import { onDatabase } from './with-application.js';

/** Writes all data into a file; the product may be running meanwhile. */
await onDatabase(async (url) => {
  const now = new Date();
  const file = path.resolve(process.argv[2] ?? `courtyard-${now.toISOString().replaceAll(/[:.]/g, '-')}.sql.gz`);
  const rows = await backUp(url, file, now);
  console.log(`${String(rows)} rows are in ${file}. Keep the secrets of DATA_DIR with it.`);
});
