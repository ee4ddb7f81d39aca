import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  type Type,
  UseGuards,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Clock } from '../../../kernel/clock.js';
import { AppSettings } from '../../config/app-settings.js';
import { SignedBody, type SignedRequest } from '../body-kinds.js';
import { HttpProblem } from '../problem.js';

const MAX_SECONDS_APART = 300;

type SecretOf = (settings: AppSettings) => string | undefined;

/** Accepts calls whose body was recently signed with the secret. */
function guardOf(secretOf: SecretOf): Type<CanActivate> {
  @Injectable()
  class SignatureGuard implements CanActivate {
    constructor(
      private readonly settings: AppSettings,
      private readonly clock: Clock,
    ) {}

    canActivate(context: ExecutionContext): boolean {
      const request = context.switchToHttp().getRequest<SignedRequest>();
      const secret = secretOf(this.settings);
      const timestamp = request.header('x-courtyard-timestamp') ?? '';
      const actual = Buffer.from(request.header('x-courtyard-signature') ?? '');
      const apart = Math.abs(this.clock.now().getTime() / 1000 - Number(timestamp || NaN));
      if (secret !== undefined && apart <= MAX_SECONDS_APART) {
        const text = Buffer.concat([Buffer.from(`${timestamp}.`), request.signedText ?? Buffer.alloc(0)]);
        const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(text).digest('hex')}`);
        if (expected.length === actual.length && timingSafeEqual(expected, actual)) return true;
      }
      throw new HttpProblem(401, 'This call is not signed with our secret, or is too old.');
    }
  }
  return SignatureGuard;
}

/** Verifies a signature made with a secret that the sender shares with us. Use it together with `@Public()`. */
export const SignedBy = (variable: string, secretOf: SecretOf, limits?: Parameters<typeof SignedBody>[0]) =>
  applyDecorators(
    SignedBody(limits),
    UseGuards(guardOf(secretOf)),
    ApiHeader({
      name: 'X-Courtyard-Timestamp',
      description: 'Seconds since 1970; at most five minutes away from now.',
    }),
    ApiHeader({
      name: 'X-Courtyard-Signature',
      description: `\`sha256=\` and the hexadecimal HMAC-SHA-256 of \`<timestamp>.<body>\` under ${variable}.`,
    }),
  );

/** Verifies that the call comes from the email provider. */
export const SignedByProvider = (limits?: Parameters<typeof SignedBody>[0]) =>
  SignedBy('EMAIL_WEBHOOK_SECRET', ({ environment }) => environment.EMAIL_WEBHOOK_SECRET, limits);
