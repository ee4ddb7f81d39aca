import { type EntityMetadata, type FindOptionsWhere, type ObjectLiteral, Repository } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { NullsOmitted } from '../../kernel/data.js';
import type { Database } from './database.js';
import { VERSION_CONFLICT, type Statement, statementOf } from './statement.js';
import type { Tracking } from './tracked-schema.js';
import type { Changes, UnitOfWork, Write } from './unit-of-work.js';

export interface Entity extends ObjectLiteral {
  readonly id: string;
}

/** TypeORM's repository of a tracked table: `insert`, `update` and `remove` record an event and an audit log entry. */
export type TrackedRepository<E extends Entity> = Omit<
  Repository<E>,
  'insert' | 'update' | 'save' | 'remove' | 'delete' | 'upsert'
> &
  TrackedWrites<E>;

export interface TrackedWrites<E> {
  insert(entity: E): Promise<void>;
  /** Writes the difference, unless someone else has changed the row since `before` was read. */
  update(before: E, after: E): Promise<void>;
  /** Deletes the row, unless someone else has changed it since it was read. */
  remove(entity: E): Promise<void>;
  /** Inserts a row without recording an event (used for imports); omitted fields are null. */
  load(entity: NullsOmitted<E>): Promise<void>;
}

type Row = Record<string, unknown> & { row_version: string };

/** Changes are buffered and sent with the other writes of the unit of work. */
export function trackedRepository<E extends Entity>(
  plain: Repository<E>,
  database: Database,
  tracking: Tracking<E>,
): TrackedRepository<E> {
  const table = new TrackedTable(plain.metadata, database, tracking);
  return plain.extend({
    findOneBy: async (where: FindOptionsWhere<E>): Promise<E | null> => {
      const { id, ...others } = where;
      if (typeof id === 'string' && Object.keys(others).length === 0) return table.find(id);
      const found = await plain.findOneBy(where);
      return found && table.find(found.id);
    },
    insert: (entity: E) => table.insert(entity),
    update: (before: E, after: E) => table.update(before, after),
    remove: (entity: E) => table.remove(entity),
    load: (entity: NullsOmitted<E>) => table.load(entity as E),
  });
}

/** Row versions are PostgreSQL's own `xmin`, so the table needs no version column. */
class TrackedTable<E extends Entity> {
  private readonly versions = new WeakMap<E, string>();
  private readonly selectById: Statement;
  private readonly insertRow: string;

  constructor(
    private readonly metadata: EntityMetadata,
    private readonly database: Database,
    private readonly tracking: Tracking<E>,
  ) {
    const names = this.columns.map(({ databaseName }) => databaseName);
    const places = names.map((_, index) => `$${String(index + 1)}`);
    this.selectById = statementOf(
      `select ${names.join(', ')}, xmin::text as row_version from ${this.name} where id = $1`,
    );
    this.insertRow = `insert into ${this.name} (${names.join(', ')}) values (${places.join(', ')})`;
  }

  async find(id: string): Promise<E | null> {
    const [row] = await this.database.findByKey<Row>(this.selectById, [id]);
    if (!row) return null;
    const entity = this.metadata.create() as E;
    for (const column of this.columns) {
      column.setEntityValue(entity, this.driver.prepareHydratedValue(row[column.databaseName], column));
    }
    this.versions.set(entity, row.row_version);
    return entity;
  }

  async insert(entity: E): Promise<void> {
    await this.load(entity);
    await this.recordChange(entity, 'added', null);
  }

  async load(entity: E): Promise<void> {
    const values = this.columns.map((column) => this.stored(entity, column));
    await this.database.write({
      text: this.insertRow,
      values,
      row: this.rowOf(entity),
      violations: this.refusalsOf(entity),
    });
  }

  async update(before: E, after: E): Promise<void> {
    const changed = this.columns.filter((column) => !isSame(this.stored(before, column), this.stored(after, column)));
    if (changed.length === 0) return;
    const sets = changed.map(({ databaseName }, index) => `${databaseName} = $${String(index + 3)}`);
    const values = changed.map((column) => this.stored(after, column));
    const text = `update ${this.name} set ${sets.join(', ')} where id = $1 and ${IS_UNCHANGED} returning 1`;
    await this.guarded(before, text, values, this.refusalsOf(after));
    const reported = changed.filter(({ propertyName }) => !this.tracking.bookkeeping?.includes(propertyName));
    await this.recordChange(after, 'changed', difference(reported, before, after));
  }

  async remove(entity: E): Promise<void> {
    await this.guarded(entity, `delete from ${this.name} where id = $1 and ${IS_UNCHANGED} returning 1`, []);
    await this.recordChange(entity, 'removed', null);
  }

  private async guarded(before: E, text: string, others: readonly unknown[], violations?: Write['violations']) {
    const version = this.versions.get(before);
    await this.database.inUnit(async (runner) => {
      if (version === undefined && !runner.unit.written.has(before)) {
        throw new Error(`A ${this.tracking.subject} must be found before it is changed.`);
      }
      const values = [before.id, version ?? null, ...others];
      await runner.write({ text, values, row: this.rowOf(before), unless: VERSION_CONFLICT, violations });
    });
  }

  private async recordChange(
    entity: E,
    kind: UnitOfWork['changed'][number]['kind'],
    changes: Changes | null,
  ): Promise<void> {
    const subject = { type: this.tracking.subject, id: entity.id, name: this.tracking.nameOf?.(entity) };
    await this.database.inUnit(({ unit: { changed, written } }) => {
      changed.push({ subject, kind, changes });
      written.add(entity);
    });
  }

  private refusalsOf(entity: E): Write['violations'] {
    const refusals = Object.entries(this.tracking.violations ?? {});
    return Object.fromEntries(refusals.map(([constraint, refusal]) => [constraint, () => refusal(entity)]));
  }

  private stored(entity: E, column: ColumnMetadata): unknown {
    return this.driver.preparePersistentValue(column.getEntityValue(entity), column) as unknown;
  }

  private rowOf({ id }: E): string {
    return `${this.name} ${id}`;
  }

  private get driver() {
    return this.metadata.dataSource.driver;
  }

  private get name(): string {
    return this.metadata.tableName;
  }

  private get columns(): readonly ColumnMetadata[] {
    return this.metadata.columns;
  }
}

/** The row is unchanged since it was read, or was written by this unit of work. */
const IS_UNCHANGED = '($2::text is null or xmin::text = $2)';

function difference(columns: readonly ColumnMetadata[], before: object, after: object): Changes {
  const valueOf = (entity: object, column: ColumnMetadata): unknown => column.getEntityValue(entity) ?? null;
  return Object.fromEntries(
    columns.map((column) => [column.propertyName, { before: valueOf(before, column), after: valueOf(after, column) }]),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
