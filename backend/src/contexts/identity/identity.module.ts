import { Module, type OnModuleInit } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Transaction } from '../../kernel/transaction.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { Authenticator } from '../../platform/http/security/access.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { SignedLinks } from '../../platform/links/signed-links.js';
import { Database } from '../../platform/persistence/database.js';
import { bind, provide } from '../../platform/provide.js';
import { Seeds } from '../../platform/seeds.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { AccountController } from './adapters/http/account.controller.js';
import { loginControllers, passwordStrategies } from './adapters/http/login.controllers.js';
import { KnownBrowserCookie } from './adapters/http/known-browser.js';
import { SessionAuthenticator } from './adapters/http/session-authenticator.js';
import { SessionCookie } from './adapters/http/session-cookie.js';
import { Accounts1000000000002 } from './adapters/persistence/migrations/1000000000002-accounts.js';
import { AccountsThatAreOff1000000000030 } from './adapters/persistence/migrations/1000000000030-accounts-that-are-off.js';
import { PgAccountRepository } from './adapters/persistence/pg-account.repository.js';
import { PgSessionRepository } from './adapters/persistence/pg-session.repository.js';
import { Argon2Passwords } from './adapters/security/argon2-passwords.js';
import { CountedLoginTries } from './adapters/security/counted-login-tries.js';
import { ListedPasswords } from './adapters/security/listed-passwords.js';
import { TimerPause } from './adapters/security/timer-pause.js';
import { addDemoAccounts } from './adapters/seed/demo-accounts.js';
import { IdentityService } from './domain/identity.service.js';
import { AccountRepository } from './domain/ports/account.repository.js';
import { CommonPasswords } from './domain/ports/common-passwords.js';
import { LoginTries } from './domain/ports/login-tries.js';
import { Pause } from './domain/ports/pause.js';
import { Passwords } from './domain/ports/passwords.js';
import { SessionRepository } from './domain/ports/session.repository.js';

@Module({
  imports: [PassportModule],
  controllers: [...loginControllers, AccountController],
  providers: [
    bind(AccountRepository, PgAccountRepository, [Database]),
    {
      provide: PgSessionRepository,
      useFactory: (database: Database, { secrets }: AppSettings, clock: Clock) =>
        new PgSessionRepository(database, secrets.session, clock),
      inject: [Database, AppSettings, Clock],
    },
    { provide: SessionRepository, useExisting: PgSessionRepository },
    bind(Passwords, Argon2Passwords, []),
    bind(CommonPasswords, ListedPasswords, []),
    bind(LoginTries, CountedLoginTries, [RateLimits]),
    bind(Pause, TimerPause, []),
    provide(IdentityService, [
      AccountRepository,
      SessionRepository,
      Passwords,
      CommonPasswords,
      LoginTries,
      Pause,
      Transaction,
      Clock,
      Ids,
    ]),
    {
      provide: SessionCookie,
      useFactory: ({ publicUrl }: AppSettings) => new SessionCookie(publicUrl),
      inject: [AppSettings],
    },
    {
      provide: KnownBrowserCookie,
      useFactory: (links: SignedLinks, clock: Clock, { publicUrl }: AppSettings) =>
        new KnownBrowserCookie(links, clock, publicUrl),
      inject: [SignedLinks, Clock, AppSettings],
    },
    bind(Authenticator, SessionAuthenticator, [PgSessionRepository, SessionCookie]),
    ...passwordStrategies,
  ],
  exports: [IdentityService, Authenticator],
})
export class IdentityModule implements OnModuleInit {
  static readonly owns = { entities: [], migrations: [Accounts1000000000002, AccountsThatAreOff1000000000030] };

  constructor(
    private readonly identity: IdentityService,
    private readonly sessions: PgSessionRepository,
    private readonly seeds: Seeds,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.seeds.define('accounts', () => addDemoAccounts(this.identity));
    this.jobs.cron('end-old-sessions', '17 * * * *', 'UTC', () => this.sessions.removeEnded());
  }
}
