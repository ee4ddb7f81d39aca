import { createHmac } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable, Logger, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { AppSettings } from '../../config/app-settings.js';
import { clientAddress } from '../client-address.js';
import type { SignedInRequest } from './access.js';

const AUDITED = 'courtyard:audited';

/** Logs each call, allowed or refused: sign-ins, account changes, deletions, exports. */
export const Audited = (what: string) => SetMetadata(AUDITED, what);

/** Passport sets `user`. */
type LoginRequest = Request & { user?: { id: string; role: string } };

/** The first of the guards, so that refusals of later guards are logged too. */
@Injectable()
export class AuditGuard implements CanActivate {
  private readonly logger = new Logger('Security');

  constructor(
    private readonly reflector: Reflector,
    private readonly settings: AppSettings,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const what = this.reflector.get<string | undefined>(AUDITED, context.getHandler());
    if (what === undefined) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<SignedInRequest & LoginRequest>();
    const response = http.getResponse<Response>();
    response.on('finish', () => {
      const { statusCode: status } = response;
      const { id: account, role } = request.actor ?? request.user ?? {};
      const about = (request.params as Record<string, string | undefined>).id;
      this.logger.log({
        security: status < 400 ? what : `${what} refused`,
        status,
        address: clientAddress(request),
        ...(account ? { account, role } : this.tried(request)),
        ...(about !== undefined && { about }),
      });
    });
    return true;
  }

  /** A hash that distinguishes attempts on one account from attempts on many, without logging what was typed. */
  private tried({ body }: Request): { tried?: string } {
    const { email } = (body ?? {}) as { email?: unknown };
    if (typeof email !== 'string') return {};
    const hash = createHmac('sha256', this.settings.secrets.session).update(email.trim().toLowerCase());
    return { tried: hash.digest('hex').slice(0, 16) };
  }
}
