import { EntitySchema, type EntitySchemaOptions } from 'typeorm';

/** Every schema whose file is loaded, so that no module needs to list the tables of its repositories. */
export const tableSchemas = new Set<EntitySchema>();

/** TypeORM's EntitySchema of a table. */
export class TableSchema<E> extends EntitySchema<E> {
  constructor(options: EntitySchemaOptions<E>) {
    super(options);
    tableSchemas.add(this);
  }
}
