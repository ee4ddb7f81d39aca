import type { Database } from '../platform/persistence/database.js';

export const count = (database: Database) => database.query('select count(*) from events');
