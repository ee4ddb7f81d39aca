import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { clientAddress, clientNetwork } from '../http/client-address.js';
import { problemResponse } from '../http/problem-response.js';
import { Authenticator } from '../http/security/access.js';
import { type Limit, RateLimits } from './rate-limits.js';

const LIMITS = 'courtyard:limits-per-address';
const NETWORK_LIMITS = 'courtyard:limits-per-network';
const STRANGERS_ALONE = 'courtyard:limits-strangers-alone';
const MINUTE = 60;

/** Limits the calls of one address to this handler. */
export const LimitedPerAddress = (...limits: Limit[]) =>
  applyDecorators(
    SetMetadata(LIMITS, limits),
    ApiTooManyRequestsResponse({
      ...problemResponse('Too many calls from one address'),
      headers: { 'Retry-After': { description: 'Seconds until the next call', schema: { type: 'integer' } } },
    }),
  );

/** A public form: strangers may send it 10 times a minute and 60 an hour per address and 240 an hour per network; signed-in users without limit. */
export const PublicForm = (name: string) =>
  applyDecorators(
    LimitedPerAddress(
      { name: `${name}-minute`, points: 10, seconds: MINUTE },
      { name: `${name}-hour`, points: 60, seconds: 60 * MINUTE },
    ),
    SetMetadata(NETWORK_LIMITS, [{ name: `${name}-network-hour`, points: 240, seconds: 60 * MINUTE }]),
    SetMetadata(STRANGERS_ALONE, true),
  );

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limits = this.reflector.get<readonly Limit[] | undefined>(LIMITS, context.getHandler());
    if (!limits) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const strangersAlone = this.reflector.get<boolean | undefined>(STRANGERS_ALONE, context.getHandler()) ?? false;
    if (strangersAlone && (await this.authenticator.loginsOf(request)).length > 0) return true;
    await this.limits.count(clientAddress(request), limits);
    const networkLimits = this.reflector.get<readonly Limit[] | undefined>(NETWORK_LIMITS, context.getHandler());
    if (networkLimits) await this.limits.count(clientNetwork(request), networkLimits);
    return true;
  }
}
