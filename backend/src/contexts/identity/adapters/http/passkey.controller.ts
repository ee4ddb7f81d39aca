import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { clientAddress } from '../../../../platform/http/client-address.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { CurrentActor, type Login, NotByPin, Roles } from '../../../../platform/http/security/access.js';
import { LimitedPerAddress } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { PasskeyService } from '../../domain/passkey.service.js';
import { TRIES_PER_ADDRESS } from '../security/counted-login-tries.js';
import { addingTo, ChallengeCookie, SessionCookie } from './login-cookies.js';
import { CeremonyView, NewPasskey, OwnPasswordProof, PasskeyProof, PasskeyView, passkeyView } from './identity.dto.js';

/** The caller's passkeys. */
@ApiTags('sign-in')
@Controller('account/passkeys')
@Roles('staff', 'manager', 'admin')
@NotByPin()
@NoStore()
export class PasskeyController {
  constructor(
    private readonly passkeys: PasskeyService,
    private readonly cookie: SessionCookie,
    private readonly challenge: ChallengeCookie,
  ) {}

  @Get()
  @ApiOkResponse({ type: [PasskeyView] })
  async list(@CurrentActor() actor: Login): Promise<PasskeyView[]> {
    return (await this.passkeys.ofAccount(actor)).map(passkeyView);
  }

  @Post('options')
  @Audited('passkey begun')
  @LimitedPerAddress(TRIES_PER_ADDRESS)
  @HttpCode(200)
  @ApiOkResponse({ type: CeremonyView })
  async begin(
    @Body() { password, code, passkey }: PasskeyProof,
    @CurrentActor() actor: Login,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CeremonyView> {
    const signed = this.challenge.answerOf(passkey, request, response);
    const proof = { password, code: code || null, passkey: signed };
    const options = await this.passkeys.beginAdding(actor, proof, clientAddress(request));
    this.challenge.write(response, addingTo(actor.id), options.challenge);
    return { options };
  }

  @Post()
  @Audited('passkey added')
  @HttpCode(204)
  @ApiNoContentResponse()
  async add(
    @Body() { name, transports, ...attestation }: NewPasskey,
    @CurrentActor() actor: Login,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const challenge = this.challenge.take(request, response, addingTo(actor.id));
    await this.passkeys.add(
      actor,
      name,
      { ...attestation, transports: transports ?? [] },
      { challenge, token: this.cookie.read(request) },
    );
  }

  @Post(':id/remove')
  @Audited('passkey removed')
  @LimitedPerAddress(TRIES_PER_ADDRESS)
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(
    @Param('id', IdPipe) id: string,
    @Body() { password }: OwnPasswordProof,
    @CurrentActor() actor: Login,
    @Req() request: Request,
  ): Promise<void> {
    await this.passkeys.remove(actor, id, password, clientAddress(request));
  }
}
