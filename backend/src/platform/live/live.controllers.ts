import { Controller, Get, Req, Res, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type Role, ROLES } from '../../kernel/actor.js';
import { Authenticator, CurrentActor, type Login, Roles, type SignedInRequest } from '../http/security/access.js';
import { LiveView } from './live-view.js';

/** `/api/{role}/live`: a stream of changes. */
function liveController(role: Role): Type {
  @ApiTags('live')
  @Controller(`${role}/live`)
  @Roles(role)
  class LiveController {
    constructor(
      private readonly live: LiveView,
      private readonly authenticator: Authenticator,
    ) {}

    @Get()
    @ApiProduces('text/event-stream')
    @ApiOkResponse({
      description: 'Events `changed`, each with a JSON array of what to read again; `*` for everything.',
      type: String,
    })
    open(@CurrentActor() login: Login, @Req() request: SignedInRequest, @Res() response: Response): void {
      const isSignedIn = async () =>
        (await this.authenticator.loginsNow(request)).some(
          ({ id, awaitsSecondStep, awaitsPassword }) => id === login.id && !awaitsSecondStep && !awaitsPassword,
        );
      this.live.open(login, response, isSignedIn);
    }
  }
  Object.defineProperty(LiveController, 'name', { value: `${role}LiveController` });
  return LiveController;
}

export const liveControllers = ROLES.map(liveController);
