import type { Ids } from '../../../kernel/ids.js';
import type { Transaction } from '../../../kernel/transaction.js';

interface Repository<E> {
  add(entity: E): Promise<void>;
  save(before: E, after: E): Promise<void>;
  remove(entity: E): Promise<void>;
}

interface Subject<E> {
  readonly repository: Repository<E>;
  readonly transaction: Transaction;
  readonly ids: Ids;
  /** Rejects or returns null if it does not exist. */
  readonly find: (id: string) => Promise<E | null>;
  readonly make: (id: string) => E;
  readonly change: (entity: E) => E;
}

/** What every repository of the context promises the domain. */
export function repositoryContract<E extends { readonly id: string }>(subject: () => Subject<E>): void {
  const unit = <T>(work: () => Promise<T>) => subject().transaction.run(null, work);
  const found = async (id: string) => {
    const entity = await subject().find(id);
    if (!entity) throw new Error('It must be there.');
    return entity;
  };
  async function missing(id: string): Promise<E | null> {
    try {
      return await subject().find(id);
    } catch (error) {
      expect(error).toMatchObject({ kind: 'not-found' });
      return null;
    }
  }
  async function saveEntity() {
    const { repository, make, ids } = subject();
    const entity = make(ids.next());
    await unit(() => repository.add(entity));
    return entity;
  }

  it('returns what was added', async () => {
    const entity = await saveEntity();
    expect(await found(entity.id)).toEqual(entity);
  });

  it('does not find an unknown id', async () => {
    expect(await missing(subject().ids.next())).toBeNull();
  });

  it('stores a change', async () => {
    const { repository, change } = subject();
    const { id } = await saveEntity();
    const changed = await unit(async () => {
      const before = await found(id);
      const after = change(before);
      await repository.save(before, after);
      return after;
    });
    expect(await found(id)).toEqual(changed);
  });

  it('stores what was added and changed in one unit of work', async () => {
    const { repository, make, change, ids } = subject();
    const added = make(ids.next());
    await unit(async () => {
      await repository.add(added);
      await repository.save(added, change(added));
    });
    expect(await found(added.id)).toEqual(change(added));
  });

  it.each(['save', 'remove'] as const)('refuses to %s what someone else has changed since', async (verb) => {
    const { repository, change } = subject();
    const { id } = await saveEntity();
    const stale = await found(id);
    await unit(async () => {
      const before = await found(id);
      await repository.save(before, change(before));
    });
    const late = unit(() =>
      verb === 'save' ? repository.save(stale, change(change(stale))) : repository.remove(stale),
    );
    await expect(late).rejects.toMatchObject({ kind: 'conflict' });
    expect(await found(id)).toEqual(change(stale));
  });

  it('removes', async () => {
    const { repository } = subject();
    const { id } = await saveEntity();
    await unit(async () => repository.remove(await found(id)));
    expect(await missing(id)).toBeNull();
  });
}
