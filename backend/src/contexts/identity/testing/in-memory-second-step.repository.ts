import type { SecondStepRepository } from '../domain/ports.js';
import type { SecondStep } from '../domain/second-step.js';

interface StoredStep extends SecondStep {
  readonly lastTimeStep: number | null;
}

export class InMemorySecondStepRepository implements SecondStepRepository {
  private readonly rows = new Map<string, StoredStep>();
  private readonly recoveryCodes = new Map<string, Set<string>>();

  find(accountId: string): Promise<SecondStep | null> {
    const found = this.ofAccount(accountId);
    if (!found) return Promise.resolve(null);
    const { lastTimeStep: _, ...step } = found;
    return Promise.resolve(step);
  }

  begin(step: { id: string; accountId: string; key: string }): Promise<boolean> {
    const before = this.ofAccount(step.accountId);
    if (before?.since) return Promise.resolve(false);
    if (before) this.rows.delete(before.id);
    this.rows.set(step.id, { ...step, since: null, lastTimeStep: null });
    return Promise.resolve(true);
  }

  turnOn(id: string, lastTimeStep: number, since: Date): Promise<boolean> {
    return this.changeIf(id, (step) => step.since === null, { since, lastTimeStep });
  }

  use(id: string, lastTimeStep: number): Promise<boolean> {
    const isLater = (step: StoredStep) => step.lastTimeStep !== null && step.lastTimeStep < lastTimeStep;
    return this.changeIf(id, isLater, { lastTimeStep });
  }

  remove(id: string): Promise<boolean> {
    this.recoveryCodes.delete(id);
    return Promise.resolve(this.rows.delete(id));
  }

  keepRecoveryCodes(id: string, hashes: readonly string[]): Promise<void> {
    this.recoveryCodes.set(id, new Set(hashes));
    return Promise.resolve();
  }

  useRecoveryCode(id: string, hashes: readonly string[]): Promise<boolean> {
    return Promise.resolve(hashes.some((hash) => this.recoveryCodes.get(id)?.delete(hash) ?? false));
  }

  countRecoveryCodes(id: string): Promise<number> {
    return Promise.resolve(this.recoveryCodes.get(id)?.size ?? 0);
  }

  private ofAccount(accountId: string): StoredStep | undefined {
    return [...this.rows.values()].find((step) => step.accountId === accountId);
  }

  private changeIf(
    id: string,
    condition: (step: StoredStep) => boolean,
    changes: Partial<StoredStep>,
  ): Promise<boolean> {
    const step = this.rows.get(id);
    if (!step || !condition(step)) return Promise.resolve(false);
    this.rows.set(id, { ...step, ...changes });
    return Promise.resolve(true);
  }
}
