import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { EventCatalogue } from '../../platform/events/event-catalogue.js';
import { ProgramAuthenticator } from '../../platform/http/security/access.js';
import { outboundHttp } from '../../platform/outbound/guarded-http.js';
import { ReservationsModule } from '../reservations/index.js';
import { DeactivatedAccounts } from './adapters/events/deactivated-accounts.js';
import { AccessTokensController } from './adapters/http/access-tokens.controller.js';
import { CalendarController } from './adapters/http/calendar.controller.js';
import { CalendarFeedsController } from './adapters/http/calendar-feeds.controller.js';
import { EventsController, EventTypesController } from './adapters/http/events.controller.js';
import { EventsSinceQuery } from './adapters/persistence/events-since.query.js';
import { TokenAuthenticator } from './adapters/http/token-authenticator.js';
import { webhookControllers } from './adapters/http/webhook-controllers.js';
import { ExpiredSecrets } from './adapters/jobs/expired-secrets.js';
import { WebhookListener, WebhookSender } from './adapters/jobs/webhook-sender.js';
import { WebhookOffNotification } from './adapters/mail/webhook-off-notification.js';
import { PublicWebhookAddresses } from './adapters/outbound/public-webhook-addresses.js';
import {
  AccessTokensQuery,
  TypeOrmAccessTokenRepository,
} from './adapters/persistence/typeorm-access-token.repository.js';
import {
  CalendarFeedsQuery,
  TypeOrmCalendarFeedRepository,
} from './adapters/persistence/typeorm-calendar-feed.repository.js';
import {
  PgWebhookSecrets,
  TypeOrmWebhookEndpointRepository,
  WebhookFiguresQuery,
} from './adapters/persistence/typeorm-webhook-endpoint.repository.js';
import { PgWebhookDeliveries } from './adapters/persistence/webhook-deliveries.query.js';
import { CrcTokenTexts } from './adapters/security/crc-token-texts.js';
import { AccessTokenRepository, AccessTokensService } from './domain/access-tokens.service.js';
import { CalendarFeedRepository, CalendarFeedsService } from './domain/calendar-feeds.service.js';
import { integrationsSettings, canCallThisMachine } from './integrations.settings.js';
import {
  CallableAddresses,
  EventTypes,
  WebhookDeliveries,
  WebhookEndpointRepository,
  WebhookSecrets,
  WebhooksService,
} from './domain/webhooks.service.js';
import { TokenTexts } from './domain/access-token.js';

@Module({
  imports: [ReservationsModule],
  controllers: [
    AccessTokensController,
    CalendarController,
    CalendarFeedsController,
    EventsController,
    EventTypesController,
    ...webhookControllers,
  ],
  providers: [
    AccessTokensQuery,
    { provide: TokenTexts, useClass: CrcTokenTexts },
    { provide: AccessTokenRepository, useClass: TypeOrmAccessTokenRepository },
    AccessTokensService,
    CalendarFeedsQuery,
    { provide: CalendarFeedRepository, useClass: TypeOrmCalendarFeedRepository },
    CalendarFeedsService,
    { provide: WebhookEndpointRepository, useClass: TypeOrmWebhookEndpointRepository },
    { provide: WebhookSecrets, useClass: PgWebhookSecrets },
    EventsSinceQuery,
    WebhookFiguresQuery,
    PgWebhookDeliveries,
    { provide: WebhookDeliveries, useExisting: PgWebhookDeliveries },
    { provide: CallableAddresses, useClass: PublicWebhookAddresses },
    outboundHttp(canCallThisMachine),
    { provide: EventTypes, useExisting: EventCatalogue },
    WebhooksService,
    WebhookListener,
    WebhookSender,
    WebhookOffNotification,
    DeactivatedAccounts,
    ExpiredSecrets,
    { provide: ProgramAuthenticator, useClass: TokenAuthenticator },
  ],
  exports: [AccessTokensService, ProgramAuthenticator],
})
export class IntegrationsModule {
  static readonly owns: Owned = {
    settings: integrationsSettings,
  };
}
