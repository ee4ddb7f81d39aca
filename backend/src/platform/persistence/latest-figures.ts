const MOST_KEPT = 500;

/**
 * Figures that are dear to count are answered as they were counted last, and counted again behind the answer, one after the other;
 * cheap ones are always counted afresh.
 */
export class LatestFigures<Figures> {
  private readonly latest = new Map<string, { readonly figures: Figures; readonly countedAt: number }>();
  private readonly awaited = new Set<string>();
  private behind: Promise<void> = Promise.resolve();

  /**
   * @param freshMs older ones are counted again
   * @param keptMs older ones are not answered any more
   */
  constructor(
    private readonly areDear: (figures: Figures) => boolean,
    private readonly freshMs: number,
    private readonly keptMs: number,
  ) {}

  async get(key: string, count: () => Promise<Figures>): Promise<Figures> {
    const known = this.latest.get(key);
    const age = known ? performance.now() - known.countedAt : Infinity;
    if (!known || age > this.keptMs) return this.count(key, count);
    if (age >= this.freshMs) this.countBehind(key, count);
    return known.figures;
  }

  private countBehind(key: string, count: () => Promise<Figures>): void {
    if (this.awaited.has(key)) return;
    this.awaited.add(key);
    this.behind = this.behind
      .then(() => this.count(key, count))
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => this.awaited.delete(key));
  }

  private async count(key: string, count: () => Promise<Figures>): Promise<Figures> {
    const countedAt = performance.now();
    const figures = await count();
    this.latest.delete(key);
    if (this.areDear(figures)) this.latest.set(key, { figures, countedAt });
    const [oldest] = this.latest.keys();
    if (this.latest.size > MOST_KEPT && oldest !== undefined) this.latest.delete(oldest);
    return figures;
  }
}
