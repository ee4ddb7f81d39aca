import { createHmac, randomBytes } from 'node:crypto';
import type { Role } from '../../../../kernel/actor.js';
import type { Clock } from '../../../../kernel/clock.js';
import type { Login } from '../../../../platform/http/security/access.js';
import type { Database } from '../../../../platform/persistence/database.js';
import type { Account } from '../../domain/account.js';
import type { EndedLogin, SessionRepository, SignedInBrowser } from '../../domain/ports/session.repository.js';

type AccountKey = Pick<Account, 'id' | 'role'>;

interface LiveLoginRow extends Login {
  [column: string]: unknown;
  isStale: boolean;
  hasSecondStep: boolean;
}

/** SQL for a login that still holds; the parameter is now. */
const isLive = (now: string) =>
  `s.used_at > ${now}::timestamptz - interval '12 hours' and l.logged_in_at > ${now}::timestamptz - interval '7 days'`;

const LIVE_LOGINS = `
  select a.id, a.role, a.name, a.email, s.used_at < $2::timestamptz - interval '5 minutes' as "isStale",
    l.in_two_steps or exists (select from second_steps t where t.account_id = a.id and t.since is not null) as "hasSecondStep"
  from sessions s join session_logins l on l.session_hash = s.id_hash join accounts a on a.id = l.account_id and a.role = l.role and a.is_active
  where s.id_hash = $1 and ${isLive('$2')} order by l.logged_in_at desc`;

/** The database keeps a keyed hash of each token: its rows alone open no session. */
export class PgSessionRepository implements SessionRepository {
  constructor(
    private readonly database: Database,
    private readonly secret: string,
    private readonly clock: Clock,
  ) {}

  async begin(
    { id, role }: AccountKey,
    before: string | null,
    browser: string | null,
    inTwoSteps = false,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const session = this.hash(token);
    const now = this.clock.now();
    await this.database.query('insert into sessions (id_hash, created_at, used_at, browser) values ($1, $2, $2, $3)', [
      session,
      now,
      browser,
    ]);
    if (before !== null) {
      await this.database.query(
        `insert into session_logins (session_hash, role, account_id, logged_in_at, in_two_steps)
         select $2, l.role, l.account_id, l.logged_in_at, l.in_two_steps from session_logins l join sessions s on s.id_hash = l.session_hash
         where s.id_hash = $1 and l.role <> $3 and ${isLive('$4')}`,
        [this.hash(before), session, role, now],
      );
      await this.database.query('delete from sessions where id_hash = $1', [this.hash(before)]);
    }
    await this.database.query(
      'insert into session_logins (session_hash, role, account_id, logged_in_at, in_two_steps) values ($1, $2, $3, $4, $5)',
      [session, role, id, now, inTwoSteps],
    );
    return token;
  }

  async endLogin(token: string, role: Role): Promise<EndedLogin> {
    const session = this.hash(token);
    return this.database.run(null, async () => {
      const [ended] = await this.database.query<{ accountId: string }[]>(
        'delete from session_logins where session_hash = $1 and role = $2 returning account_id as "accountId"',
        [session, role],
      );
      const [left] = await this.database.query('select role from session_logins where session_hash = $1 limit 1', [
        session,
      ]);
      if (!left) await this.database.query('delete from sessions where id_hash = $1', [session]);
      return { accountId: ended?.accountId ?? null, hasOthers: left !== undefined };
    });
  }

  ofAccount({ id, role }: AccountKey, token: string | null): Promise<SignedInBrowser[]> {
    return this.database.query<SignedInBrowser[]>(
      `select l.id, s.browser, l.logged_in_at as "signedInAt", s.used_at as "usedAt", s.id_hash is not distinct from $3 as "isThis"
       from session_logins l join sessions s on s.id_hash = l.session_hash
       where l.account_id = $1 and l.role = $2 and ${isLive('$4')} order by s.used_at desc, l.id`,
      [id, role, token === null ? null : this.hash(token), this.clock.now()],
    );
  }

  async endOne({ id, role }: AccountKey, login: string): Promise<boolean> {
    const ended = await this.database.query(
      'delete from session_logins where id = $1 and account_id = $2 and role = $3 returning id',
      [login, id, role],
    );
    return ended.length > 0;
  }

  async endAll({ id, role }: AccountKey, except: string | null): Promise<void> {
    await this.database.query(
      'delete from session_logins where account_id = $1 and role = $2 and session_hash is distinct from $3',
      [id, role, except === null ? null : this.hash(except)],
    );
  }

  /** The logins of active accounts in a session that is neither idle for 12 hours nor older than 7 days, newest first. */
  async liveLogins(token: string): Promise<LiveLoginRow[]> {
    return this.database.query<LiveLoginRow[]>(LIVE_LOGINS, [this.hash(token), this.clock.now()]);
  }

  async touch(token: string): Promise<void> {
    await this.database.query('update sessions set used_at = $2 where id_hash = $1', [
      this.hash(token),
      this.clock.now(),
    ]);
  }

  /** Removes the sessions that nobody can use any more. */
  async removeEnded(): Promise<void> {
    await this.database.query(
      `delete from sessions s where not exists (
         select from session_logins l where l.session_hash = s.id_hash and ${isLive('$1')})`,
      [this.clock.now()],
    );
  }

  private hash(token: string): Buffer {
    return createHmac('sha256', this.secret).update(token).digest();
  }
}
