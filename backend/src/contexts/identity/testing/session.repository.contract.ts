import type { Role } from '../../../kernel/actor.js';
import type { SettableClock } from '../../../platform/testing/settable-clock.js';
import type { Account } from '../domain/account.js';
import type { SessionRepository } from '../domain/ports/session.repository.js';

interface Subject {
  readonly sessions: SessionRepository;
  readonly clock: SettableClock;
  /** An account that exists. */
  account(role: Role): Promise<Pick<Account, 'id' | 'role'>>;
  /** The roles that are signed in within the session, newest login first. */
  rolesOf(token: string): Promise<Role[]>;
  /** A person does something within the session. */
  use(token: string): Promise<void>;
}

/** What every keeper of sessions promises the domain. */
export function sessionRepositoryContract(subject: () => Subject): void {
  async function signIn(role: Role, before: string | null = null): Promise<string> {
    return subject().sessions.begin(await subject().account(role), before, 'Firefox on Linux');
  }
  const rolesOf = (token: string) => subject().rolesOf(token);
  const wait = (time: Parameters<SettableClock['advance']>[0]) => {
    subject().clock.advance(time);
  };

  it('starts with one login, under a random token', async () => {
    const [one, other] = [await signIn('staff'), await signIn('staff')];
    expect(one).not.toBe(other);
    expect(await rolesOf(one)).toEqual(['staff']);
    expect(await rolesOf('made up')).toEqual([]);
  });

  it('takes the logins of other roles over from the session before, which ends', async () => {
    const first = await signIn('staff');
    wait({ minutes: 1 });
    const second = await signIn('admin', first);
    expect(await rolesOf(second)).toEqual(['admin', 'staff']);
    expect(await rolesOf(first)).toEqual([]);
    wait({ minutes: 1 });
    expect(await rolesOf(await signIn('staff', second))).toEqual(['staff', 'admin']);
  });

  it('ends the login of one role and returns its account, and whether another login remains', async () => {
    const { sessions } = subject();
    const [staff, admin] = [await subject().account('staff'), await subject().account('admin')];
    const token = await sessions.begin(admin, await sessions.begin(staff, null, null), null);
    expect(await sessions.endLogin(token, 'staff')).toEqual({ accountId: staff.id, hasOthers: true });
    expect(await rolesOf(token)).toEqual(['admin']);
    expect(await sessions.endLogin(token, 'admin')).toEqual({ accountId: admin.id, hasOthers: false });
    expect(await rolesOf(token)).toEqual([]);
    expect(await sessions.endLogin('made up', 'admin')).toEqual({ accountId: null, hasOthers: false });
  });

  it('ends every login of one account, but in the browser that is named', async () => {
    const account = await subject().account('manager');
    const begin = () => subject().sessions.begin(account, null, null);
    const [here, there, stranger] = [await begin(), await begin(), await signIn('manager')];
    await subject().sessions.endAll(account, here);
    expect(await rolesOf(here)).toEqual(['manager']);
    expect(await rolesOf(there)).toEqual([]);
    await subject().sessions.endAll(account, null);
    expect(await rolesOf(here)).toEqual([]);
    expect(await rolesOf(stranger)).toEqual(['manager']);
  });

  it('lists where an account is signed in, last used first, and ends one of them', async () => {
    const account = await subject().account('staff');
    const { sessions } = subject();
    const old = await sessions.begin(account, null, 'Safari on iOS');
    wait({ minutes: 10 });
    const here = await sessions.begin(account, null, null);
    await sessions.begin(await subject().account('staff'), null, 'Chrome on Windows');
    const found = await sessions.ofAccount(account, here);
    const then = {
      signedInAt: expect.any(Date) as Date,
      usedAt: expect.any(Date) as Date,
      id: expect.any(String) as string,
    };
    expect(found).toEqual([
      { ...then, browser: null, isThis: true },
      { ...then, browser: 'Safari on iOS', isThis: false },
    ]);
    const id = found[1]?.id ?? '';
    expect(await sessions.endOne(await subject().account('staff'), id)).toBe(false);
    expect(await sessions.endOne(account, id)).toBe(true);
    expect(await sessions.endOne(account, id)).toBe(false);
    expect(await rolesOf(old)).toEqual([]);
    expect(await rolesOf(here)).toEqual(['staff']);
    wait({ hours: 12 });
    expect(await sessions.ofAccount(account, here)).toEqual([]);
  });

  it('ends after 12 hours without use', async () => {
    const token = await signIn('staff');
    wait({ hours: 11, minutes: 59, seconds: 59 });
    expect(await rolesOf(token)).toEqual(['staff']);
    wait({ seconds: 1 });
    expect(await rolesOf(token)).toEqual([]);
  });

  it('is extended by use', async () => {
    const token = await signIn('staff');
    wait({ hours: 11 });
    await subject().use(token);
    wait({ hours: 11 });
    expect(await rolesOf(token)).toEqual(['staff']);
  });

  it('ends a login seven days after it was made, however much it is used', async () => {
    const old = await signIn('staff');
    const work = async (token: string, hours: number) => {
      for (let hour = 0; hour < hours; hour += 8) {
        wait({ hours: 8 });
        await subject().use(token);
      }
    };
    await work(old, 6 * 24);
    const token = await signIn('admin', old);
    await work(token, 16);
    wait({ hours: 7, minutes: 59, seconds: 59 });
    expect(await rolesOf(token)).toEqual(['admin', 'staff']);
    wait({ seconds: 1 });
    expect(await rolesOf(token)).toEqual(['admin']);
  });

  it('takes over no login that has ended', async () => {
    const idle = await signIn('staff');
    wait({ hours: 12 });
    expect(await rolesOf(await signIn('admin', idle))).toEqual(['admin']);
  });
}
