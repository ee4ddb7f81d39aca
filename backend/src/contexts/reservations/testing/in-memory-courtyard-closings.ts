import type { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import type { CourtyardClosing } from '../domain/courtyard-closing.js';
import type { CourtyardClosings } from '../domain/courtyard-closing.service.js';

export class InMemoryCourtyardClosings implements CourtyardClosings {
  private readonly rows = new Map<string, CourtyardClosing>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  find(date: string): Promise<CourtyardClosing | null> {
    return Promise.resolve(this.rows.get(date) ?? null);
  }

  since(date: string): Promise<CourtyardClosing[]> {
    return Promise.resolve([...this.rows.values()].filter((one) => one.date >= date));
  }

  add(closing: CourtyardClosing): Promise<void> {
    const apply = () => this.rows.set(closing.date, closing);
    return this.transaction.write({ isStillPossible: () => !this.rows.has(closing.date), apply });
  }

  remove(date: string): Promise<void> {
    return this.transaction.write({ isStillPossible: () => this.rows.has(date), apply: () => this.rows.delete(date) });
  }
}
