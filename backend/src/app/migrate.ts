import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Migration } from '../platform/persistence/baselines.js';
import { migrate as run } from '../platform/persistence/migrate.js';

const HERE = fileURLToPath(new URL('..', import.meta.url));
/** The number orders migrations across all contexts. */
const MIGRATION_FILE = /[\\/]migrations[\\/]\d{13}-[\w-]+\.[jt]s$/;

const load = createRequire(import.meta.url);
const isMigration = (exported: unknown): exported is Migration =>
  typeof exported === 'function' && 'up' in (exported.prototype as object);

/** The schema: all migrations in `migrations` folders, of the platform and of each context. */
export const migrations: readonly Migration[] = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((file) => MIGRATION_FILE.test(file))
  .flatMap((file) => Object.values(load(`${HERE}/${file}`) as object).filter(isMigration));

export const migrate = (url: string) => run(url, migrations);
