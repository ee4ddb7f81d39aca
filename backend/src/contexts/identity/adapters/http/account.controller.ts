import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { clientAddress } from '../../../../platform/http/client-address.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import {
  AlsoBeforePassword,
  CurrentActor,
  type Login,
  NotByPin,
  Roles,
} from '../../../../platform/http/security/access.js';
import { LimitedPerAddress } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { IdentityService } from '../../domain/identity.service.js';
import { TRIES_PER_ADDRESS } from '../security/counted-login-tries.js';
import { ChangePassword, SignedInView, signedInView } from './identity.dto.js';
import { KnownBrowserCookie, SessionCookie } from './login-cookies.js';

@ApiTags('sign-in')
@Controller('account')
@Roles('staff', 'manager', 'admin')
@NotByPin()
export class AccountController {
  constructor(
    private readonly identity: IdentityService,
    private readonly cookie: SessionCookie,
    private readonly known: KnownBrowserCookie,
  ) {}

  @Post('password')
  @AlsoBeforePassword()
  @Audited('password change')
  @LimitedPerAddress(TRIES_PER_ADDRESS)
  @HttpCode(204)
  @ApiNoContentResponse()
  async changePassword(
    @Body() body: ChangePassword,
    @CurrentActor() actor: Login,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const browser = { token: this.cookie.read(request), address: clientAddress(request) };
    const account = await this.identity.changePassword(actor, body.currentPassword, body.newPassword, browser);
    this.known.remember(account, request, response);
  }

  @Get('sessions')
  @NoStore()
  @ApiOkResponse({ type: [SignedInView] })
  async sessions(@CurrentActor() actor: Login, @Req() request: Request): Promise<SignedInView[]> {
    return (await this.identity.signedIn(actor, this.cookie.read(request))).map(signedInView);
  }

  @Delete('sessions/:id')
  @Audited('sign-out elsewhere')
  @HttpCode(204)
  @ApiNoContentResponse()
  async signOutThere(@Param('id', IdPipe) id: string, @CurrentActor() actor: Login): Promise<void> {
    await this.identity.signOutThere(actor, id);
  }

  @Post('sign-out-everywhere')
  @Audited('sign-out everywhere')
  @HttpCode(204)
  @ApiNoContentResponse()
  async signOutEverywhere(@CurrentActor() actor: Login, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.identity.signOutEverywhere(actor);
    response.setHeader('Clear-Site-Data', '"cache"');
  }
}
