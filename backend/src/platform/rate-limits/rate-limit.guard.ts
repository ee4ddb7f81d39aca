import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { clientAddress } from '../http/client-address.js';
import { type Limit, RateLimits } from './rate-limits.js';

const LIMITS = 'courtyard:limits-per-address';
const MINUTE = 60;

/** Limits the calls which one address may make to this handler. */
export const LimitedPerAddress = (...limits: Limit[]) => SetMetadata(LIMITS, limits);

/** A form that anybody may send: 10 a minute and 60 an hour from one address. */
export const PublicForm = (name: string) =>
  LimitedPerAddress(
    { name: `${name}-minute`, points: 10, seconds: MINUTE },
    { name: `${name}-hour`, points: 60, seconds: 60 * MINUTE },
  );

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limits = this.reflector.get<readonly Limit[] | undefined>(LIMITS, context.getHandler());
    if (!limits) return true;
    await this.limits.count(clientAddress(context.switchToHttp().getRequest<Request>()), limits);
    return true;
  }
}
