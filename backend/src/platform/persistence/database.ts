import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Transaction } from '../../kernel/transaction.js';

/** One connection pool, and the transaction that the running call has open. Repositories and outbox reach both through it. */
export class Database implements Transaction {
  private readonly open = new AsyncLocalStorage<EntityManager>();

  constructor(private readonly dataSource: DataSource) {}

  /** The entity manager of the running transaction, else one that commits each statement. */
  get manager(): EntityManager {
    return this.open.getStore() ?? this.dataSource.manager;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.open.getStore()) return work();
    return this.dataSource.transaction((manager) => this.open.run(manager, work));
  }

  /** Rows of one statement, inside the running transaction. */
  async rows<Row extends QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const runner = this.open.getStore()?.queryRunner;
    if (!runner) return (await this.pool.query<Row>(sql, [...values])).rows;
    const result = (await runner.query(sql, [...values], true)) as { records?: Row[] };
    return result.records ?? [];
  }

  /** Rows of a hot read: prepared once per connection under its name, outside any transaction. */
  async preparedRows<Row extends QueryResultRow>(
    name: string,
    sql: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    return (await this.pool.query<Row>({ name, text: sql, values: [...values] })).rows;
  }

  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }
}
