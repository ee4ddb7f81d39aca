import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { HttpProblem } from '../problem.js';

const CROSS_ORIGIN = 'courtyard:cross-origin';
const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Accepts posts from other sites; only for links in emails whose token is the only authorization (RFC 8058). */
export const AllowCrossOrigin = () => SetMetadata(CROSS_ORIGIN, true);

/** Browsers may make changes only from our own pages. Clients other than browsers send neither header and pass. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (HARMLESS.has(request.method) || this.reflector.get<boolean | undefined>(CROSS_ORIGIN, context.getHandler()))
      return true;
    if (!isSameOrigin(request)) throw new HttpProblem(403, 'This request came from another website.');
    return true;
  }
}

function isSameOrigin(request: Request): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = request.header('origin');
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.header('host'));
}
