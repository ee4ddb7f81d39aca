import type { Passkey } from '../domain/passkey.js';
import type { NewPasskey, PasskeyRepository } from '../domain/ports.js';

export class InMemoryPasskeyRepository implements PasskeyRepository {
  private readonly rows = new Map<string, { passkey: Passkey; counter: number }>();
  private readonly spent = new Set<string>();

  ofAccount(accountId: string): Promise<Passkey[]> {
    return Promise.resolve(this.all().filter((one) => one.accountId === accountId));
  }

  find(credentialId: string): Promise<Passkey | null> {
    return Promise.resolve(this.all().find((one) => one.credentialId === credentialId) ?? null);
  }

  add({ account, counter, ...passkey }: NewPasskey): Promise<boolean> {
    if (this.all().some(({ credentialId }) => credentialId === passkey.credentialId)) return Promise.resolve(false);
    this.rows.set(passkey.id, { passkey: { ...passkey, accountId: account.id, usedAt: null }, counter });
    return Promise.resolve(true);
  }

  use(id: string, counter: number, usedAt: Date): Promise<boolean> {
    const stored = this.rows.get(id);
    const isLater = stored && (stored.counter < counter || (stored.counter === 0 && counter === 0));
    if (isLater) this.rows.set(id, { passkey: { ...stored.passkey, usedAt }, counter });
    return Promise.resolve(isLater ?? false);
  }

  remove(accountId: string, id: string): Promise<boolean> {
    const isOwn = this.rows.get(id)?.passkey.accountId === accountId;
    return Promise.resolve(isOwn && this.rows.delete(id));
  }

  async removeAll(accountId: string): Promise<boolean> {
    const own = await this.ofAccount(accountId);
    for (const { id } of own) this.rows.delete(id);
    return own.length > 0;
  }

  spend(challenge: string): Promise<boolean> {
    const isNew = !this.spent.has(challenge);
    this.spent.add(challenge);
    return Promise.resolve(isNew);
  }

  private all(): Passkey[] {
    return [...this.rows.values()].map(({ passkey }) => passkey);
  }
}
