import type { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import type { SuppressionReason } from '../domain/contact.js';
import type { Suppressions } from '../domain/ports.js';

export class InMemorySuppressions implements Suppressions {
  private readonly reasons = new Map<string, SuppressionReason>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  keyOf(address: string): Promise<string> {
    return Promise.resolve(`key of ${address.toLowerCase()}`);
  }

  find(address: string): Promise<SuppressionReason | null> {
    return Promise.resolve(this.reasons.get(address.toLowerCase()) ?? null);
  }

  add(address: string, reason: SuppressionReason): Promise<void> {
    return this.write(() => {
      const known = this.reasons.get(address.toLowerCase());
      if (known === undefined || known === 'bounced') this.reasons.set(address.toLowerCase(), reason);
    });
  }

  lift(address: string): Promise<void> {
    return this.write(() => this.reasons.delete(address.toLowerCase()));
  }

  private write(apply: () => void): Promise<void> {
    return this.transaction.write({ isStillPossible: () => true, apply });
  }
}
