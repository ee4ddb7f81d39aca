import type { Ids } from '../../../kernel/ids.js';
import type { SecondStepRepository } from '../domain/ports.js';

interface Subject {
  readonly steps: SecondStepRepository;
  readonly ids: Ids;
  /** Of an account of the office that exists. */
  anAccountId(): Promise<string>;
}

const AT = new Date('2026-11-21T15:00:00Z');

/** What every keeper of second steps promises the domain. */
export function secondStepRepositoryContract(subject: () => Subject): void {
  const begin = async (accountId?: string) => {
    const { steps, ids, anAccountId } = subject();
    const step = { id: ids.next(), accountId: accountId ?? (await anAccountId()), key: `KEY${String(Math.random())}` };
    return { ...step, hasBegun: await steps.begin(step, AT) };
  };
  const inUse = async () => {
    const step = await begin();
    await subject().steps.turnOn(step.id, 100, AT);
    return step;
  };

  it('stores an unfinished setup until a new one is started', async () => {
    const { steps, anAccountId } = subject();
    expect(await steps.find(await anAccountId())).toBeNull();
    const { hasBegun: _, ...first } = await begin();
    expect(await steps.find(first.accountId)).toEqual({ ...first, since: null });
    const { hasBegun, ...second } = await begin(first.accountId);
    expect(hasBegun).toBe(true);
    expect(await steps.find(first.accountId)).toEqual({ ...second, since: null });
    expect(await steps.turnOn(first.id, 100, AT)).toBe(false);
  });

  it('stores one of several concurrent setups', async () => {
    const { steps, anAccountId } = subject();
    const accountId = await anAccountId();
    const parallel = await Promise.all(Array.from({ length: 5 }, () => begin(accountId)));
    expect(parallel.map(({ hasBegun }) => hasBegun)).toEqual(Array(5).fill(true));
    const stored = await steps.find(accountId);
    expect(parallel.map(({ id }) => id)).toContain(stored?.id);
    expect(parallel.find(({ id }) => id === stored?.id)?.key).toBe(stored?.key);
  });

  it('is in use from its first right code on, and is then not begun again', async () => {
    const { steps } = subject();
    const { id, accountId, key } = await begin();
    expect(await steps.use(id, 100)).toBe(false);
    expect(await steps.turnOn(id, 100, AT)).toBe(true);
    expect(await steps.turnOn(id, 101, AT)).toBe(false);
    expect(await steps.find(accountId)).toEqual({ id, accountId, key, since: AT });
    expect((await begin(accountId)).hasBegun).toBe(false);
    expect(await steps.find(accountId)).toMatchObject({ id, key });
  });

  it('accepts each time step once, and no older one', async () => {
    const { steps } = subject();
    const { id } = await inUse();
    expect(await steps.use(id, 100)).toBe(false);
    expect(await steps.use(id, 102)).toBe(true);
    expect(await steps.use(id, 102)).toBe(false);
    expect(await steps.use(id, 101)).toBe(false);
    const parallel = await Promise.all(Array.from({ length: 5 }, () => steps.use(id, 103)));
    expect(parallel.filter(Boolean)).toHaveLength(1);
  });

  it('accepts each recovery code once, even with concurrent calls', async () => {
    const { steps } = subject();
    const one = await inUse();
    const other = await inUse();
    await steps.keepRecoveryCodes(one.id, ['a', 'b']);
    await steps.keepRecoveryCodes(other.id, ['c']);
    expect(await steps.useRecoveryCode(one.id, ['c'])).toBe(false);
    const parallel = await Promise.all(Array.from({ length: 5 }, () => steps.useRecoveryCode(one.id, ['x', 'a'])));
    expect(parallel.filter(Boolean)).toHaveLength(1);
    expect(await steps.countRecoveryCodes(one.id)).toBe(1);
    await steps.keepRecoveryCodes(one.id, ['d', 'e', 'f']);
    expect(await steps.useRecoveryCode(one.id, ['b'])).toBe(false);
    expect(await steps.countRecoveryCodes(one.id)).toBe(3);
    expect(await steps.countRecoveryCodes(other.id)).toBe(1);
  });

  it('goes with its recovery codes, once', async () => {
    const { steps } = subject();
    const { id, accountId } = await inUse();
    await steps.keepRecoveryCodes(id, ['a']);
    expect(await steps.remove(id)).toBe(true);
    expect(await steps.remove(id)).toBe(false);
    expect(await steps.find(accountId)).toBeNull();
    expect(await steps.useRecoveryCode(id, ['a'])).toBe(false);
    expect((await begin(accountId)).hasBegun).toBe(true);
  });
}
