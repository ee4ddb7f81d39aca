import type { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';

/** Entities by id; a unit of work can read what it has added before it commits. */
export class InMemoryRepository<E extends { readonly id: string }> {
  private readonly rows = new Map<string, E>();
  private readonly added = new Map<string, E>();

  constructor(
    private readonly transaction: InMemoryTransaction,
    private readonly notFound: () => Error,
  ) {}

  add(entity: E): Promise<void> {
    this.added.set(entity.id, entity);
    const apply = () => {
      this.added.delete(entity.id);
      this.rows.set(entity.id, entity);
    };
    return this.transaction.write({ isStillPossible: () => !this.rows.has(entity.id), apply });
  }

  find(id: string): Promise<E | null> {
    return Promise.resolve(this.known(id) ?? null);
  }

  async get(id: string): Promise<E> {
    return (await this.find(id)) ?? Promise.reject(this.notFound());
  }

  save(before: E, after: E): Promise<void> {
    const apply = () => this.rows.set(after.id, after);
    return this.transaction.write({ isStillPossible: () => this.known(before.id) === before, apply });
  }

  remove(entity: E): Promise<void> {
    const apply = () => this.rows.delete(entity.id);
    return this.transaction.write({ isStillPossible: () => this.known(entity.id) === entity, apply });
  }

  get all(): E[] {
    return [...this.rows.values()];
  }

  private known(id: string): E | undefined {
    return this.rows.get(id) ?? this.added.get(id);
  }
}
