import { type Connection, oneStatement, sendWrites } from './statement.js';
import type { Write } from './unit-of-work.js';

/** A statement of more would save little, and whoever waits for a row would hold up more people. */
const MOST_TOGETHER = 16;
/** A statement that takes longer waits for a row, or for a slow disk: others do not wait for it. */
const PATIENCE_MS = 25;
/**
 * SQLSTATE classes of refusals that concern one unit and say that nothing was kept: data, constraint, race, lock, and our own.
 * After any other error nobody knows whether the group was kept.
 */
const IS_OF_ONE = /^(21|22|23|40|55|CY)/;

interface Ended {
  readonly writes: readonly Write[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The writes of units of work that have ended. Those that end in the same turn of the loop, or while others that write the same kinds of
 * rows are being kept, are one statement and one commit: the commit costs more than the rows. One that is refused fails alone.
 */
export class GroupCommit {
  private readonly lanes = new Map<Connection, Map<string, Lane>>();

  keep(pool: Connection, writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const unit: Ended = { writes, resolve, reject };
      if (writes.every(({ row }) => row !== undefined)) this.laneOf(pool, oneStatement(writes).name).add(unit);
      else void send(pool, [unit]);
    });
  }

  private laneOf(pool: Connection, kind: string): Lane {
    const lanes = this.lanes.get(pool) ?? new Map<string, Lane>();
    this.lanes.set(pool, lanes);
    const lane = lanes.get(kind) ?? new Lane(pool, () => lanes.delete(kind));
    lanes.set(kind, lane);
    return lane;
  }
}

/** Units that write the same kinds of rows: one group is under way, and the others gather. */
class Lane {
  private waiting: Ended[] = [];
  private isTaken = false;

  constructor(
    private readonly pool: Connection,
    private readonly close: () => void,
  ) {}

  add(unit: Ended): void {
    this.waiting.push(unit);
    if (this.isTaken) return;
    this.isTaken = true;
    setImmediate(() => this.go());
  }

  private go(): void {
    this.isTaken = this.waiting.length > 0;
    if (!this.isTaken) {
      this.close();
      return;
    }
    let isAwaited = true;
    const letOthersGo = () => {
      clearTimeout(patience);
      if (isAwaited) this.go();
      isAwaited = false;
    };
    const patience = setTimeout(letOthersGo, PATIENCE_MS);
    void send(this.pool, this.next()).then(letOthersGo);
  }

  /** Each writes rows of its own. Sizes are powers of two, so that each kind is planned a few times only. */
  private next(): Ended[] {
    const rows = new Set<string | undefined>();
    const fitting = this.waiting.filter(({ writes }) => {
      const hasOwnRows = writes.every(({ row }) => !rows.has(row));
      if (hasOwnRows) for (const { row } of writes) rows.add(row);
      return hasOwnRows;
    });
    const size = 2 ** Math.floor(Math.log2(Math.min(MOST_TOGETHER, fitting.length)));
    const group = fitting.slice(0, size);
    this.waiting = this.waiting.filter((unit) => !group.includes(unit));
    return group;
  }
}

async function send(pool: Connection, group: readonly Ended[]): Promise<void> {
  try {
    await sendWrites(
      pool,
      group.flatMap(({ writes }) => writes),
    );
    for (const { resolve } of group) resolve();
  } catch (error) {
    const isOfOne = group.length > 1 && IS_OF_ONE.test((error as { code?: string }).code ?? '');
    if (isOfOne) await Promise.all(group.map((unit) => send(pool, [unit])));
    else for (const { reject } of group) reject(error);
  }
}
