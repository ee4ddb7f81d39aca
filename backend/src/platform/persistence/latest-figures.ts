import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 500;

type Count<Figures> = () => Promise<Figures>;

/**
 * Figures that are costly to count are answered as they were counted last, and counted again behind the answer, one after the other,
 * what was asked for last before the rest; others are always counted afresh.
 */
export class LatestFigures<Figures> {
  private readonly latest = new LRUCache<string, { readonly figures: Figures; readonly countedAt: number }>({
    max: MAX_ENTRIES,
  });
  /** What was asked for last comes first. */
  private readonly waiting = new LRUCache<string, Count<Figures>>({ max: MAX_ENTRIES });
  private counted: string | null = null;
  /** Outside of the unit of work in which somebody asks: it may end before the count does. */
  private readonly apart = AsyncLocalStorage.snapshot();

  /**
   * @param freshMs older ones are counted again
   * @param maxAgeMs older ones are not answered any more
   */
  constructor(
    private readonly areCostly: (figures: Figures) => boolean,
    private readonly freshMs: number,
    private readonly maxAgeMs: number,
  ) {}

  /** @param meanwhile what is answered until they have been counted once; null where the caller waits for them */
  async get(key: string, count: Count<Figures>, meanwhile?: Count<Figures | null>): Promise<Figures> {
    const known = this.latest.get(key);
    const age = known ? performance.now() - known.countedAt : Infinity;
    if (known && age < this.freshMs) return known.figures;
    const answered = known && age <= this.maxAgeMs ? known.figures : ((await meanwhile?.()) ?? null);
    if (answered === null) return this.count(key, count);
    this.countBehind(key, count);
    return answered;
  }

  private countBehind(key: string, count: Count<Figures>): void {
    if (this.counted === key) return;
    this.waiting.set(key, count);
    if (this.counted === null) this.apart(() => void this.countWaiting());
  }

  private async countWaiting(): Promise<void> {
    for (let next = this.takeNewest(); next; next = this.takeNewest()) {
      const [key, count] = next;
      this.counted = key;
      await this.count(key, count).catch(() => undefined);
    }
    this.counted = null;
  }

  private takeNewest(): [string, Count<Figures>] | undefined {
    const [newest] = this.waiting.entries();
    if (newest) this.waiting.delete(newest[0]);
    return newest;
  }

  private async count(key: string, count: Count<Figures>): Promise<Figures> {
    const countedAt = performance.now();
    const figures = await count();
    if (this.areCostly(figures)) this.latest.set(key, { figures, countedAt });
    else this.latest.delete(key);
    return figures;
  }
}
