import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../kernel/actor.js';
import type { Login } from '../../../../platform/http/security/access.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { Account } from '../../domain/account.js';
import type { SignedInBrowser } from '../../domain/ports/session.repository.js';

export interface LiveLogin extends Login {
  readonly isStale: boolean;
  readonly hasSecondStep: boolean;
  readonly awaitsPassword: boolean;
}

/** SQL condition for a live login; the parameter is the current time. */
const isLive = (now: string) =>
  `s.used_at > ${now}::timestamptz - interval '12 hours' and l.logged_in_at > ${now}::timestamptz - interval '7 days'`;

/** Finds logins of sessions that are neither idle for 12 hours nor older than 7 days, by the hash of the session's token. */
@Injectable()
export class LiveLoginsQuery {
  constructor(private readonly database: Database) {}

  /** Logins of active accounts, newest first. Runs on every request, so it is a single statement. */
  inSession(session: Buffer, now: Date): Promise<LiveLogin[]> {
    return this.database.query<LiveLogin[]>(
      `select a.id, a.role, a.name, a.email, s.used_at < $2::timestamptz - interval '5 minutes' as "isStale",
         l.in_two_steps or exists (select from second_steps t where t.account_id = a.id and t.since is not null) as "hasSecondStep",
         a.must_choose_password and a.password is not null as "awaitsPassword"
       from sessions s join session_logins l on l.session_hash = s.id_hash join accounts a on a.id = l.account_id and a.role = l.role and a.is_active
       where s.id_hash = $1 and ${isLive('$2')} order by l.logged_in_at desc`,
      [session, now],
    );
  }

  /** Logins of an account, most recently used first. @param asking hash of the caller's session */
  ofAccount({ id, role }: Pick<Account, 'id' | 'role'>, asking: Buffer | null, now: Date): Promise<SignedInBrowser[]> {
    return this.database.query<SignedInBrowser[]>(
      `select l.id, s.browser, l.logged_in_at as "signedInAt", s.used_at as "usedAt", s.id_hash is not distinct from $3 as "isThis"
       from session_logins l join sessions s on s.id_hash = l.session_hash
       where l.account_id = $1 and l.role = $2 and ${isLive('$4')} order by s.used_at desc, l.id`,
      [id, role, asking, now],
    );
  }

  /** Copies the logins of other roles into another session. */
  async takeOver(from: Buffer, into: Buffer, role: Role, now: Date): Promise<void> {
    await this.database.query(
      `insert into session_logins (session_hash, role, account_id, logged_in_at, in_two_steps)
       select $2, l.role, l.account_id, l.logged_in_at, l.in_two_steps from session_logins l join sessions s on s.id_hash = l.session_hash
       where s.id_hash = $1 and l.role <> $3 and ${isLive('$4')}`,
      [from, into, role, now],
    );
  }

  /** Deletes sessions without live logins. */
  async removeSessionsWithout(now: Date): Promise<void> {
    await this.database.query(
      `delete from sessions s where not exists (
         select from session_logins l where l.session_hash = s.id_hash and ${isLive('$1')})`,
      [now],
    );
  }
}
