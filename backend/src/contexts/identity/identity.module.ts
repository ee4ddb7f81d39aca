import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { PassportModule } from '@nestjs/passport';
import { Clock } from '../../kernel/clock.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { Authenticator } from '../../platform/http/security/access.js';
import { loginsOf } from '../../platform/live/live-topics.js';
import { Database } from '../../platform/persistence/database.js';
import { FeatureSettingsModule } from '../feature-settings/index.js';
import { AccountController } from './adapters/http/account.controller.js';
import { loginControllers, passwordStrategies } from './adapters/http/login.controllers.js';
import { ChallengeCookie } from './adapters/http/challenge-cookie.js';
import { KnownBrowserCookie } from './adapters/http/known-browser.js';
import { DirectoryController } from './adapters/http/directory.controller.js';
import { OfficeAccountsController } from './adapters/http/office-accounts.controller.js';
import { PasswordLinkJobs } from './adapters/jobs/password-link-jobs.js';
import { SignedPasswordLinks } from './adapters/links/signed-password-links.js';
import { MailedAccounts } from './adapters/mail/mailed-accounts.js';
import { OfficeAccountsQuery } from './adapters/persistence/office-accounts.query.js';
import { DirectoryCookie } from './adapters/http/directory-cookie.js';
import { ManagerSecondStepsController } from './adapters/http/manager-second-steps.controller.js';
import { PasskeyController } from './adapters/http/passkey.controller.js';
import { SecondStepController } from './adapters/http/second-step.controller.js';
import { SessionAuthenticator } from './adapters/http/session-authenticator.js';
import { SessionCookie } from './adapters/http/session-cookie.js';
import { AccountByAddressQuery } from './adapters/persistence/account-by-address.query.js';
import { AccountSchema, OfficeAccountSchema, StaffSignInSchema } from './adapters/persistence/account.schemas.js';
import { DirectoryLinkSchema } from './adapters/persistence/directory-link.schema.js';
import { LiveLoginsQuery } from './adapters/persistence/live-logins.query.js';
import { ManagerSecondStepsQuery } from './adapters/persistence/manager-second-steps.query.js';
import { PasskeySchema, SpentChallengeSchema } from './adapters/persistence/passkey.schemas.js';
import { RecoveryCodeSchema, SecondStepSchema } from './adapters/persistence/second-step.schemas.js';
import { SessionLoginSchema, SessionSchema } from './adapters/persistence/session.schemas.js';
import { StaffAccountSchema } from './adapters/persistence/staff-account.schema.js';
import { StaffDirectoryQuery } from './adapters/persistence/staff-directory.query.js';
import { TypeOrmAccountRepository } from './adapters/persistence/typeorm-account.repository.js';
import { TypeOrmDirectoryLinkRepository } from './adapters/persistence/typeorm-directory-link.repository.js';
import { TypeOrmPasskeyRepository } from './adapters/persistence/typeorm-passkey.repository.js';
import { TypeOrmSecondStepRepository } from './adapters/persistence/typeorm-second-step.repository.js';
import { TypeOrmSessionRepository } from './adapters/persistence/typeorm-session.repository.js';
import { TypeOrmStaffAccountRepository } from './adapters/persistence/typeorm-staff-account.repository.js';
import { Argon2Passwords } from './adapters/security/argon2-passwords.js';
import { CountedLoginTries } from './adapters/security/counted-login-tries.js';
import { ListedPasswords } from './adapters/security/listed-passwords.js';
import { OpenIdDirectory } from './adapters/security/open-id-directory.js';
import { SealedKeys } from './adapters/security/sealed-keys.js';
import { TimerPause } from './adapters/security/timer-pause.js';
import { WebAuthn } from './adapters/security/web-authn.js';
import { TotpCodes } from './adapters/security/totp-codes.js';
import { staffSearch } from './adapters/persistence/staff-search.js';
import { DemoAccounts } from './adapters/seed/demo-accounts.js';
import { SampleStaff } from './adapters/seed/sample-staff.js';
import { DirectoryConfig } from './domain/directory.js';
import { DirectorySignIn } from './domain/directory-sign-in.js';
import { IdentityService } from './domain/identity.service.js';
import { OfficeAccountsService } from './domain/office-accounts.service.js';
import { OwnPassword } from './domain/own-password.js';
import { PasswordLinksService } from './domain/password-links.service.js';
import { AccountMails } from './domain/ports/account-mails.js';
import { PasswordLinks } from './domain/ports/password-links.js';
import { AccountRepository } from './domain/ports/account.repository.js';
import { CommonPasswords } from './domain/ports/common-passwords.js';
import { DirectoryLinkRepository } from './domain/ports/directory-link.repository.js';
import { Directory } from './domain/ports/directory.js';
import { LoginTries } from './domain/ports/login-tries.js';
import { Pause } from './domain/ports/pause.js';
import { PasskeyRepository } from './domain/ports/passkey.repository.js';
import { Passwords } from './domain/ports/passwords.js';
import { RelyingParty } from './domain/ports/relying-party.js';
import { SecondStepCodes } from './domain/ports/second-step-codes.js';
import { SecondStepRepository } from './domain/ports/second-step.repository.js';
import { SessionRepository } from './domain/ports/session.repository.js';
import { StaffAccountRepository } from './domain/ports/staff-account.repository.js';
import { PasskeyAnswers } from './domain/passkey-answers.js';
import { PasskeyService } from './domain/passkey.service.js';
import { REQUIRED_SECOND_STEPS } from './domain/second-step.js';
import { SecondStepService } from './domain/second-step.service.js';
import { ACCOUNT } from './domain/account.events.js';
import { STAFF_MEMBER } from './domain/staff-account.events.js';
import { StaffAccountsService } from './domain/staff-accounts.service.js';
import { NamedLogins2000000000084 } from './adapters/persistence/migrations/2000000000084-named-logins.js';
import { SecondSteps2000000000110 } from './adapters/persistence/migrations/2000000000110-second-steps.js';
import { Passkeys2000000000116 } from './adapters/persistence/migrations/2000000000116-passkeys.js';
import { ChosenPasswords2000000000140 } from './adapters/persistence/migrations/2000000000140-chosen-passwords.js';
import { DirectoryLinks2000000000117 } from './adapters/persistence/migrations/2000000000117-directory-links.js';
import { Identity2000000000002 } from './adapters/persistence/migrations/2000000000002-identity.js';
import { directoryConfigOf, identitySettings } from './identity.settings.js';

@Module({
  imports: [PassportModule, FeatureSettingsModule],
  controllers: [
    ...loginControllers,
    AccountController,
    SecondStepController,
    PasskeyController,
    OfficeAccountsController,
    DirectoryController,
    ManagerSecondStepsController,
  ],
  providers: [
    AccountByAddressQuery,
    { provide: AccountRepository, useClass: TypeOrmAccountRepository },
    LiveLoginsQuery,
    {
      provide: TypeOrmSessionRepository,
      useFactory: (database: Database, live: LiveLoginsQuery, { secrets }: AppSettings, clock: Clock) =>
        new TypeOrmSessionRepository(database, live, secrets.session, clock),
      inject: [Database, LiveLoginsQuery, AppSettings, Clock],
    },
    { provide: SessionRepository, useExisting: TypeOrmSessionRepository },
    { provide: Passwords, useClass: Argon2Passwords },
    { provide: CommonPasswords, useClass: ListedPasswords },
    { provide: LoginTries, useClass: CountedLoginTries },
    { provide: Pause, useClass: TimerPause },
    OwnPassword,
    {
      provide: SecondStepRepository,
      useFactory: (database: Database, { secrets }: AppSettings) =>
        new TypeOrmSecondStepRepository(database, new SealedKeys(secrets.session, secrets.formerSessions)),
      inject: [Database, AppSettings],
    },
    {
      provide: SecondStepCodes,
      useFactory: ({ name }: Restaurant, { secrets }: AppSettings) =>
        new TotpCodes(name, secrets.session, secrets.formerSessions),
      inject: [Restaurant, AppSettings],
    },
    { provide: PasskeyRepository, useClass: TypeOrmPasskeyRepository },
    PasskeyAnswers,
    SecondStepService,
    ManagerSecondStepsQuery,
    { provide: RelyingParty, useClass: WebAuthn },
    PasskeyService,
    ChallengeCookie,
    { provide: Directory, useClass: OpenIdDirectory },
    { provide: DirectoryLinkRepository, useClass: TypeOrmDirectoryLinkRepository },
    {
      provide: DirectoryConfig,
      useFactory: (settings: AppSettings): DirectoryConfig => directoryConfigOf(settings.of(identitySettings)),
      inject: [AppSettings],
    },
    DirectorySignIn,
    DirectoryCookie,
    IdentityService,
    { provide: PasswordLinks, useClass: SignedPasswordLinks },
    MailedAccounts,
    { provide: AccountMails, useExisting: MailedAccounts },
    PasswordLinksService,
    PasswordLinkJobs,
    OfficeAccountsQuery,
    OfficeAccountsService,
    { provide: StaffAccountRepository, useClass: TypeOrmStaffAccountRepository },
    StaffAccountsService,
    StaffDirectoryQuery,
    DemoAccounts,
    SampleStaff,
    SessionCookie,
    KnownBrowserCookie,
    { provide: Authenticator, useClass: SessionAuthenticator },
    ...passwordStrategies,
  ],
  exports: [
    IdentityService,
    DirectorySignIn,
    SecondStepService,
    StaffAccountsService,
    StaffDirectoryQuery,
    Authenticator,
  ],
})
export class IdentityModule {
  static readonly owns: Owned = {
    entities: [
      AccountSchema,
      OfficeAccountSchema,
      StaffSignInSchema,
      StaffAccountSchema,
      SessionSchema,
      SessionLoginSchema,
      SecondStepSchema,
      RecoveryCodeSchema,
      PasskeySchema,
      SpentChallengeSchema,
      DirectoryLinkSchema,
    ],
    migrations: [
      Identity2000000000002,
      NamedLogins2000000000084,
      SecondSteps2000000000110,
      Passkeys2000000000116,
      DirectoryLinks2000000000117,
      ChosenPasswords2000000000140,
    ],
    settings: identitySettings,
    featureSettings: REQUIRED_SECOND_STEPS,
    searches: { staff: staffSearch },
    liveTopics: {
      [ACCOUNT]: {
        channelsOf: ({ type, subject }) => (type.startsWith('account.signed-in') ? [] : [loginsOf(subject.id)]),
        channelsFor: () => [],
      },
      [STAFF_MEMBER]: {
        channelsOf: ({ subject }) => ['staff', loginsOf(subject.id)],
        channelsFor: () => ['staff'],
      },
    },
  };
}
