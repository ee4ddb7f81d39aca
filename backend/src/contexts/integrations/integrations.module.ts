import { type BeforeApplicationShutdown, Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Transaction } from '../../kernel/transaction.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { EventCatalogue } from '../../platform/events/event-catalogue.js';
import { EventListeners } from '../../platform/events/event-listeners.js';
import { ProgramAuthenticator } from '../../platform/http/security/access.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { GuardedHttp } from '../../platform/outbound/guarded-http.js';
import { OutboundHttp } from '../../platform/outbound/outbound-http.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { RetentionPolicies } from '../../platform/persistence/retention-policies.js';
import { Process } from '../../platform/process.js';
import { provide } from '../../platform/provide.js';
import { RestoredBackup } from '../../platform/restored/restored-backup.js';
import { ReservationsModule } from '../reservations/index.js';
import { AccessTokensController } from './adapters/http/access-tokens.controller.js';
import { CalendarController } from './adapters/http/calendar.controller.js';
import { CalendarFeedsController } from './adapters/http/calendar-feeds.controller.js';
import { EventTypesController } from './adapters/http/event-types.controller.js';
import { EventsController } from './adapters/http/events.controller.js';
import { EventsSinceQuery } from './adapters/persistence/events-since.query.js';
import { TokenAuthenticator } from './adapters/http/token-authenticator.js';
import { webhookControllers } from './adapters/http/webhook-controllers.js';
import { WebhookListener } from './adapters/jobs/webhook-listener.js';
import { WebhookOffNotification } from './adapters/mail/webhook-off-notification.js';
import { WebhookSender } from './adapters/jobs/webhook-sender.js';
import { PublicWebhookAddresses } from './adapters/outbound/public-webhook-addresses.js';
import { AccessTokenSchema } from './adapters/persistence/access-token.schema.js';
import { AccessTokensQuery } from './adapters/persistence/access-tokens.query.js';
import { CalendarFeedSchema } from './adapters/persistence/calendar-feed.schema.js';
import { CalendarFeedsQuery } from './adapters/persistence/calendar-feeds.query.js';
import { CalendarFeeds2000000000033 } from './adapters/persistence/migrations/2000000000033-calendar-feeds.js';
import { Integrations2000000000030 } from './adapters/persistence/migrations/2000000000030-integrations.js';
import { OwnedWebhooks2000000000144 } from './adapters/persistence/migrations/2000000000144-owned-webhooks.js';
import { WebhooksByTheRelay2000000000072 } from './adapters/persistence/migrations/2000000000072-webhooks-by-the-relay.js';
import { TypeOrmAccessTokenRepository } from './adapters/persistence/typeorm-access-token.repository.js';
import { EndingCalendarFeeds2000000000147 } from './adapters/persistence/migrations/2000000000147-ending-calendar-feeds.js';
import { TypeOrmCalendarFeedRepository } from './adapters/persistence/typeorm-calendar-feed.repository.js';
import { TypeOrmWebhookEndpointRepository } from './adapters/persistence/typeorm-webhook-endpoint.repository.js';
import { PgWebhookDeliveries } from './adapters/persistence/webhook-deliveries.query.js';
import { WebhookEndpointSchema } from './adapters/persistence/webhook-endpoint.schema.js';
import { WebhookFiguresQuery } from './adapters/persistence/webhook-figures.query.js';
import { PgWebhookSecrets } from './adapters/persistence/webhook-secrets.query.js';
import { CrcTokenTexts } from './adapters/security/crc-token-texts.js';
import { AccessTokensService } from './domain/access-tokens.service.js';
import { CalendarFeedsService } from './domain/calendar-feeds.service.js';
import { integrationsSettings } from './integrations.settings.js';
import { AccessTokenRepository } from './domain/ports/access-token.repository.js';
import { CalendarFeedRepository } from './domain/ports/calendar-feed.repository.js';
import { CallableAddresses } from './domain/ports/callable-addresses.js';
import { EventTypes } from './domain/ports/event-types.js';
import { TokenTexts } from './domain/ports/token-texts.js';
import { WebhookDeliveries } from './domain/ports/webhook-deliveries.js';
import { WebhookEndpointRepository } from './domain/ports/webhook-endpoint.repository.js';
import { WebhookSecrets } from './domain/ports/webhook-secrets.js';
import { WebhooksService } from './domain/webhooks.service.js';

const DELIVERY_RETENTION_DAYS = 30;

const mayCallThisMachine = (settings: AppSettings) =>
  settings.of(integrationsSettings).WEBHOOKS_TO_THIS_MACHINE === 'on';

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
    provide(AccessTokensService, [AccessTokenRepository, TokenTexts, WebhooksService, Transaction, Clock, Ids]),
    CalendarFeedsQuery,
    { provide: CalendarFeedRepository, useClass: TypeOrmCalendarFeedRepository },
    provide(CalendarFeedsService, [CalendarFeedRepository, TokenTexts, Transaction, Clock, Ids]),
    { provide: WebhookEndpointRepository, useClass: TypeOrmWebhookEndpointRepository },
    { provide: WebhookSecrets, useClass: PgWebhookSecrets },
    EventsSinceQuery,
    WebhookFiguresQuery,
    PgWebhookDeliveries,
    { provide: WebhookDeliveries, useExisting: PgWebhookDeliveries },
    {
      provide: CallableAddresses,
      useFactory: (settings: AppSettings) => new PublicWebhookAddresses(mayCallThisMachine(settings)),
      inject: [AppSettings],
    },
    {
      provide: OutboundHttp,
      useFactory: (settings: AppSettings): OutboundHttp => new GuardedHttp(mayCallThisMachine(settings)),
      inject: [AppSettings],
    },
    {
      provide: EventTypes,
      useFactory: (catalogue: EventCatalogue): EventTypes => ({
        get all() {
          return catalogue.types;
        },
      }),
      inject: [EventCatalogue],
    },
    provide(WebhooksService, [
      WebhookEndpointRepository,
      WebhookSecrets,
      WebhookDeliveries,
      CallableAddresses,
      EventTypes,
      Outbox,
      Transaction,
      Clock,
      Ids,
    ]),
    WebhookListener,
    WebhookSender,
    WebhookOffNotification,
    { provide: ProgramAuthenticator, useClass: TokenAuthenticator },
  ],
  exports: [AccessTokensService, ProgramAuthenticator],
})
export class IntegrationsModule implements OnModuleInit, BeforeApplicationShutdown {
  static readonly owns = {
    entities: [AccessTokenSchema, CalendarFeedSchema, WebhookEndpointSchema],
    migrations: [
      Integrations2000000000030,
      CalendarFeeds2000000000033,
      WebhooksByTheRelay2000000000072,
      OwnedWebhooks2000000000144,
      EndingCalendarFeeds2000000000147,
    ],
    settings: integrationsSettings,
  };

  constructor(
    private readonly process: Process,
    private readonly restored: RestoredBackup,
    private readonly listeners: EventListeners,
    private readonly listener: WebhookListener,
    private readonly sender: WebhookSender,
    private readonly notification: WebhookOffNotification,
    private readonly jobs: Jobs,
    private readonly retention: RetentionPolicies,
    private readonly metrics: Metrics,
    private readonly figures: WebhookFiguresQuery,
    private readonly tokens: AccessTokensService,
    private readonly webhooks: WebhooksService,
    private readonly feeds: CalendarFeedsService,
  ) {}

  onModuleInit(): void {
    this.listeners.onRelay(this.listener);
    this.notification.declare();
    this.process.runs(() => {
      this.sender.start();
    });
    this.restored.counting('webhooks', async () => (await this.figures.waitingDeliveries())[0]?.value ?? 0);
    this.declareFigures();
    this.listeners.on('account.deactivated', 'end-programs-of-account', async ({ subject: { id } }) => {
      await this.tokens.endOfAccount(id);
      await this.webhooks.switchOffOfAccount(id);
      await this.feeds.endOfAccount(id);
    });
    this.jobs.cron('end-expired-tokens', '*/5 * * * *', 'UTC', () => this.tokens.endExpired());
    this.jobs.cron('forget-former-secrets', '41 * * * *', 'UTC', () => this.webhooks.forgetFormerSecrets());
    this.jobs.cron('remove-old-deliveries', '23 3 * * *', 'UTC', () =>
      this.retention.remove('webhook_deliveries', `created_at < $1 and state <> 'waiting'`, DELIVERY_RETENTION_DAYS),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.sender.stop();
  }

  private declareFigures(): void {
    this.metrics.gauge({
      name: 'courtyard_webhook_endpoints',
      help: 'Endpoints of webhooks: active, failing, switched-off by failures or their receiver, off by the owner.',
      labels: ['state'],
      read: () => this.figures.endpoints(),
    });
    this.metrics.gauge({
      name: 'courtyard_webhook_deliveries_waiting',
      help: 'Deliveries of webhooks that have not arrived yet.',
      read: () => this.figures.waitingDeliveries(),
    });
  }
}
