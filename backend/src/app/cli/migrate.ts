import { BadConfiguration, readSettings } from '../../platform/config/environment.js';
import { contextSettings } from '../app.module.js';
import { migrate } from '../migrate.js';

/** Brings the database of DATABASE_URL up to date and ends: for deployments that do so before new processes start. */
try {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = readSettings(
    { ...process.env, NODE_ENV: 'development' },
    contextSettings,
  );
  if (!DATABASE_URL) throw new BadConfiguration('DATABASE_URL is not set; it wants the database to bring up to date.');
  await migrate(DATABASE_DIRECT_URL ?? DATABASE_URL);
  console.log('The database is up to date.');
} catch (error) {
  console.error(error instanceof BadConfiguration ? error.message : error);
  process.exitCode = 1;
}
