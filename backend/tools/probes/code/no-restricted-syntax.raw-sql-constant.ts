import type { Database } from '../platform/persistence/database.js';

const COUNT = 'select count(*) from events';

export const count = (database: Database) => database.query(COUNT);
