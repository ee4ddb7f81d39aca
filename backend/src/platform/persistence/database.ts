import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, QueryResultRow } from 'pg';
import type { Actor } from '../../kernel/actor.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { EventRecorder } from '../events/event-recorder.js';
import { ChangedMeanwhile } from './changed-meanwhile.js';
import { GroupCommit } from './group-commit.js';
import { LookUps } from './look-ups.js';
import { RunningUnit } from './running-unit.js';
import { named, OVERTAKEN, type Statement } from './statement.js';
import { UnitOfWork, type Write } from './unit-of-work.js';

/** Serialization failure and deadlock: nothing was kept, and the next try meets other company. */
const WORTH_ANOTHER_TRY = new Set([OVERTAKEN, '40001', '40P01']);
const TRIES = 5;
const CALLS_GO_FIRST_MS = 250;

const DISK_FULL = '53100';
/** Whoever frees some room is believed after this time. */
const FULL_FOR_MS = 20_000;

/** Connections of their own for calls and for jobs, so that neither starves the other. */
export abstract class Pools {
  abstract readonly calls: Pool;
  abstract readonly jobs: Pool;
}

/** Where repositories, lists and outbox read and write: the unit of work of the running use case, else a connection of the pool. */
export class Database implements Transaction {
  private readonly running = new AsyncLocalStorage<RunningUnit>();
  private readonly jobs = new AsyncLocalStorage<true>();
  private readonly statements = new Map<string, Statement>();
  private readonly lookUps = new LookUps();
  private readonly groupCommit = new GroupCommit();
  private fullUntil = 0;

  constructor(
    private readonly pools: Pools,
    private readonly recorder: EventRecorder,
  ) {}

  async run<T>(by: Actor | null, work: () => Promise<T>): Promise<T> {
    const outer = this.unitUnderWay;
    if (outer) {
      outer.unit.inTheNameOf(by);
      return work();
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(by, work);
      } catch (error) {
        if (!WORTH_ANOTHER_TRY.has((error as { code?: string }).code ?? '')) throw error;
        if (attempt === TRIES) throw new ChangedMeanwhile();
      }
    }
  }

  /** Lets calls that ask the database for something go first, for a moment: a person waits for them. */
  async callsFirst(): Promise<void> {
    const { calls } = this.pools;
    const until = Date.now() + CALLS_GO_FIRST_MS;
    while (calls.totalCount > calls.idleCount && Date.now() < until) await pause(CALLS_GO_FIRST_MS / 10);
  }

  /** What the work asks of the database goes over the connections of the jobs. */
  inJob<T>(work: () => Promise<T>): Promise<T> {
    return this.jobs.run(true, work);
  }

  /** Kept back until the unit of work ends, and sent with all its writes in one statement. */
  async write(write: Write): Promise<void> {
    await this.joined((running) => running.write(write));
  }

  /** The unit of work to tell of changes and events. */
  async note(tell: (unit: UnitOfWork) => void): Promise<void> {
    await this.joined(({ unit }) => {
      tell(unit);
      return Promise.resolve();
    });
  }

  /** Rows of a statement that is sent now; inside a unit of work it opens a transaction. */
  async rows<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const running = this.unitUnderWay;
    if (running) return running.rows<Row>(text, [...values]);
    return (await this.pool.query<Row>(text, [...values])).rows;
  }

  /** Rows of a read that is planned once per connection; its text is always the same. */
  async read<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const statement = this.statementOf(text);
    const running = this.unitUnderWay;
    if (running) return running.read<Row>(statement, [...values]);
    return (await this.pool.query<Row>({ ...statement, values: [...values] })).rows;
  }

  /** Rows by a key, by a statement as `LookUps` wants it; looks of one moment are sent together, with the other values of the first. */
  async lookUp<Row extends QueryResultRow>(
    text: string,
    key: unknown,
    others: readonly unknown[] = [],
  ): Promise<Row[]> {
    const statement = this.statementOf(text);
    const running = this.unitUnderWay;
    if (running?.hasBegun) return running.read<Row>(statement, [[key], ...others]);
    return this.lookUps.find<Row>(this.pool, statement, key, others);
  }

  /** False for a while after a write that found the database's disk full. */
  get hasRoom(): boolean {
    return Date.now() > this.fullUntil;
  }

  get pool(): Pool {
    return this.jobs.getStore() ? this.pools.jobs : this.pools.calls;
  }

  /** @throws Error for work that nobody waited for: it would hold a connection that nobody gives back */
  private get unitUnderWay(): RunningUnit | undefined {
    const running = this.running.getStore();
    if (running?.hasEnded) throw new Error('The unit of work that this belongs to has ended.');
    return running;
  }

  private statementOf(text: string): Statement {
    const statement = this.statements.get(text) ?? named(text);
    this.statements.set(text, statement);
    return statement;
  }

  private joined(work: (running: RunningUnit) => Promise<void>): Promise<void> {
    const running = this.unitUnderWay;
    if (running) return work(running);
    return this.run(null, () => this.joined(work));
  }

  private async once<T>(by: Actor | null, work: () => Promise<T>): Promise<T> {
    const running = new RunningUnit(this.pool, this.groupCommit, new UnitOfWork(by));
    try {
      const result = await this.running.run(running, work);
      const events = this.recorder.writesOf(running.unit);
      await running.commit(events);
      if (events.length > 0) this.recorder.tellRecorded();
      return result;
    } catch (error) {
      if ((error as { code?: string }).code === DISK_FULL) this.fullUntil = Date.now() + FULL_FOR_MS;
      await running.rollback();
      throw error;
    }
  }
}
