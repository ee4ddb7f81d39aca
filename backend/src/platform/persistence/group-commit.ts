import { type Connection, oneStatement, sendWrites, type Statement } from './statement.js';
import type { Write } from './unit-of-work.js';

/** A statement of more would save little, and whoever waits for a row would hold up more people. */
const MOST_TOGETHER = 8;
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
 * The writes of units of work that have ended. Those that end in the same turn of the loop, as calls do whose looks were
 * answered together, and that write the same kinds of rows are one statement and one commit: the commit costs more than
 * the rows. One that is refused fails alone.
 */
export class GroupCommit {
  private readonly waiting = new Map<Connection, Ended[]>();

  keep(pool: Connection, writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const unit: Ended = { writes, resolve, reject };
      const together = this.waiting.get(pool);
      if (together) {
        together.push(unit);
        return;
      }
      this.waiting.set(pool, [unit]);
      setImmediate(() => {
        const units = this.waiting.get(pool) ?? [];
        this.waiting.delete(pool);
        for (const group of groupsOf(units)) void send(pool, group);
      });
    });
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
    for (const unit of group) {
      if (isOfOne) void send(pool, [unit]);
      else unit.reject(error);
    }
  }
}

/**
 * Of the same kinds of writes, each of rows of its own. Sizes are powers of two, so that each kind is planned a few times only.
 * A unit that does not say which rows it changes is sent by itself.
 */
function groupsOf(units: readonly Ended[]): Ended[][] {
  const groups = new Map<Statement, { rows: Set<string>; units: Ended[] }>();
  const alone: Ended[][] = [];
  for (const unit of units) {
    const kind = oneStatement(unit.writes);
    const group = groups.get(kind) ?? { rows: new Set(), units: [] };
    groups.set(kind, group);
    const rows = unit.writes.flatMap(({ row }) => row ?? []);
    if (rows.length < unit.writes.length || rows.some((row) => group.rows.has(row))) {
      alone.push([unit]);
    } else {
      for (const row of rows) group.rows.add(row);
      group.units.push(unit);
    }
  }
  return [...alone, ...[...groups.values()].flatMap((group) => inPowersOfTwo(group.units))];
}

function inPowersOfTwo(units: readonly Ended[]): Ended[][] {
  const groups: Ended[][] = [];
  for (let start = 0, size = MOST_TOGETHER; start < units.length;) {
    while (size > units.length - start) size /= 2;
    groups.push(units.slice(start, start + size));
    start += size;
  }
  return groups;
}
