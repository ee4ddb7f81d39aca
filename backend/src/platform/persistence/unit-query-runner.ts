import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { isUnreachable } from './is-unreachable.js';
import { structured } from './pool-query-runner.js';
import { MAX_WRITES, sendWrites, type Statement } from './statement.js';
import type { UnitOfWork, Write } from './unit-of-work.js';

/** Whether a statement failed because of this constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint;
}

/**
 * TypeORM's query runner for a unit of work: repositories, query builders and `query` all run over its one connection.
 * Entity writes are buffered and sent as one statement, so that a unit that reads first and then writes needs neither
 * BEGIN nor COMMIT. A transaction is opened only when a result is needed in between.
 */
export class UnitQueryRunner extends PostgresQueryRunner {
  private client: PoolClient | null = null;
  private opening: Promise<PoolClient> | null = null;
  private isOver = false;

  constructor(
    override readonly manager: EntityManager,
    private readonly pool: Pool,
    readonly unit: UnitOfWork,
  ) {
    super(manager.dataSource.driver as PostgresDriver, 'master');
    // A unit is one transaction, so TypeORM must not begin its own.
    this.isTransactionActive = true;
  }

  get hasEnded(): boolean {
    return this.isOver;
  }

  override connect(): Promise<PoolClient> {
    this.opening ??= this.open();
    return this.opening;
  }

  /** Sent immediately, after all buffered writes. Returns rows, or TypeORM's result for a query builder. */
  override async query<Answer>(text: string, values: unknown[] = [], isStructured = false): Promise<Answer> {
    const client = await this.connect();
    await this.flush(client);
    const { rows, rowCount } = await client.query<QueryResultRow>(text, values);
    return (isStructured ? structured(rows, rowCount) : rows) as Answer;
  }

  /** Reads rows by key; opens no transaction before the first write. */
  async findByKey<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]> {
    if (this.unit.writes.length > 0) await this.flush(await this.connect());
    return (await (this.client ?? this.pool).query<Row>({ ...statement, values })).rows;
  }

  /** Buffered until a result is needed or the unit ends. */
  async write(write: Write): Promise<void> {
    if (this.unit.writesRow(write.row)) await this.flush(await this.connect());
    this.unit.writes.push(write);
  }

  async commit(last: readonly Write[]): Promise<void> {
    this.unit.writes.push(...last);
    if (this.unit.writes.length > MAX_WRITES) await this.connect();
    this.isOver = true;
    await this.flush(this.client ?? this.pool);
    if (!this.client) return;
    const { command } = await this.client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction was aborted before its end.');
    this.giveBack();
  }

  /** @param reason if the server is unreachable or no longer the primary, nothing more is sent over this connection */
  async rollback(reason: unknown): Promise<void> {
    this.isOver = true;
    if (isUnreachable(reason)) {
      this.giveBack(reason as Error);
      return;
    }
    try {
      await this.client?.query('rollback');
      this.giveBack();
    } catch (error) {
      this.giveBack(error as Error);
    }
  }

  private async open(): Promise<PoolClient> {
    const client = await this.pool.connect();
    if (this.isOver) {
      client.release();
      throw new Error('The unit of work ended while a connection was being opened for it.');
    }
    this.client = client;
    await client.query('begin');
    return client;
  }

  private async flush(connection: Pool | PoolClient): Promise<void> {
    const writes = this.unit.takeWrites();
    if (writes.length === 0) return;
    try {
      await sendWrites(connection, writes);
    } catch (error) {
      throw refusalOf(error, writes) ?? error;
    }
  }

  /** A broken connection is removed from the pool. */
  private giveBack(broken?: Error): void {
    const { client } = this;
    this.client = null;
    client?.release(broken);
  }
}

function refusalOf(error: unknown, writes: readonly Write[]): Error | undefined {
  const refusals = writes.flatMap(({ violations = {} }) => Object.entries(violations));
  return refusals.find(([constraint]) => violates(error, constraint))?.[1]();
}
