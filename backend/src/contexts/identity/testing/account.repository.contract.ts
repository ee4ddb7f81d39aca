import type { Ids } from '../../../kernel/ids.js';
import { AddressTaken } from '../domain/identity.errors.js';
import type { AccountRepository } from '../domain/ports.js';
import { anAccount } from './an-account.js';

interface Subject {
  readonly accounts: AccountRepository;
  readonly ids: Ids;
}

/** What every keeper of accounts promises the domain. */
export function accountRepositoryContract(subject: () => Subject): void {
  it.each(['admin', 'manager', 'staff'] as const)(
    'finds a %s by role and address, however it is spelled',
    async (role) => {
      const { accounts, ids } = subject();
      const account = anAccount(ids, role);
      const before = await accounts.count();
      await accounts.add(account);
      const { id, email, name, passwordHash } = account;
      const found = { id, role, email, name, passwordHash, isActive: true, mustChoosePassword: false };
      expect(await accounts.find(role, email)).toEqual({ account: found, comparedAs: email });
      expect(await accounts.find(role, email.toUpperCase())).toEqual({ account: found, comparedAs: email });
      expect(await accounts.find(role === 'staff' ? 'admin' : 'staff', email)).toMatchObject({ account: null });
      expect(await accounts.find(role, `X${email}`)).toEqual({ account: null, comparedAs: `x${email}` });
      expect(await accounts.count()).toBe(before + 1);
    },
  );

  it.each([
    ['staff', 'staff'],
    ['admin', 'admin'],
    ['admin', 'manager'],
  ] as const)('refuses an address twice, for %s and %s', async (one, other) => {
    const { accounts, ids } = subject();
    const { email, ...account } = anAccount(ids, one);
    await accounts.add({ ...account, email });
    const twin = anAccount(ids, other, { email: email.toUpperCase() });
    await expect(accounts.add(twin)).rejects.toBeInstanceOf(AddressTaken);
  });

  it.each(['manager', 'staff'] as const)(
    'accepts one of several concurrent accounts with the same address (%s)',
    async (role) => {
      const { accounts, ids } = subject();
      const { email, ...account } = anAccount(ids, role);
      const twins = [email, email.toUpperCase(), email].map((spelled) => ({
        ...account,
        id: ids.next(),
        email: spelled,
      }));
      const added = await Promise.allSettled(twins.map((twin) => accounts.add(twin)));
      expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refused = added.filter(({ status }) => status === 'rejected');
      expect(refused).toEqual(refused.map(() => ({ status: 'rejected', reason: expect.any(AddressTaken) })));
    },
  );

  it('adds no first account where there is one', async () => {
    const { accounts, ids } = subject();
    await accounts.add(anAccount(ids, 'staff'));
    const before = await accounts.count();
    expect(await accounts.addFirst(anAccount(ids, 'admin'))).toBe(false);
    expect(await accounts.count()).toBe(before);
  });

  it('lets a person with an office account also have a staff account', async () => {
    const { accounts, ids } = subject();
    const { email, ...account } = anAccount(ids, 'manager');
    await accounts.add({ ...account, email });
    await accounts.add(anAccount(ids, 'staff', { email }));
    expect(await accounts.find('staff', email)).toMatchObject({ account: { role: 'staff' } });
  });

  it.each(['manager', 'staff'] as const)('knows a %s by id, deactivated or not', async (role) => {
    const { accounts, ids } = subject();
    const account = anAccount(ids, role, { isDemo: true });
    await accounts.add(account);
    const { id, email, name, passwordHash } = account;
    const found = { id, role, email, name, passwordHash, isActive: true, mustChoosePassword: false };
    expect(await accounts.get(role, id)).toEqual(found);
    await accounts.deactivateDemoAccounts();
    expect(await accounts.get(role, id)).toEqual({ ...found, isActive: false });
    expect(await accounts.get('admin', id)).toBeNull();
    expect(await accounts.get(role, ids.next())).toBeNull();
  });

  it('finds active accounts of a role by id, and all addresses in use', async () => {
    const { accounts, ids } = subject();
    const waiter = anAccount(ids, 'staff');
    const former = anAccount(ids, 'manager', { isDemo: true });
    await accounts.add(waiter);
    await accounts.add(former);
    await accounts.deactivateDemoAccounts();
    expect(await accounts.findActive('staff', waiter.id)).toEqual({ id: waiter.id, name: waiter.name });
    expect(await accounts.findActive('manager', waiter.id)).toBeNull();
    expect(await accounts.findActive('manager', former.id)).toBeNull();
    expect(await accounts.findActive('staff', ids.next())).toBeNull();
    const { id, name, email, role } = waiter;
    expect(await accounts.activePeople(['staff', 'manager'])).toContainEqual({ id, name, email, role });
    expect(await accounts.activePeople(['manager'])).not.toContainEqual(expect.objectContaining({ id }));
    expect(await accounts.activePeople(['manager'])).not.toContainEqual(expect.objectContaining({ id: former.id }));
    for (const { email } of [waiter, former]) expect(await accounts.isTaken(email.toUpperCase())).toBe(true);
    expect(await accounts.isTaken(`x${waiter.email}`)).toBe(false);
  });

  it.each(['manager', 'staff'] as const)('takes a new password of a %s, who is then no demo account', async (role) => {
    const { accounts, ids } = subject();
    const account = anAccount(ids, role, { isDemo: true });
    await accounts.add(account);
    expect(await accounts.activeDemoAccounts()).toContainEqual({ role, email: account.email });
    await accounts.changePassword(account, 'another hash');
    expect(await accounts.find(role, account.email)).toMatchObject({ account: { passwordHash: 'another hash' } });
    expect(await accounts.activeDemoAccounts()).not.toContainEqual({ role, email: account.email });
  });

  it.each(['manager', 'staff'] as const)(
    'changes a %s only while the password is the one that was compared',
    async (role) => {
      const { accounts, ids } = subject();
      const read = anAccount(ids, role);
      const demo = anAccount(ids, role, { isDemo: true });
      for (const account of [read, demo]) await accounts.add(account);
      const at = new Date('2026-11-21T15:00:00Z');
      expect(await accounts.recordLogin(read, at)).toBe(true);
      expect(await accounts.replacePassword(read, 'second hash')).toBe(true);
      expect(await accounts.recordLogin(read, at)).toBe(false);
      expect(await accounts.replacePassword(read, 'third hash')).toBe(false);
      expect(await accounts.find(role, read.email)).toMatchObject({ account: { passwordHash: 'second hash' } });
      await accounts.deactivateDemoAccounts();
      expect(await accounts.recordLogin(demo, at)).toBe(false);
      expect(await accounts.recordLogin({ ...read, id: ids.next() }, at)).toBe(false);
    },
  );

  it.each(['manager', 'staff'] as const)('stores a %s without a password, who can get one later', async (role) => {
    const { accounts, ids } = subject();
    const account = anAccount(ids, role, { passwordHash: null });
    await accounts.add(account);
    expect(await accounts.find(role, account.email)).toMatchObject({ account: { passwordHash: null } });
    expect(await accounts.recordLogin(account, new Date('2026-11-21T15:00:00Z'))).toBe(true);
    expect(await accounts.replacePassword(account, 'first hash')).toBe(true);
    expect(await accounts.recordLogin(account, new Date('2026-11-21T15:00:00Z'))).toBe(false);
  });

  it.each(['manager', 'staff'] as const)('asks a %s to change a password that another person has set', async (role) => {
    const { accounts, ids } = subject();
    const account = anAccount(ids, role);
    await accounts.add(account);
    await accounts.changePassword(account, 'set by the owner');
    const found = await accounts.get(role, account.id);
    expect(found).toMatchObject({ passwordHash: 'set by the owner', mustChoosePassword: true });
    expect(await accounts.replacePassword({ ...account, passwordHash: 'set by the owner' }, 'chosen')).toBe(true);
    expect(await accounts.get(role, account.id)).toMatchObject({ passwordHash: 'chosen', mustChoosePassword: false });
  });

  it.each(['manager', 'staff'] as const)('deactivates a %s and activates them again', async (role) => {
    const { accounts, ids } = subject();
    const account = anAccount(ids, role);
    await accounts.add(account);
    await accounts.changeStatus(account, false);
    expect(await accounts.get(role, account.id)).toMatchObject({ isActive: false });
    await accounts.changeStatus(account, true);
    expect(await accounts.get(role, account.id)).toMatchObject({ isActive: true });
  });

  it('finds an account of any role by id, but no demo account', async () => {
    const { accounts, ids } = subject();
    const waiter = anAccount(ids, 'staff');
    const demo = anAccount(ids, 'admin', { isDemo: true });
    await accounts.add(waiter);
    await accounts.add(demo);
    expect(await accounts.findOwn(waiter.id)).toMatchObject({ role: 'staff', email: waiter.email });
    expect(await accounts.findOwn(demo.id)).toBeNull();
    expect(await accounts.findOwn(ids.next())).toBeNull();
  });

  it('switches demo accounts off, and no other', async () => {
    const { accounts, ids } = subject();
    const demo = anAccount(ids, 'manager', { isDemo: true });
    const own = anAccount(ids, 'manager');
    await accounts.add(demo);
    await accounts.add(own);
    await accounts.deactivateDemoAccounts();
    expect(await accounts.activeDemoAccounts()).toEqual([]);
    expect(await accounts.find('manager', demo.email)).toMatchObject({ account: { isActive: false } });
    expect(await accounts.find('manager', own.email)).toMatchObject({ account: { isActive: true } });
  });
}
