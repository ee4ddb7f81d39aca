import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { clientAddress } from '../../../../platform/http/client-address.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { CurrentActor, type Login, NotByPin, Public, Roles } from '../../../../platform/http/security/access.js';
import { LimitedPerAddress } from '../../../../platform/rate-limits/rate-limit.guard.js';
import type { Account } from '../../domain/account.js';
import { SharedTabletService } from '../../domain/shared-tablet.service.js';
import { PINS_PER_ADDRESS, TRIES_PER_ADDRESS } from '../security/counted-login-tries.js';
import {
  AccountView,
  accountView,
  NewPin,
  PinView,
  pinView,
  SharedTabletView,
  sharedTabletView,
  SwitchPerson,
} from './identity.dto.js';
import { browserName, SessionCookie } from './login-cookies.js';

/** A tablet that staff share for a day. Two calls are public, because no one is signed in while it is locked: its cookie decides. */
@ApiTags('sign-in')
@Controller('shared-tablet')
export class SharedTabletController {
  constructor(
    private readonly tablets: SharedTabletService,
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  @Public()
  @NoStore()
  @ApiOkResponse({ type: SharedTabletView })
  async people(@Req() request: Request): Promise<SharedTabletView> {
    return sharedTabletView(await this.tablets.people(this.cookie.read(request)));
  }

  @Post()
  @Audited('tablet shared')
  @Roles('staff', 'manager', 'admin')
  @HttpCode(204)
  @ApiNoContentResponse()
  async share(
    @CurrentActor() actor: Login,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.cookie.write(response, await this.tablets.share(actor, this.cookie.read(request) ?? ''));
    response.setHeader('Clear-Site-Data', '"cache"');
  }

  @Post('switch')
  @Audited('switch by PIN')
  @Public()
  @LimitedPerAddress(PINS_PER_ADDRESS)
  @HttpCode(200)
  @ApiOkResponse({ type: AccountView })
  async switchTo(
    @Body() { staffId, pin }: SwitchPerson,
    @Req() request: Request & { user?: Account },
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountView> {
    const browser = browserName(request.header('user-agent'));
    const switching = { token: this.cookie.read(request), browser };
    const { account, token } = await this.tablets.switchTo(staffId, pin, switching);
    // The security log reads the account from here, as Passport sets it.
    request.user = account;
    this.cookie.write(response, token);
    response.setHeader('Clear-Site-Data', '"cache"');
    return accountView({ ...account, isOnSharedTablet: true, isByPin: true });
  }

  @Delete()
  @Audited('tablet no longer shared')
  @Roles('staff', 'manager', 'admin')
  @HttpCode(204)
  @ApiNoContentResponse()
  async stop(
    @CurrentActor() actor: Login,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (await this.tablets.stop(this.cookie.read(request), actor)) this.cookie.clear(response);
    response.setHeader('Clear-Site-Data', '"cache"');
  }
}

/** The caller's PIN for shared tablets. */
@ApiTags('sign-in')
@Controller('account/pin')
@Roles('staff')
@NotByPin()
@NoStore()
export class PinController {
  constructor(private readonly tablets: SharedTabletService) {}

  @Get()
  @ApiOkResponse({ type: PinView })
  async pin(@CurrentActor() actor: Login): Promise<PinView> {
    return pinView(await this.tablets.pinOf(actor));
  }

  @Put()
  @Audited('PIN set')
  @LimitedPerAddress(TRIES_PER_ADDRESS)
  @HttpCode(204)
  @ApiNoContentResponse()
  async set(@Body() { password, pin }: NewPin, @CurrentActor() actor: Login, @Req() request: Request): Promise<void> {
    await this.tablets.setPin(actor, password, pin, clientAddress(request));
  }

  @Delete()
  @Audited('PIN removed')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@CurrentActor() actor: Login): Promise<void> {
    await this.tablets.removePin(actor);
  }
}
