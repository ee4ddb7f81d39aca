import { createHmac, randomBytes } from 'node:crypto';
import { Not, type Repository } from 'typeorm';
import type { Role } from '../../../../kernel/actor.js';
import type { Clock } from '../../../../kernel/clock.js';
import { Cron } from '../../../../platform/jobs/job-handlers.js';
import type { Database } from '../../../../platform/persistence/database.js';
import type { Account } from '../../domain/account.js';
import type { EndedLogin, SessionRepository, SignedInBrowser } from '../../domain/ports/session.repository.js';
import type { LiveLogin, LiveLoginsQuery } from './live-logins.query.js';
import { type Session, type SessionLogin, SessionLoginSchema, SessionSchema } from './session.schemas.js';

type AccountKey = Pick<Account, 'id' | 'role'>;

/** The database contains only a keyed hash of each token, so its rows cannot be used to sign in. */
export class TypeOrmSessionRepository implements SessionRepository {
  private readonly sessions: Repository<Session>;
  private readonly logins: Repository<SessionLogin>;

  constructor(
    private readonly database: Database,
    private readonly live: LiveLoginsQuery,
    private readonly secret: string,
    private readonly clock: Clock,
  ) {
    this.sessions = database.getRepository(SessionSchema);
    this.logins = database.getRepository(SessionLoginSchema);
  }

  async begin(
    { id, role }: AccountKey,
    before: string | null,
    browser: string | null,
    inTwoSteps = false,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const session = this.hash(token);
    const now = this.clock.now();
    await this.sessions.insert({ idHash: session, createdAt: now, usedAt: now, browser });
    if (before !== null) {
      await this.live.takeOver(this.hash(before), session, role, now);
      await this.sessions.delete({ idHash: this.hash(before) });
    }
    await this.logins.insert({ sessionHash: session, role, accountId: id, loggedInAt: now, inTwoSteps });
    return token;
  }

  async endLogin(token: string, role: Role): Promise<EndedLogin> {
    const session = this.hash(token);
    return this.database.run(null, async () => {
      const end = this.logins.createQueryBuilder().delete().where({ sessionHash: session, role });
      const result = await end.returning('account_id as "accountId"').execute();
      const [ended] = result.raw as Pick<SessionLogin, 'accountId'>[];
      const hasOthers = await this.logins.existsBy({ sessionHash: session });
      if (!hasOthers) await this.sessions.delete({ idHash: session });
      return { accountId: ended?.accountId ?? null, hasOthers };
    });
  }

  ofAccount(account: AccountKey, token: string | null): Promise<SignedInBrowser[]> {
    return this.live.ofAccount(account, token === null ? null : this.hash(token), this.clock.now());
  }

  async endOne({ id, role }: AccountKey, login: string): Promise<boolean> {
    const { affected } = await this.logins.delete({ id: login, accountId: id, role });
    return affected === 1;
  }

  async endAll({ id, role }: AccountKey, except: string | null): Promise<void> {
    const others = except === null ? {} : { sessionHash: Not(this.hash(except)) };
    await this.logins.delete({ accountId: id, role, ...others });
  }

  /** The logins of active accounts in a session that is neither idle for 12 hours nor older than 7 days, newest first. */
  liveLogins(token: string): Promise<LiveLogin[]> {
    return this.live.inSession(this.hash(token), this.clock.now());
  }

  async touch(token: string): Promise<void> {
    await this.sessions.update({ idHash: this.hash(token) }, { usedAt: this.clock.now() });
  }

  /** Deletes sessions that can no longer be used. */
  @Cron('end-old-sessions', '17 * * * *')
  removeEnded(): Promise<void> {
    return this.live.removeSessionsWithout(this.clock.now());
  }

  private hash(token: string): Buffer {
    return createHmac('sha256', this.secret).update(token).digest();
  }
}
