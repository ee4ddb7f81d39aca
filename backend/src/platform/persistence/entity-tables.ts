import type { DataSource, EntitySchema } from 'typeorm';
import type { Database } from './database.js';
import { type Entity, EntityRows } from './entity-rows.js';

/** Where repositories get the table of their entity. */
export class EntityTables {
  constructor(
    private readonly database: Database,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * @param subject what events and trail call a row of it
   * @param nameOf by which name people know one
   */
  of<E extends Entity>(schema: EntitySchema<E>, subject: string, nameOf?: (entity: E) => string): EntityRows<E> {
    return new EntityRows(this.database, this.dataSource, schema, subject, nameOf);
  }
}
