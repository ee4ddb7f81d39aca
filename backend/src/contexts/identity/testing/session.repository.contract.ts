import type { Role } from '../../../kernel/actor.js';
import type { SettableClock } from '../../../platform/testing/settable-clock.js';
import type { Account } from '../domain/account.js';
import { TabletNotShared } from '../domain/identity.errors.js';
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
    const one = await signIn('staff');
    const other = await signIn('staff');
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
    const staff = await subject().account('staff');
    const admin = await subject().account('admin');
    const token = await sessions.begin(admin, await sessions.begin(staff, null, null), null);
    expect(await sessions.endLogin(token, 'staff')).toEqual({ accountId: staff.id, goesOn: true });
    expect(await rolesOf(token)).toEqual(['admin']);
    expect(await sessions.endLogin(token, 'admin')).toEqual({ accountId: admin.id, goesOn: false });
    expect(await rolesOf(token)).toEqual([]);
    expect(await sessions.endLogin('made up', 'admin')).toEqual({ accountId: null, goesOn: false });
  });

  it('ends every login of one account, but in the browser that is named', async () => {
    const account = await subject().account('manager');
    const begin = () => subject().sessions.begin(account, null, null);
    const here = await begin();
    const there = await begin();
    const stranger = await signIn('manager');
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

  describe('of a shared tablet', () => {
    const ID = '0198a000-0000-7000-8000-0000000000aa';

    async function share(role: Role, hours = 24) {
      const { sessions, clock } = subject();
      const account = await subject().account(role);
      const before = await sessions.begin(account, null, 'Safari on iOS');
      const now = clock.now();
      const tablet = { id: ID, sharedAt: now, sharedUntil: new Date(now.getTime() + hours * 3_600_000) };
      return { account, before, token: await sessions.share(account, before, tablet), tablet };
    }

    it('replaces the session, in which staff stay signed in and no one else', async () => {
      const { sessions } = subject();
      const { before, token, tablet } = await share('staff');
      expect(await rolesOf(before)).toEqual([]);
      expect(await sessions.tabletOf(before)).toBeNull();
      expect(await rolesOf(token)).toEqual(['staff']);
      expect(await sessions.tabletOf(token)).toEqual(tablet);
      expect(await rolesOf((await share('manager')).token)).toEqual([]);
    });

    it('has one person at a time, under a new token', async () => {
      const { sessions } = subject();
      const { token, tablet } = await share('staff');
      wait({ minutes: 1 });
      const next = await sessions.begin(await subject().account('staff'), token, null, { byPin: true });
      expect(await sessions.tabletOf(next)).toEqual(tablet);
      expect(await sessions.tabletOf(token)).toBeNull();
      const manager = await signIn('manager', next);
      expect(await rolesOf(manager)).toEqual(['manager']);
      expect(await sessions.tabletOf(manager)).toEqual({ ...tablet, sharedAt: subject().clock.now() });
    });

    it('locks after five minutes without use, until the next PIN', async () => {
      const { sessions } = subject();
      const { token } = await share('staff');
      wait({ minutes: 4 });
      await subject().use(token);
      wait({ minutes: 4, seconds: 59 });
      expect(await rolesOf(token)).toEqual(['staff']);
      wait({ seconds: 1 });
      expect(await rolesOf(token)).toEqual([]);
      const next = await sessions.begin(await subject().account('staff'), token, null, { byPin: true });
      expect(await rolesOf(next)).toEqual(['staff']);
    });

    it('stays shared when the person signs out', async () => {
      const { sessions } = subject();
      const { account, token } = await share('staff');
      expect(await sessions.endLogin(token, 'staff')).toEqual({ accountId: account.id, goesOn: true });
      expect(await rolesOf(token)).toEqual([]);
      expect(await sessions.tabletOf(token)).not.toBeNull();
    });

    it.each([
      ['when its time is over', { hours: 1 }],
      ['after 12 hours without use', { hours: 12 }],
    ])('ends %s', async (_, time) => {
      const { sessions } = subject();
      const { token } = await share('staff', time.hours === 1 ? 1 : 24);
      wait(time);
      expect(await sessions.tabletOf(token)).toBeNull();
      const byPin = sessions.begin(await subject().account('staff'), token, null, { byPin: true });
      await expect(byPin).rejects.toBeInstanceOf(TabletNotShared);
      expect(await rolesOf(token)).toEqual([]);
    });

    it('ends with the session', async () => {
      const { sessions } = subject();
      const { token } = await share('staff');
      await sessions.end(token);
      expect(await sessions.tabletOf(token)).toBeNull();
      expect(await rolesOf(token)).toEqual([]);
    });
  });
}
