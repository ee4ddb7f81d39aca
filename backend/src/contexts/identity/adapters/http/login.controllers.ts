import {
  Body,
  Controller,
  type ExecutionContext,
  Get,
  HttpCode,
  Injectable,
  mixin,
  Post,
  Req,
  Res,
  type Type,
  UseGuards,
} from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { Strategy } from 'passport-local';
import { ApiBearerAuth, ApiBody, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Role, ROLES } from '../../../../kernel/actor.js';
import { clientAddress } from '../../../../platform/http/client-address.js';
import { InputPipe } from '../../../../platform/http/input.pipe.js';
import { type Account, type Authenticated, mustReplacePassword } from '../../domain/account.js';
import { IdentityService } from '../../domain/identity.service.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { CurrentActor, type Login, LoginOf, Public } from '../../../../platform/http/security/access.js';
import { LinkToken } from '../../../../platform/links/link-token.js';
import { LimitedPerAddress, PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { DirectorySignIn } from '../../domain/directory-sign-in.js';
import { PasswordLinksService } from '../../domain/password-links.service.js';
import { PasskeyService } from '../../domain/passkey.service.js';
import type { SigningIn } from '../../domain/ports/session.repository.js';
import { SecondStepService } from '../../domain/second-step.service.js';
import { SharedTabletService } from '../../domain/shared-tablet.service.js';
import { PasswordLinkJobs } from '../jobs/password-link-jobs.js';
import { DIRECTORY_PER_ADDRESS, PASSKEYS_PER_ADDRESS, TRIES_PER_ADDRESS } from '../security/counted-login-tries.js';
import {
  browserName,
  ChallengeCookie,
  DirectoryCookie,
  KnownBrowserCookie,
  SessionCookie,
  SIGNING_IN,
} from './login-cookies.js';
import {
  AccountView,
  accountView,
  CeremonyView,
  ChoosePassword,
  ForgotPassword,
  LoginBody,
  PasskeyLogin,
  PasswordLinkView,
  passwordLinkView,
} from './identity.dto.js';
import { DirectoryView } from './directory.controller.js';

const FIELDS = { usernameField: 'email', passwordField: 'password', passReqToCallback: true, session: false } as const;
const input = new InputPipe();
const nameFor = (role: Role) => `password-${role}`;

/** Passport's check of address and password against the accounts of one role. */
function passwordStrategy(role: Role): Type {
  @Injectable()
  class PasswordStrategy extends PassportStrategy(Strategy, nameFor(role)) {
    constructor(
      readonly identity: IdentityService,
      readonly known: KnownBrowserCookie,
      readonly challenge: ChallengeCookie,
    ) {
      super(FIELDS);
    }

    validate(request: Request, email: string, password: string): Promise<Authenticated> {
      const browser = { address: clientAddress(request), memory: this.known.memoryIn(request) };
      const { code, passkey: assertion } = request.body as LoginBody;
      const { res: response } = request;
      const passkey = response ? this.challenge.answerOf(assertion, request, response) : null;
      return this.identity.authenticate(role, { email, password, code: code || null, passkey }, browser);
    }
  }
  return mixin(PasswordStrategy);
}

/** Guards run before pipes, so this one validates the fields itself: a missing one is 400, not a wrong password. */
function passwordGuard(role: Role): Type {
  @Injectable()
  class PasswordGuard extends AuthGuard(nameFor(role)) {
    override async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<Request>();
      request.body = await input.transform(request.body, { type: 'body', metatype: LoginBody });
      return (await super.canActivate(context)) as boolean;
    }
  }
  return mixin(PasswordGuard);
}

/** `/api/{role}/login` by password, passkey or directory; `/logout`, `/me`, and the links for a forgotten password. */
function loginController(role: Role): Type {
  @ApiTags('sign-in')
  @Controller(role)
  class LoginController {
    constructor(
      private readonly identity: IdentityService,
      private readonly secondStep: SecondStepService,
      private readonly passkeys: PasskeyService,
      private readonly cookie: SessionCookie,
      private readonly known: KnownBrowserCookie,
      private readonly challenge: ChallengeCookie,
      private readonly directory: DirectorySignIn,
      private readonly begun: DirectoryCookie,
      private readonly passwordLinks: PasswordLinksService,
      private readonly passwordLinkJobs: PasswordLinkJobs,
      private readonly tablets: SharedTabletService,
    ) {}

    @Post('login')
    @Audited('login')
    @HttpCode(200)
    @Public()
    @LimitedPerAddress(TRIES_PER_ADDRESS)
    @UseGuards(passwordGuard(role))
    @ApiBody({ type: LoginBody })
    @ApiOkResponse({ type: AccountView })
    async login(
      @Req() request: Request & { user: Authenticated },
      @Res({ passthrough: true }) response: Response,
    ): Promise<AccountView> {
      const { user } = request;
      const token = await this.identity.signIn(user, this.browserOf(request));
      this.cookie.write(response, token);
      this.known.remember(user, request, response);
      const awaitsSecondStep = !user.inTwoSteps && (await this.secondStep.isAwaitedOf(user));
      const isOnSharedTablet = await this.tablets.isShared(token);
      return accountView({ ...user, awaitsSecondStep, awaitsPassword: mustReplacePassword(user), isOnSharedTablet });
    }

    @Post('login/passkey/options')
    @HttpCode(200)
    @Public()
    @NoStore()
    @ApiOkResponse({ type: CeremonyView })
    async beginWithPasskey(@Res({ passthrough: true }) response: Response): Promise<CeremonyView> {
      const options = await this.passkeys.beginSignIn();
      this.challenge.write(response, SIGNING_IN, options.challenge);
      return { options };
    }

    @Post('login/passkey')
    @Audited('login with passkey')
    @HttpCode(200)
    @Public()
    @LimitedPerAddress(PASSKEYS_PER_ADDRESS)
    @ApiOkResponse({ type: AccountView })
    async loginWithPasskey(
      @Body() assertion: PasskeyLogin,
      @Req() request: Request & { user?: Account },
      @Res({ passthrough: true }) response: Response,
    ): Promise<AccountView> {
      const challenge = this.challenge.take(request, response, SIGNING_IN);
      const { account, token } = await this.passkeys.signIn(role, { assertion, challenge }, this.browserOf(request));
      // The security log reads the account from here, as Passport sets it.
      request.user = account;
      this.cookie.write(response, token);
      this.known.remember(account, request, response);
      const isOnSharedTablet = await this.tablets.isShared(token);
      return accountView({ ...account, awaitsPassword: mustReplacePassword(account), isOnSharedTablet });
    }

    @Post('directory')
    @HttpCode(200)
    @Public()
    @NoStore()
    @LimitedPerAddress(DIRECTORY_PER_ADDRESS)
    @ApiOkResponse({ type: DirectoryView })
    async beginAtDirectory(@Res({ passthrough: true }) response: Response): Promise<DirectoryView> {
      const { url, request } = await this.directory.begin(role);
      this.begun.write(response, request);
      return { url };
    }

    @Post('logout')
    @Audited('logout')
    @HttpCode(204)
    @Public()
    @ApiNoContentResponse()
    async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
      const token = this.cookie.read(request);
      const goesOn = token !== null && (await this.identity.signOut(token, role));
      if (!goesOn) this.cookie.clear(response);
      response.setHeader('Clear-Site-Data', '"cache"');
    }

    /** Responds the same, after the same time, whether or not the address has an account. */
    @Post('forgot-password')
    @Audited('password link asked for')
    @HttpCode(204)
    @Public()
    @PublicForm('forgot-password')
    @ApiNoContentResponse()
    async forgotPassword(@Body() { email }: ForgotPassword): Promise<void> {
      await this.passwordLinkJobs.add(role, email);
    }

    @Get('password-link')
    @Public()
    @NoStore()
    @ApiBearerAuth()
    @ApiOkResponse({ type: PasswordLinkView })
    async passwordLink(@LinkToken() token: string): Promise<PasswordLinkView> {
      return passwordLinkView(await this.passwordLinks.accountOf(role, token));
    }

    @Post('choose-password')
    @Audited('password chosen by link')
    @HttpCode(204)
    @Public()
    @LimitedPerAddress(TRIES_PER_ADDRESS)
    @ApiBearerAuth()
    @ApiNoContentResponse()
    async choosePassword(@Body() { newPassword }: ChoosePassword, @LinkToken() token: string): Promise<void> {
      await this.passwordLinks.choosePassword(role, token, newPassword);
    }

    @Get('me')
    @LoginOf(role)
    @ApiOkResponse({ type: AccountView })
    me(@CurrentActor() actor: Login): AccountView {
      return accountView(actor);
    }

    private browserOf(request: Request): SigningIn {
      const name = browserName(request.header('user-agent'));
      return { before: this.cookie.read(request), name, memory: this.known.memoryIn(request) };
    }
  }
  Object.defineProperty(LoginController, 'name', {
    value: `${role[0]?.toUpperCase() ?? ''}${role.slice(1)}LoginController`,
  });
  return LoginController;
}

export const loginControllers = ROLES.map(loginController);
export const passwordStrategies = ROLES.map(passwordStrategy);
