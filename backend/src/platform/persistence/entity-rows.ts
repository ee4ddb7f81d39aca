import type { DataSource, EntityMetadata, EntitySchema, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { Database } from './database.js';
import { OVERTAKEN } from './statement.js';
import type { Changes, Write } from './unit-of-work.js';

export type Violations = Write['violations'];

export interface Entity extends ObjectLiteral {
  readonly id: string;
}

type Row = Record<string, unknown> & { row_version: string };

/**
 * The table of an entity as its EntitySchema maps it. A change is sent only if the row still is what was read: PostgreSQL's
 * own `xmin` tells versions apart, so the table needs no column for it.
 */
export class EntityRows<E extends Entity> {
  private readonly versions = new WeakMap<E, string>();
  private readonly metadata: EntityMetadata;
  private readonly selectById: string;
  private readonly insert: string;

  /**
   * @param subject what the trail calls a row of this table
   * @param nameOf by which name people know one
   */
  constructor(
    private readonly database: Database,
    private readonly dataSource: DataSource,
    schema: EntitySchema<E>,
    private readonly subject: string,
    private readonly nameOf?: (entity: E) => string,
  ) {
    this.metadata = dataSource.getMetadata(schema);
    const names = this.columns.map(({ databaseName }) => databaseName);
    this.selectById = `select unnest(array_positions($1, id)) as asked, ${names.join(', ')}, xmin::text as row_version
      from ${this.table} where id = any($1)`;
    this.insert = `insert into ${this.table} (${names.join(', ')}) values (${names.map((_, index) => `$${String(index + 1)}`).join(', ')})`;
  }

  async find(id: string): Promise<E | null> {
    const [row] = await this.database.lookUp<Row>(this.selectById, id);
    if (!row) return null;
    const entity = this.metadata.create() as E;
    for (const column of this.columns) {
      column.setEntityValue(entity, this.dataSource.driver.prepareHydratedValue(row[column.databaseName], column));
    }
    this.versions.set(entity, row.row_version);
    return entity;
  }

  async add(entity: E, violations?: Violations): Promise<void> {
    await this.load(entity, violations);
    await this.tell(entity, 'added', null);
  }

  /** Adds a row of which nobody is told: one that has been elsewhere before. */
  async load(entity: E, violations?: Violations): Promise<void> {
    const values = this.columns.map((column) => this.stored(entity, column));
    await this.database.write({ text: this.insert, values, row: this.rowOf(entity), violations });
  }

  /** Changes what differs, if nobody else has changed the row since `before` was read. */
  async save(before: E, after: E, violations?: Violations): Promise<void> {
    const changed = this.columns.filter((column) => !isSame(this.stored(before, column), this.stored(after, column)));
    if (changed.length === 0) return;
    const sets = changed.map(({ databaseName }, index) => `${databaseName} = $${String(index + 3)}`);
    const values = changed.map((column) => this.stored(after, column));
    const text = `update ${this.table} set ${sets.join(', ')} where id = $1 and ${IS_AS_READ} returning 1`;
    await this.guarded(before, text, values, violations);
    await this.tell(after, 'changed', this.difference(changed, before, after));
  }

  async remove(entity: E): Promise<void> {
    await this.guarded(entity, `delete from ${this.table} where id = $1 and ${IS_AS_READ} returning 1`, []);
    await this.tell(entity, 'removed', null);
  }

  private async guarded(before: E, text: string, values: readonly unknown[], violations?: Violations): Promise<void> {
    const version = this.versions.get(before);
    const row = this.rowOf(before);
    await this.database.note(({ written }) => {
      if (version === undefined && !written.has(before))
        throw new Error(`A ${this.subject} must be read before it is changed.`);
    });
    await this.database.write({
      text,
      values: [before.id, version ?? null, ...values],
      row,
      unless: OVERTAKEN,
      violations,
    });
  }

  private async tell(entity: E, kind: 'added' | 'changed' | 'removed', changes: Changes | null): Promise<void> {
    const subject = { type: this.subject, id: entity.id, name: this.nameOf?.(entity) };
    await this.database.note(({ changed, written }) => {
      changed.push({ subject, kind, changes });
      written.add(entity);
    });
  }

  private difference(columns: readonly ColumnMetadata[], before: E, after: E): Changes {
    const valueOf = (entity: E, column: ColumnMetadata): unknown => column.getEntityValue(entity) ?? null;
    return Object.fromEntries(
      columns.map((column) => [
        column.propertyName,
        { before: valueOf(before, column), after: valueOf(after, column) },
      ]),
    );
  }

  private stored(entity: E, column: ColumnMetadata): unknown {
    return this.dataSource.driver.preparePersistentValue(column.getEntityValue(entity), column) as unknown;
  }

  private rowOf({ id }: E): string {
    return `${this.table} ${id}`;
  }

  private get table(): string {
    return this.metadata.tableName;
  }

  private get columns(): readonly ColumnMetadata[] {
    return this.metadata.columns;
  }
}

/** The row is the one that was read, or one that this unit of work itself has written. */
const IS_AS_READ = '($2::text is null or xmin::text = $2)';

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
