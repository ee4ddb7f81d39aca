import { migrations } from './app.module.js';
import { migrate as run } from '../platform/persistence/migrate.js';

/** Brings the whole schema up to date: the platform's own and that of each context. */
export const migrate = (url: string) => run(url, migrations);
