import type { Author } from '../actor.js';
import { DomainError } from '../domain-error.js';
import type { Transaction } from '../transaction.js';

const TRIES = 5;

/** A write that is applied on commit if its precondition still holds. */
export interface StagedWrite {
  readonly isStillPossible: () => boolean;
  readonly apply: () => void;
}

export class Overtaken extends DomainError {
  readonly kind = 'conflict';
}

/** Stages writes until commit, reruns the work after a conflict, and gives up after five attempts. */
export class InMemoryTransaction implements Transaction {
  /** Actor of each unit of work that ran. */
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
