import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { GroupCommit } from './group-commit.js';
import { sendWrites, type Statement } from './statement.js';
import type { UnitOfWork, Write } from './unit-of-work.js';
import { violates } from './violates.js';

/**
 * A unit of work and the connection it needs. Writes are kept back: a unit that only reads and then writes is one
 * statement, without BEGIN and COMMIT. A transaction is opened when something must be answered in between.
 */
export class RunningUnit {
  private client: PoolClient | null = null;
  private isOver = false;

  constructor(
    private readonly pool: Pool,
    private readonly groupCommit: GroupCommit,
    readonly unit: UnitOfWork,
  ) {}

  /** Whether reads belong to its transaction: it has written something, or is in the middle of one. */
  get hasBegun(): boolean {
    return this.client !== null || this.unit.writes.length > 0;
  }

  get hasEnded(): boolean {
    return this.isOver;
  }

  async write(write: Write): Promise<void> {
    if (this.unit.writesRow(write.row)) await this.flush(await this.opened());
    this.unit.writes.push(write);
  }

  /** A statement that is answered now, after everything that was written before it. */
  async rows<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    const client = await this.opened();
    await this.flush(client);
    return (await client.query<Row>(text, values)).rows;
  }

  /** Like `rows`; while nothing was written yet it needs no transaction. */
  async read<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]> {
    if (this.unit.writes.length > 0) await this.flush(await this.opened());
    return (await (this.client ?? this.pool).query<Row>({ ...statement, values })).rows;
  }

  async commit(last: readonly Write[]): Promise<void> {
    this.isOver = true;
    this.unit.writes.push(...last);
    await this.flush(this.client);
    if (!this.client) return;
    const { command } = await this.client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction was aborted before its end.');
    this.release();
  }

  async rollback(): Promise<void> {
    this.isOver = true;
    try {
      await this.client?.query('rollback');
      this.release();
    } catch (error) {
      this.release(error as Error);
    }
  }

  private async opened(): Promise<PoolClient> {
    if (!this.client) {
      const client = await this.pool.connect();
      if (this.isOver) {
        client.release();
        throw new Error('The unit of work ended while a connection was being opened for it.');
      }
      this.client = client;
      await client.query('begin');
    }
    return this.client;
  }

  /** Without a connection of its own: together with others that end at this moment. */
  private async flush(client: PoolClient | null): Promise<void> {
    const writes = this.unit.takeWrites();
    if (writes.length === 0) return;
    try {
      if (client) await sendWrites(client, writes);
      else await this.groupCommit.keep(this.pool, writes);
    } catch (error) {
      throw refusalOf(error, writes) ?? error;
    }
  }

  /** A connection that broke is not given back. */
  private release(broken?: Error): void {
    const { client } = this;
    this.client = null;
    client?.release(broken);
  }
}

function refusalOf(error: unknown, writes: readonly Write[]): Error | undefined {
  const refusals = writes.flatMap(({ violations = {} }) => Object.entries(violations));
  return refusals.find(([constraint]) => violates(error, constraint))?.[1]();
}
