/** Figures that are dear to count are counted once for all who ask within a moment; cheap ones are always counted afresh. */
export class KeptFigures<Figures> {
  private readonly kept = new Map<string, Promise<Figures>>();

  constructor(
    private readonly milliseconds: number,
    private readonly areDear: (figures: Figures) => boolean,
  ) {}

  get(key: string, count: () => Promise<Figures>): Promise<Figures> {
    return this.kept.get(key) ?? this.keep(key, count());
  }

  /** Only a finished count is kept: what was changed before a call is in its answer. */
  private keep(key: string, counted: Promise<Figures>): Promise<Figures> {
    void counted.then(
      (figures) => {
        if (!this.areDear(figures)) return;
        this.kept.set(key, counted);
        setTimeout(() => this.kept.delete(key), this.milliseconds).unref();
      },
      () => undefined,
    );
    return counted;
  }
}
