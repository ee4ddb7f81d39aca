import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 500;

type Count<Figures> = () => Promise<Figures>;

/**
 * Caches expensive counts: a stale entry is returned and recounted in the background, one key at a time, latest request
 * first. Cheap counts are always recomputed.
 */
export class StaleWhileRevalidateCache<Figures> {
  private readonly latest = new LRUCache<string, { readonly figures: Figures; readonly countedAt: number }>({
    max: MAX_ENTRIES,
  });
  /** Keys to recount, latest request first. */
  private readonly waiting = new LRUCache<string, Count<Figures>>({ max: MAX_ENTRIES });
  private counted: string | null = null;
  /** Counts run outside the caller's unit of work, which may end earlier. */
  private readonly apart = AsyncLocalStorage.snapshot();

  /**
   * @param freshMs older entries are recounted
   * @param maxAgeMs older entries are not returned
   */
  constructor(
    private readonly areCostly: (figures: Figures) => boolean,
    private readonly freshMs: number,
    private readonly maxAgeMs: number,
  ) {}

  /** @param meanwhile a substitute until the first count is done; null makes the caller wait */
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
