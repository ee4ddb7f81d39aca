import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { AlsoBeforeSecondStep, CurrentActor, type Login, Roles } from '../../../../platform/http/security/access.js';
import { SecondStepService } from '../../domain/second-step.service.js';
import { ManagerSecondStepsQuery } from '../persistence/office-accounts.query.js';
import { clientAddress } from '../../../../platform/http/client-address.js';
import { LimitedPerAddress } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { TRIES_PER_ADDRESS } from '../security/counted-login-tries.js';
import {
  ManagerSecondStepView,
  managerSecondStepView,
  RecoveryCodesView,
  SecondStepKeyView,
  SecondStepProof,
  SecondStepView,
  secondStepView,
} from './identity.dto.js';
import { ChallengeCookie, SessionCookie } from './login-cookies.js';

/** Two-step sign-in of site managers, for example after they lose a phone. */
@ApiTags('sign-in')
@Controller('admin/second-steps')
@Roles('admin')
@NoStore()
export class ManagerSecondStepsController {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly managers: ManagerSecondStepsQuery,
  ) {}

  @Get()
  @ApiOkResponse({ type: [ManagerSecondStepView] })
  async list(): Promise<ManagerSecondStepView[]> {
    return (await this.managers.list()).map(managerSecondStepView);
  }

  @Delete(':id')
  @Audited('second step reset')
  @HttpCode(204)
  @ApiNoContentResponse()
  async reset(@Param('id', IdPipe) id: string, @CurrentActor() actor: Login): Promise<void> {
    await this.secondStep.reset(id, actor);
  }
}

/** The caller's two-step sign-in. */
@ApiTags('sign-in')
@Controller('account/second-step')
@Roles('manager', 'admin')
@AlsoBeforeSecondStep()
@NoStore()
export class SecondStepController {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly cookie: SessionCookie,
    private readonly challenge: ChallengeCookie,
  ) {}

  @Get()
  @ApiOkResponse({ type: SecondStepView })
  async show(@CurrentActor() actor: Login): Promise<SecondStepView> {
    return secondStepView(await this.secondStep.stateOf(actor));
  }

  @Post('key')
  @Audited('second step begun')
  @HttpCode(200)
  @ApiOkResponse({ type: SecondStepKeyView })
  begin(@CurrentActor() actor: Login): Promise<SecondStepKeyView> {
    return this.secondStep.begin(actor);
  }

  @Post('on')
  @Audited('second step turned on')
  @LimitedPerAddress(TRIES_PER_ADDRESS)
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodesView })
  async turnOn(
    @Body() { passkey, ...proof }: SecondStepProof,
    @CurrentActor() actor: Login,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodesView> {
    const signed = this.challenge.answerOf(passkey, request, response);
    const caller = this.callerOf(request);
    return { recoveryCodes: await this.secondStep.turnOn(actor, { ...proof, passkey: signed }, caller) };
  }

  @Post('off')
  @Audited('second step turned off')
  @LimitedPerAddress(TRIES_PER_ADDRESS)
  @HttpCode(204)
  @ApiNoContentResponse()
  async turnOff(
    @Body() { password, code }: SecondStepProof,
    @CurrentActor() actor: Login,
    @Req() request: Request,
  ): Promise<void> {
    await this.secondStep.turnOff(actor, { password, code }, this.callerOf(request));
  }

  @Post('recovery-codes')
  @Audited('recovery codes renewed')
  @LimitedPerAddress(TRIES_PER_ADDRESS)
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodesView })
  async renew(
    @Body() { password, code }: SecondStepProof,
    @CurrentActor() actor: Login,
    @Req() request: Request,
  ): Promise<RecoveryCodesView> {
    const proof = { password, code };
    return { recoveryCodes: await this.secondStep.renewRecoveryCodes(actor, proof, this.callerOf(request)) };
  }

  private callerOf(request: Request) {
    return { token: this.cookie.read(request), address: clientAddress(request) };
  }
}
