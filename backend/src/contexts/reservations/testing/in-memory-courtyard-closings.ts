import type { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import type { CourtyardClosing } from '../domain/courtyard-closing.js';
import type { CourtyardClosings } from '../domain/ports/courtyard-closings.js';

export class InMemoryCourtyardClosings implements CourtyardClosings {
  private readonly kept = new Map<string, CourtyardClosing>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  find(date: string): Promise<CourtyardClosing | null> {
    return Promise.resolve(this.kept.get(date) ?? null);
  }

  since(date: string): Promise<CourtyardClosing[]> {
    return Promise.resolve([...this.kept.values()].filter((one) => one.date >= date));
  }

  add(closing: CourtyardClosing): Promise<void> {
    const apply = () => this.kept.set(closing.date, closing);
    return this.transaction.write({ isStillPossible: () => !this.kept.has(closing.date), apply });
  }

  remove(date: string): Promise<void> {
    return this.transaction.write({ isStillPossible: () => this.kept.has(date), apply: () => this.kept.delete(date) });
  }
}
