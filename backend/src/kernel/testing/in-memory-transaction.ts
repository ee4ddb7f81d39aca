import type { Author } from '../actor.js';
import { DomainError } from '../domain-error.js';
import type { Transaction } from '../transaction.js';

const TRIES = 5;

/** What one write of a unit of work does, if what it was decided on still is so. */
export interface StagedWrite {
  readonly isStillPossible: () => boolean;
  readonly apply: () => void;
}

export class Overtaken extends DomainError {
  readonly kind = 'conflict';
}

/** Keeps back what a unit of work writes, runs the work again when it was overtaken, and gives up after five tries. */
export class InMemoryTransaction implements Transaction {
  /** In whose names units of work have run. */
  readonly actors: (Author | null)[] = [];
  private staged: StagedWrite[] | null = null;

  async run<T>(by: Author | null, work: () => Promise<T>): Promise<T> {
    if (this.staged) return work();
    this.actors.push(by);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const writes: StagedWrite[] = (this.staged = []);
      try {
        const result = await work();
        if (!writes.every(({ isStillPossible }) => isStillPossible())) continue;
        for (const { apply } of writes) apply();
        return result;
      } finally {
        this.staged = null;
      }
    }
    throw new Overtaken();
  }

  async write(write: StagedWrite): Promise<void> {
    await this.run(null, () => {
      this.staged?.push(write);
      return Promise.resolve();
    });
  }
}
