import { Injectable } from '@nestjs/common';
import { Cron } from '../../../../platform/jobs/job-handlers.js';
import { AccessTokensService } from '../../domain/access-tokens.service.js';
import { WebhooksService } from '../../domain/webhooks.service.js';

/** Switches off the webhooks of expired tokens, and deletes former webhook secrets that no longer sign. */
@Injectable()
export class ExpiredSecrets {
  constructor(
    private readonly tokens: AccessTokensService,
    private readonly webhooks: WebhooksService,
  ) {}

  @Cron('end-expired-tokens', '*/5 * * * *')
  endTokens(): Promise<void> {
    return this.tokens.endExpired();
  }

  @Cron('forget-former-secrets', '41 * * * *')
  forgetFormerSecrets(): Promise<void> {
    return this.webhooks.forgetFormerSecrets();
  }
}
