import type { Ids } from '../../../kernel/ids.js';
import type { Account } from '../domain/account.js';
import type { PasskeyRepository } from '../domain/ports.js';

interface Subject {
  readonly passkeys: PasskeyRepository;
  readonly ids: Ids;
  /** That exists. */
  anAccount(role: 'admin' | 'staff'): Promise<Pick<Account, 'id' | 'role'>>;
}

const AT = new Date('2026-11-25T15:00:00Z');
const LATER = new Date('2026-11-25T16:00:00Z');

/** What every keeper of passkeys promises the domain. */
export function passkeyRepositoryContract(subject: () => Subject): void {
  const added = async (counter = 0, owner?: Pick<Account, 'id' | 'role'>) => {
    const { passkeys, ids, anAccount } = subject();
    const account = owner ?? (await anAccount('admin'));
    const id = ids.next();
    const passkey = { id, credentialId: `credential-${id}`, publicKey: Buffer.from([1, 2, 255]), name: 'Telephone' };
    const isNew = await passkeys.add({ ...passkey, account, counter, transports: ['internal'], createdAt: AT });
    expect(isNew).toBe(true);
    return { ...passkey, account };
  };

  it.each(['admin', 'staff'] as const)(
    'stores passkeys of an account (%s), and finds them by credential',
    async (role) => {
      const { passkeys, anAccount } = subject();
      const account = await anAccount(role);
      expect(await passkeys.ofAccount(account.id)).toEqual([]);
      const { account: _, ...one } = await added(0, account);
      const stored = { ...one, accountId: account.id, transports: ['internal'], createdAt: AT, usedAt: null };
      expect(await passkeys.ofAccount(account.id)).toEqual([stored]);
      expect(await passkeys.find(one.credentialId)).toEqual(stored);
      expect(await passkeys.find('another')).toBeNull();
    },
  );

  it('accepts each credential once, for whatever account', async () => {
    const { passkeys, ids, anAccount } = subject();
    const one = await added();
    const account = await anAccount('staff');
    const same = { ...one, id: ids.next(), account, counter: 0, transports: [], createdAt: AT };
    expect(await passkeys.add(same)).toBe(false);
    expect(await passkeys.ofAccount(account.id)).toEqual([]);
  });

  it('takes a credential once of several who come with it at the same moment', async () => {
    const { passkeys, ids, anAccount } = subject();
    const account = await anAccount('admin');
    const key = { credentialId: `credential-${ids.next()}`, publicKey: Buffer.from([1]), counter: 0, transports: [] };
    const add = () => passkeys.add({ ...key, id: ids.next(), account, name: 'Telephone', createdAt: AT });
    const parallel = await Promise.all(Array.from({ length: 5 }, add));
    expect(parallel.filter(Boolean)).toHaveLength(1);
    expect(await passkeys.ofAccount(account.id)).toHaveLength(1);
  });

  it('is used with a counter that rises, or with none', async () => {
    const { passkeys } = subject();
    const silent = await added(0);
    expect(await passkeys.use(silent.id, 0, AT)).toBe(true);
    expect(await passkeys.use(silent.id, 0, LATER)).toBe(true);
    expect(await passkeys.find(silent.credentialId)).toMatchObject({ usedAt: LATER });
    const counting = await added(5);
    for (const back of [0, 4, 5]) expect(await passkeys.use(counting.id, back, AT)).toBe(false);
    expect(await passkeys.find(counting.credentialId)).toMatchObject({ usedAt: null });
    const parallel = await Promise.all(Array.from({ length: 5 }, () => passkeys.use(counting.id, 6, AT)));
    expect(parallel.filter(Boolean)).toHaveLength(1);
  });

  it('goes by the hand of its account alone, one or all of them', async () => {
    const { passkeys } = subject();
    const one = await added();
    const other = await added();
    expect(await passkeys.remove(other.account.id, one.id)).toBe(false);
    expect(await passkeys.remove(one.account.id, one.id)).toBe(true);
    expect(await passkeys.remove(one.account.id, one.id)).toBe(false);
    expect(await passkeys.use(one.id, 9, AT)).toBe(false);
    expect(await passkeys.removeAll(one.account.id)).toBe(false);
    expect(await passkeys.removeAll(other.account.id)).toBe(true);
    expect(await passkeys.ofAccount(other.account.id)).toEqual([]);
  });

  it('accepts each challenge once, even with concurrent calls', async () => {
    const { passkeys, ids } = subject();
    const challenge = `challenge ${ids.next()}`;
    const parallel = await Promise.all(Array.from({ length: 5 }, () => passkeys.spend(challenge, AT)));
    expect(parallel.filter(Boolean)).toHaveLength(1);
    expect(await passkeys.spend(challenge, AT)).toBe(false);
    expect(await passkeys.spend(`another ${challenge}`, AT)).toBe(true);
  });
}
