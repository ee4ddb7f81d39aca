import type { QueryResult as Answered, QueryResultRow } from 'pg';
import { type EntityManager, QueryResult } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

/** TypeORM's query runner outside of units of work: runs each statement separately on the pool it belongs to. */
export class PoolQueryRunner extends PostgresQueryRunner {
  constructor(
    override readonly manager: EntityManager,
    private readonly ask: (statement: string, values: unknown[]) => Promise<Answered<QueryResultRow>>,
  ) {
    super(manager.dataSource.driver as PostgresDriver, 'master');
  }

  override async query<Answer>(text: string, values: unknown[] = [], isStructured = false): Promise<Answer> {
    const { rows, rowCount } = await this.ask(text, values);
    return (isStructured ? structured(rows, rowCount) : rows) as Answer;
  }

  /** @throws Error always, because the next statement may use another connection */
  override startTransaction(): Promise<void> {
    return Promise.reject(new Error('What belongs together is done in a unit of work.'));
  }
}

/** The result format of TypeORM's query builders. */
export function structured(rows: QueryResultRow[], affected: number | null): QueryResult {
  return Object.assign(new QueryResult(), { raw: rows, records: rows, affected: affected ?? undefined });
}
