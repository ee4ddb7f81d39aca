import { Injectable } from '@nestjs/common';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { AccessTokensService } from '../../domain/access-tokens.service.js';
import { CalendarFeedsService } from '../../domain/calendar-feeds.service.js';
import { WebhooksService } from '../../domain/webhooks.service.js';

/** Revokes tokens, webhooks and calendar feeds of deactivated accounts. */
@Injectable()
export class DeactivatedAccounts {
  constructor(
    private readonly tokens: AccessTokensService,
    private readonly webhooks: WebhooksService,
    private readonly feeds: CalendarFeedsService,
  ) {}

  @OnEvent('account.deactivated', { listener: 'end-programs-of-account' })
  async endIntegrations({ subject: { id } }: StoredEvent): Promise<void> {
    await this.tokens.endOfAccount(id);
    await this.webhooks.switchOffOfAccount(id);
    await this.feeds.endOfAccount(id);
  }
}
