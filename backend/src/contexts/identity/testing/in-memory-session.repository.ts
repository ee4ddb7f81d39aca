import type { Role } from '../../../kernel/actor.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Account } from '../domain/account.js';
import { TabletNotShared } from '../domain/identity.errors.js';
import type { EndedLogin, LoginProof, SessionRepository, SignedInBrowser } from '../domain/ports/session.repository.js';
import { type SharedTablet, TABLET_LOCKS_AFTER_MINUTES } from '../domain/shared-tablet.js';

type Key = Pick<Account, 'id' | 'role'>;

interface Login {
  readonly id: string;
  readonly accountId: string;
  readonly at: Date;
  readonly inTwoSteps: boolean;
  readonly byPin: boolean;
}
interface Session {
  usedAt: Date;
  readonly browser: string | null;
  readonly tablet: SharedTablet | null;
  readonly logins: Map<Role, Login>;
}

const HOUR_MS = 3_600_000;
const IDLE_MS = 12 * HOUR_MS;
const LOCK_MS = TABLET_LOCKS_AFTER_MINUTES * 60_000;
const MAX_SESSION_MS = 7 * 24 * HOUR_MS;

export class InMemorySessionRepository implements SessionRepository {
  private readonly sessions = new Map<string, Session>();
  private last = 0;

  constructor(private readonly clock: Clock) {}

  begin(
    { id, role }: Key,
    before: string | null,
    browser: string | null,
    { inTwoSteps = false, byPin = false }: LoginProof = {},
  ): Promise<string> {
    const at = this.clock.now();
    const shared = before === null ? null : this.sharedNow(before);
    if (byPin && !shared) return Promise.reject(new TabletNotShared());
    const moved = before === null || shared ? [] : this.liveLogins(before).filter(([other]) => other !== role);
    if (before !== null) this.sessions.delete(before);
    const tablet = shared && { ...shared, ...(!byPin && { sharedAt: at }) };
    const login = { id: `login ${String(this.last + 1)}`, accountId: id, at, inTwoSteps, byPin };
    return Promise.resolve(this.add({ usedAt: at, browser, tablet, logins: new Map([...moved, [role, login]]) }));
  }

  tabletOf(token: string): Promise<SharedTablet | null> {
    return Promise.resolve(this.sharedNow(token));
  }

  share({ role }: Key, token: string, tablet: SharedTablet): Promise<string> {
    const replaced = this.sessions.get(token);
    this.sessions.delete(token);
    const logins = [...(replaced?.logins ?? [])].filter(([other]) => role === 'staff' && other === role);
    const usedAt = this.clock.now();
    return Promise.resolve(this.add({ usedAt, browser: replaced?.browser ?? null, tablet, logins: new Map(logins) }));
  }

  end(token: string): Promise<void> {
    this.sessions.delete(token);
    return Promise.resolve();
  }

  endLogin(token: string, role: Role): Promise<EndedLogin> {
    const logins = this.sessions.get(token)?.logins;
    const accountId = logins?.get(role)?.accountId ?? null;
    logins?.delete(role);
    return Promise.resolve({ accountId, goesOn: (logins?.size ?? 0) > 0 || this.sharedNow(token) !== null });
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

  isByPin(token: string, role: Role): boolean {
    return this.sessions.get(token)?.logins.get(role)?.byPin ?? false;
  }

  private add(session: Session): string {
    this.last += 1;
    const token = `token ${String(this.last)}`;
    this.sessions.set(token, session);
    return token;
  }

  private sharedNow(token: string): SharedTablet | null {
    const { tablet = null, usedAt = new Date(0) } = this.sessions.get(token) ?? {};
    const now = this.clock.now();
    return tablet && tablet.sharedUntil > now && now.getTime() - usedAt.getTime() < IDLE_MS ? tablet : null;
  }

  private liveLogins(token: string): [Role, Login][] {
    const session = this.sessions.get(token);
    const age = (at: Date) => this.clock.now().getTime() - at.getTime();
    const idle = session?.tablet ? LOCK_MS : IDLE_MS;
    if (!session || age(session.usedAt) >= idle || (session.tablet && !this.sharedNow(token))) return [];
    return [...session.logins].filter(([, { at }]) => age(at) < MAX_SESSION_MS);
  }
}
