import { BadConfiguration, readSettings } from '../../platform/config/environment.js';
import { contextSettings } from '../app.module.js';
import { migrate } from '../migrate.js';
import { onDatabase } from './with-application.js';

/** Runs the migrations and exits, for deployments that migrate before new processes start. */
try {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = readSettings(
    { ...process.env, NODE_ENV: 'development' },
    contextSettings,
  );
  // With a database server of their own, operators need not know the secrets.
  if (DATABASE_URL) await migrate(DATABASE_DIRECT_URL ?? DATABASE_URL);
  else await onDatabase((url) => migrate(url), { canBeEmpty: true });
  if (!process.exitCode) console.log('The database is up to date.');
} catch (error) {
  console.error(error instanceof BadConfiguration ? error.message : error);
  process.exitCode = 1;
}
