import { Controller, Get, HttpCode, Post, Req, Res, type Type, UseGuards } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { type Role, ROLES } from '../../../../kernel/actor.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { CurrentActor, type Login, LoginOf, Public } from '../../../../platform/http/security/access.js';
import { LimitedPerAddress } from '../../../../platform/rate-limits/rate-limit.guard.js';
import type { Authenticated } from '../../domain/account.js';
import { IdentityService } from '../../domain/identity.service.js';
import { SecondStepService } from '../../domain/second-step.service.js';
import { TRIES_PER_ADDRESS } from '../security/counted-login-tries.js';
import { browserName } from './browser-name.js';
import { AccountView, accountView, LoginBody } from './identity.dto.js';
import { KnownBrowserCookie } from './known-browser.js';
import { passwordGuard, passwordStrategy } from './password-strategy.js';
import { SessionCookie } from './session-cookie.js';

/** `/api/{role}/login`, `/logout` and `/me`. */
function loginController(role: Role): Type {
  @ApiTags('sign-in')
  @Controller(role)
  class LoginController {
    constructor(
      private readonly identity: IdentityService,
      private readonly secondStep: SecondStepService,
      private readonly cookie: SessionCookie,
      private readonly known: KnownBrowserCookie,
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
      this.cookie.write(
        response,
        await this.identity.signIn(user, this.cookie.read(request), browserName(request.header('user-agent'))),
      );
      this.known.remember(user.id, request, response);
      return accountView({ ...user, awaitsSecondStep: await this.secondStep.isAwaitedOf(user) });
    }

    @Post('logout')
    @Audited('logout')
    @HttpCode(204)
    @Public()
    @ApiNoContentResponse()
    async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
      const token = this.cookie.read(request);
      const hasOthers = token !== null && (await this.identity.signOut(token, role));
      if (!hasOthers) this.cookie.clear(response);
      response.setHeader('Clear-Site-Data', '"cache"');
    }

    @Get('me')
    @LoginOf(role)
    @ApiOkResponse({ type: AccountView })
    me(@CurrentActor() actor: Login): AccountView {
      return accountView(actor);
    }
  }
  Object.defineProperty(LoginController, 'name', {
    value: `${role[0]?.toUpperCase() ?? ''}${role.slice(1)}LoginController`,
  });
  return LoginController;
}

export const loginControllers = ROLES.map(loginController);
export const passwordStrategies = ROLES.map(passwordStrategy);
