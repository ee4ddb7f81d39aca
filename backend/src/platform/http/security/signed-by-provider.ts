import { createHmac, timingSafeEqual } from 'node:crypto';
import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Clock } from '../../../kernel/clock.js';
import { AppSettings } from '../../config/app-settings.js';
import { SignedBody, type SignedRequest } from '../body-kinds.js';
import { HttpProblem } from '../problem.js';

const MOST_SECONDS_APART = 300;

/** Lets in who knows the secret, and has signed this very body a moment ago. */
@Injectable()
class ProviderGuard implements CanActivate {
  constructor(
    private readonly settings: AppSettings,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<SignedRequest>();
    const { EMAIL_WEBHOOK_SECRET: secret } = this.settings.environment;
    const timestamp = request.header('x-courtyard-timestamp') ?? '';
    const given = Buffer.from(request.header('x-courtyard-signature') ?? '');
    const apart = Math.abs(this.clock.now().getTime() / 1000 - Number(timestamp || NaN));
    if (secret !== undefined && apart <= MOST_SECONDS_APART) {
      const text = Buffer.concat([Buffer.from(`${timestamp}.`), request.signedText ?? Buffer.alloc(0)]);
      const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(text).digest('hex')}`);
      if (expected.length === given.length && timingSafeEqual(expected, given)) return true;
    }
    throw new HttpProblem(401, 'This call is not signed with our secret, or is too old.');
  }
}

/** The call comes from the mail provider: signed with the secret that it shares with us. Beside it stands `@Public()`. */
export const SignedByProvider = (limits?: Parameters<typeof SignedBody>[0]) =>
  applyDecorators(
    SignedBody(limits),
    UseGuards(ProviderGuard),
    ApiHeader({
      name: 'X-Courtyard-Timestamp',
      description: 'Seconds since 1970; at most five minutes away from now.',
    }),
    ApiHeader({
      name: 'X-Courtyard-Signature',
      description: '`sha256=` and the hexadecimal HMAC-SHA-256 of `<timestamp>.<body>` under EMAIL_WEBHOOK_SECRET.',
    }),
  );
