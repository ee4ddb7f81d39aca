import { registersMethod } from './registration/registering-decorators.js';

export type SeedLevel = 'accounts' | 'demo';

/** Fills an empty database with what the method adds. */
export const Seed = (level: SeedLevel) =>
  registersMethod<() => Promise<void>>((find, fill) => {
    find(Seeds).define(level, fill);
  });

/** What an empty database is filled with: modules that others import come first. */
export class Seeds {
  private readonly declared: { level: SeedLevel; fill: () => Promise<void> }[] = [];

  /** `accounts` are the demo accounts only; `demo` adds sample data. */
  define(level: SeedLevel, fill: () => Promise<void>): void {
    this.declared.push({ level, fill });
  }

  async fill(wanted: SeedLevel): Promise<void> {
    for (const { level, fill } of this.declared) {
      if (level === 'accounts' || wanted === 'demo') await fill();
    }
  }
}
