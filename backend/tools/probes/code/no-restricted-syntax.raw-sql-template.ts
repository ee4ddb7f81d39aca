import type { Database } from '../platform/persistence/database.js';

export const all = (database: Database, table: string) => database.query(`select * from ${table}`);
