import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { Owned } from '../../platform/context.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { Authenticator } from '../../platform/http/security/access.js';
import { FeatureSettingsModule } from '../feature-settings/feature-settings.module.js';
import { AccountController } from './adapters/http/account.controller.js';
import { loginControllers, passwordStrategies } from './adapters/http/login.controllers.js';
import { ChallengeCookie, DirectoryCookie, KnownBrowserCookie, SessionCookie } from './adapters/http/login-cookies.js';
import { DirectoryController } from './adapters/http/directory.controller.js';
import { FirstOwnerController } from './adapters/http/first-owner.controller.js';
import { OfficeAccountsController } from './adapters/http/office-accounts.controller.js';
import { PasswordLinkJobs } from './adapters/jobs/password-link-jobs.js';
import { SignedPasswordLinks } from './adapters/links/signed-password-links.js';
import { MailedAccounts } from './adapters/mail/mailed-accounts.js';
import { ManagerSecondStepsQuery, OfficeAccountsQuery } from './adapters/persistence/office-accounts.query.js';
import { ManagerSecondStepsController, SecondStepController } from './adapters/http/second-step.controllers.js';
import { PasskeyController } from './adapters/http/passkey.controller.js';
import { PinController, SharedTabletController } from './adapters/http/shared-tablet.controllers.js';
import { SessionAuthenticator } from './adapters/http/session-authenticator.js';
import { AccountByAddressQuery, TypeOrmAccountRepository } from './adapters/persistence/typeorm-account.repository.js';
import { TypeOrmDirectoryLinkRepository } from './adapters/persistence/typeorm-directory-link.repository.js';
import { LiveLoginsQuery, TypeOrmSessionRepository } from './adapters/persistence/typeorm-session.repository.js';
import { TypeOrmPasskeyRepository } from './adapters/persistence/typeorm-passkey.repository.js';
import { TypeOrmSecondStepRepository } from './adapters/persistence/typeorm-second-step.repository.js';
import {
  StaffDirectoryQuery,
  TypeOrmStaffAccountRepository,
} from './adapters/persistence/typeorm-staff-account.repository.js';
import { TypeOrmStaffPinRepository } from './adapters/persistence/typeorm-staff-pin.repository.js';
import { Argon2Passwords, TotpCodes } from './adapters/security/totp-codes.js';
import { CountedLoginTries, TimerPause } from './adapters/security/counted-login-tries.js';
import { ListedPasswords } from './adapters/security/listed-passwords.js';
import { OpenIdDirectory } from './adapters/security/open-id-directory.js';
import { SealedKeys } from './adapters/security/sealed-keys.js';
import { WebAuthn } from './adapters/security/web-authn.js';
import { DemoAccounts, SampleStaff } from './adapters/seed/demo-accounts.js';
import { Directory, DirectoryConfig, DirectoryLinkRepository, DirectorySignIn } from './domain/directory-sign-in.js';
import { FirstOwnerService } from './domain/first-owner.service.js';
import { IdentityService } from './domain/identity.service.js';
import { OfficeAccountsService } from './domain/office-accounts.service.js';
import { OwnPassword } from './domain/own-password.js';
import { AccountMails, PasswordLinks, PasswordLinksService } from './domain/password-links.service.js';
import {
  AccountRepository,
  CommonPasswords,
  LoginTries,
  PasskeyRepository,
  Passwords,
  Pause,
  RelyingParty,
  SecondStepCodes,
  SecondStepRepository,
  StaffPinRepository,
} from './domain/ports.js';
import { SessionRepository } from './domain/ports/session.repository.js';
import { StaffAccountRepository, StaffAccountsService } from './domain/staff-accounts.service.js';
import { PasskeyAnswers } from './domain/passkey.js';
import { PasskeyService } from './domain/passkey.service.js';
import { REQUIRED_SECOND_STEPS } from './domain/second-step.js';
import { SecondStepService } from './domain/second-step.service.js';
import { SharedTabletService } from './domain/shared-tablet.service.js';
import { directoryConfigOf, identitySettings } from './identity.settings.js';

@Module({
  imports: [PassportModule, FeatureSettingsModule],
  controllers: [
    ...loginControllers,
    AccountController,
    SecondStepController,
    PasskeyController,
    PinController,
    SharedTabletController,
    OfficeAccountsController,
    FirstOwnerController,
    DirectoryController,
    ManagerSecondStepsController,
  ],
  providers: [
    AccountByAddressQuery,
    { provide: AccountRepository, useClass: TypeOrmAccountRepository },
    LiveLoginsQuery,
    TypeOrmSessionRepository,
    { provide: SessionRepository, useExisting: TypeOrmSessionRepository },
    { provide: Passwords, useClass: Argon2Passwords },
    { provide: CommonPasswords, useClass: ListedPasswords },
    { provide: LoginTries, useClass: CountedLoginTries },
    { provide: Pause, useClass: TimerPause },
    OwnPassword,
    SealedKeys,
    { provide: SecondStepRepository, useClass: TypeOrmSecondStepRepository },
    { provide: SecondStepCodes, useClass: TotpCodes },
    { provide: PasskeyRepository, useClass: TypeOrmPasskeyRepository },
    PasskeyAnswers,
    SecondStepService,
    ManagerSecondStepsQuery,
    { provide: RelyingParty, useClass: WebAuthn },
    PasskeyService,
    { provide: StaffPinRepository, useClass: TypeOrmStaffPinRepository },
    SharedTabletService,
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
    FirstOwnerService,
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
    FirstOwnerService,
    DirectorySignIn,
    SecondStepService,
    StaffAccountsService,
    StaffDirectoryQuery,
    Authenticator,
  ],
})
export class IdentityModule {
  static readonly owns: Owned = {
    settings: identitySettings,
    featureSettings: REQUIRED_SECOND_STEPS,
  };
}
