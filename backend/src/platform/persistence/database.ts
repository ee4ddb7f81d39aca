import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DataSource, EntityManager, type EntityTarget, type ObjectLiteral, Repository } from 'typeorm';
import { Conflict } from '../../kernel/domain-error.js';
import type { Author } from '../../kernel/actor.js';
import type { Transaction } from '../../kernel/transaction.js';
import { EventRecorder } from './event-recorder.js';
import { isUnreachable } from './is-unreachable.js';
import { PoolQueryRunner } from './pool-query-runner.js';
import { type Statement, statementOf, VERSION_CONFLICT } from './statement.js';
import { type Entity, type TrackedRepository, trackedRepository } from './tracked-repository.js';
import { TrackedSchema } from './tracked-schema.js';
import { UnitOfWork, type Write } from './unit-of-work.js';
import { UnitQueryRunner } from './unit-query-runner.js';

/** Serialization failures and deadlocks roll back fully, so retrying is safe. */
const RETRYABLE_CODES = new Set([VERSION_CONFLICT, '40001', '40P01']);
const TRIES = 5;
const MAX_YIELD_MS = 1_000;

const DISK_FULL = '53100';
/** How long a full disk is reported after the last write that found it full. */
const FULL_FOR_MS = 20_000;

/** A replica cancels a statement that conflicts with recovery. */
const RECOVERY_CONFLICT = '40001';
/** How long a replica that did not answer is skipped. */
const REPLICA_RESTS_MS = 10_000;

/** Separate connections for requests and for jobs, so that neither starves the other. */
export abstract class Pools {
  abstract readonly calls: Pool;
  abstract readonly jobs: Pool;
  /** A read replica of the primary, if there is one. */
  readonly replica?: Pool;
}

/**
 * TypeORM's EntityManager, bound to the current unit of work: within one, repositories, query builders and `query` use
 * its connection, otherwise one of the pool.
 */
@Injectable()
export class Database extends EntityManager implements Transaction {
  private readonly running = new AsyncLocalStorage<UnitQueryRunner>();
  private readonly jobs = new AsyncLocalStorage<true>();
  private readonly staleReads = new AsyncLocalStorage<true>();
  private fullUntil = 0;
  private replicaRestsUntil = 0;

  constructor(
    dataSource: DataSource,
    private readonly pools: Pools,
    private readonly recorder: EventRecorder,
  ) {
    super(dataSource);
    // TypeORM stores the query runner in a field, but here it depends on the calling unit of work.
    const apart = new PoolQueryRunner(this, (text, values) => this.ask({ text, values }));
    Object.defineProperty(this, 'queryRunner', { get: () => this.currentUnitOfWork ?? apart });
  }

  async run<T>(by: Author | null, work: () => Promise<T>): Promise<T> {
    const outer = this.currentUnitOfWork;
    if (outer) {
      outer.unit.setActor(by);
      return work();
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(by, work);
      } catch (error) {
        if (!RETRYABLE_CODES.has((error as { code?: string }).code ?? '')) throw error;
        if (attempt === TRIES) throw new Conflict('Someone else is changing this right now. Reload it and try again.');
      }
    }
  }

  /** TypeORM's repository. Each of its statements runs in the current unit of work; changes through a `TrackedSchema` are tracked. */
  override getRepository<E extends Entity>(target: TrackedSchema<E>): TrackedRepository<E>;
  override getRepository<E extends ObjectLiteral>(target: EntityTarget<E>): Repository<E>;
  override getRepository<E extends Entity>(target: EntityTarget<E>): Repository<E> | TrackedRepository<E> {
    const known = this.repositories.get(target) as Repository<E> | undefined;
    if (known) return known;
    const plain = new Repository<E>(target, this);
    const isTracked = target instanceof TrackedSchema;
    const created = isTracked ? trackedRepository(plain, this, (target as TrackedSchema<E>).tracking) : plain;
    this.repositories.set(target, created as Repository<E>);
    return created;
  }

  /** Returns the rows of any statement. Inside a unit of work it runs in that transaction, after all pending writes. */
  override async query<Rows = QueryResultRow[]>(text: string, values: unknown[] = []): Promise<Rows> {
    const runner = this.currentUnitOfWork;
    if (runner) return runner.query<Rows>(text, values);
    return (await this.ask({ ...statementOf(text), values })).rows as Rows;
  }

  /** Reads rows by key; opens no transaction in a unit of work without writes. */
  async findByKey<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]> {
    const runner = this.currentUnitOfWork;
    if (runner) return runner.findByKey<Row>(statement, values);
    return (await this.ask<Row>({ ...statement, values })).rows;
  }

  /** Buffered until the unit of work ends and then sent with its other writes in one statement. */
  async write(write: Write): Promise<void> {
    await this.inUnit((runner) => runner.write(write));
  }

  /** Runs in the current unit of work, or in a new one. */
  async inUnit(work: (runner: UnitQueryRunner) => void | Promise<void>): Promise<void> {
    const runner = this.currentUnitOfWork;
    if (runner) return work(runner);
    return this.run(null, () => this.inUnit(work));
  }

  /** Background work waits up to 1 s while requests are queued for a connection. */
  async yieldToRequests(): Promise<void> {
    const { calls } = this.pools;
    const until = Date.now() + MAX_YIELD_MS;
    while (calls.waitingCount > 0 && Date.now() < until) await pause(MAX_YIELD_MS / 10);
  }

  /** Database access within the work uses the connections for jobs. */
  inJob<T>(work: () => Promise<T>): Promise<T> {
    return this.jobs.run(true, work);
  }

  /** Reads within the work go to the replica, if there is one; units of work stay on the primary. */
  allowStaleReads<T>(work: () => T): T {
    return this.pools.replica ? this.staleReads.run(true, work) : work();
  }

  /** False for a while after a write that found the database's disk full. */
  get hasRoom(): boolean {
    return Date.now() > this.fullUntil;
  }

  get pool(): Pool {
    return this.jobs.getStore() ? this.pools.jobs : this.pools.calls;
  }

  /** @throws Error for work that outlived its unit: it would open a connection that is never released */
  private get currentUnitOfWork(): UnitQueryRunner | undefined {
    const runner = this.running.getStore();
    if (runner?.hasEnded) throw new Error('The unit of work that this belongs to has ended.');
    return runner;
  }

  /** Runs a single statement. If the replica cannot answer, the primary does. */
  private async ask<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>> {
    const { replica } = this.pools;
    if (!replica || !this.staleReads.getStore() || Date.now() < this.replicaRestsUntil)
      return this.pool.query<Row>(statement);
    try {
      return await replica.query<Row>(statement);
    } catch (error) {
      const isRecoveryConflict = (error as { code?: string }).code === RECOVERY_CONFLICT;
      if (!isRecoveryConflict && !isUnreachable(error)) throw error;
      if (!isRecoveryConflict) this.replicaRestsUntil = Date.now() + REPLICA_RESTS_MS;
      new Logger('Database').warn(`The replica did not answer, the primary does: ${(error as Error).message}`);
      return this.pool.query<Row>(statement);
    }
  }

  private async once<T>(by: Author | null, work: () => Promise<T>): Promise<T> {
    const runner = new UnitQueryRunner(this, this.pool, new UnitOfWork(by));
    try {
      const result = await this.running.run(runner, work);
      const events = this.recorder.writesOf(runner.unit);
      await runner.commit(events);
      if (events.length > 0) this.recorder.announceRecordedEvents();
      return result;
    } catch (error) {
      if ((error as { code?: string }).code === DISK_FULL) this.fullUntil = Date.now() + FULL_FOR_MS;
      await runner.rollback(error);
      throw error;
    }
  }
}
