import { migrations } from './app.module.js';
import { migrate as run } from '../platform/persistence/migrate.js';

/** Runs all migrations, of the platform and of each context. */
export const migrate = (url: string) => run(url, migrations);
