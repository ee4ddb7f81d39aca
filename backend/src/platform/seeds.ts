export type SeedLevel = 'accounts' | 'demo';

/** What an empty database is filled with; declared by the contexts, in the order in which they are loaded. */
export class Seeds {
  private readonly declared: { level: SeedLevel; fill: () => Promise<void> }[] = [];

  /** `accounts` are the demo accounts alone; `demo` is what makes a first look lively, and includes them. */
  define(level: SeedLevel, fill: () => Promise<void>): void {
    this.declared.push({ level, fill });
  }

  async fill(wanted: SeedLevel): Promise<void> {
    for (const { level, fill } of this.declared) {
      if (level === 'accounts' || wanted === 'demo') await fill();
    }
  }
}
