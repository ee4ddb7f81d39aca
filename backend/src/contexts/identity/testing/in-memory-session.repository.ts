import type { Role } from '../../../kernel/actor.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Account } from '../domain/account.js';
import type { EndedLogin, SessionRepository, SignedInBrowser } from '../domain/ports/session.repository.js';

type Key = Pick<Account, 'id' | 'role'>;

interface Login {
  readonly id: string;
  readonly accountId: string;
  readonly at: Date;
  readonly inTwoSteps: boolean;
}
interface Session {
  usedAt: Date;
  readonly browser: string | null;
  readonly logins: Map<Role, Login>;
}

const HOUR_MS = 3_600_000;
const IDLE_MS = 12 * HOUR_MS;
const LONGEST_MS = 7 * 24 * HOUR_MS;

export class InMemorySessionRepository implements SessionRepository {
  private readonly sessions = new Map<string, Session>();
  private last = 0;

  constructor(private readonly clock: Clock) {}

  begin({ id, role }: Key, before: string | null, browser: string | null, inTwoSteps = false): Promise<string> {
    const at = this.clock.now();
    const moved = before === null ? [] : this.liveLogins(before).filter(([other]) => other !== role);
    if (before !== null) this.sessions.delete(before);
    this.last += 1;
    const token = `token ${String(this.last)}`;
    const login = { id: `login ${String(this.last)}`, accountId: id, at, inTwoSteps };
    this.sessions.set(token, { usedAt: at, browser, logins: new Map([...moved, [role, login]]) });
    return Promise.resolve(token);
  }

  endLogin(token: string, role: Role): Promise<EndedLogin> {
    const logins = this.sessions.get(token)?.logins;
    const accountId = logins?.get(role)?.accountId ?? null;
    logins?.delete(role);
    return Promise.resolve({ accountId, hasOthers: (logins?.size ?? 0) > 0 });
  }

  ofAccount({ id, role }: Key, token: string | null): Promise<SignedInBrowser[]> {
    const found = [...this.sessions].flatMap(([key, { usedAt, browser }]) =>
      this.liveLogins(key)
        .filter(([other, { accountId }]) => other === role && accountId === id)
        .map(([, login]) => ({ id: login.id, browser, signedInAt: login.at, usedAt, isThis: key === token })),
    );
    return Promise.resolve(found.sort((one, other) => other.usedAt.getTime() - one.usedAt.getTime()));
  }

  endOne({ id, role }: Key, login: string): Promise<boolean> {
    for (const { logins } of this.sessions.values()) {
      const found = logins.get(role);
      if (found?.id === login && found.accountId === id) return Promise.resolve(logins.delete(role));
    }
    return Promise.resolve(false);
  }

  endAll({ id, role }: Key, except: string | null): Promise<void> {
    for (const [token, { logins }] of this.sessions)
      if (token !== except && logins.get(role)?.accountId === id) logins.delete(role);
    return Promise.resolve();
  }

  use(token: string): void {
    const session = this.sessions.get(token);
    if (session) session.usedAt = this.clock.now();
  }

  /** Newest first. */
  rolesOf(token: string): Role[] {
    const logins = this.liveLogins(token).sort(([, one], [, other]) => other.at.getTime() - one.at.getTime());
    return logins.map(([role]) => role);
  }

  isInTwoSteps(token: string, role: Role): boolean {
    return this.sessions.get(token)?.logins.get(role)?.inTwoSteps ?? false;
  }

  private liveLogins(token: string): [Role, Login][] {
    const session = this.sessions.get(token);
    const age = (at: Date) => this.clock.now().getTime() - at.getTime();
    if (!session || age(session.usedAt) >= IDLE_MS) return [];
    return [...session.logins].filter(([, { at }]) => age(at) < LONGEST_MS);
  }
}
