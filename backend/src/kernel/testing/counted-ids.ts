import type { Ids } from '../ids.js';

/** Sequential UUIDs; the first ends with 1. */
export class CountedIds implements Ids {
  private last = 0;

  next(): string {
    this.last += 1;
    return `019ab000-0000-7000-8000-${String(this.last).padStart(12, '0')}`;
  }
}
