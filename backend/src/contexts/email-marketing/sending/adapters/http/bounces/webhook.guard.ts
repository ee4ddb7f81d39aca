import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Clock } from '../../../../../../kernel/clock.js';
import { AppSettings } from '../../../../../../platform/config/app-settings.js';
import type { SignedRequest } from '../../../../../../platform/http/body-kinds.js';
import { HttpProblem } from '../../../../../../platform/http/problem.js';

const MOST_SECONDS_APART = 300;

/** Lets in who knows the secret, and has signed this very body a moment ago. */
@Injectable()
export class WebhookGuard implements CanActivate {
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
    throw new HttpProblem(401, 'This report is not signed with our secret, or is too old.');
  }
}
