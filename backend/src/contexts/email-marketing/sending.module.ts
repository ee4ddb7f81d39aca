import { join } from 'node:path';
import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { EventListeners } from '../../platform/events/event-listeners.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { SignedLinks } from '../../platform/links/signed-links.js';
import { CaptureTransport } from '../../platform/mail/capture-transport.js';
import { NoticeBoard } from '../../platform/mail/notice-board.js';
import { SmtpTransport } from '../../platform/mail/smtp-transport.js';
import { Database, Pools } from '../../platform/persistence/database.js';
import { worksHere } from '../../platform/process.js';
import { provide } from '../../platform/provide.js';
import { Seeds } from '../../platform/seeds.js';
import { BounceIntake } from './adapters/bounces/bounce-intake.js';
import { BouncesController } from './adapters/http/bounces/bounces.controller.js';
import { CampaignProgressController } from './adapters/http/sending/campaign-progress.controller.js';
import { EmailHistoryController } from './adapters/http/sending/email-history.controller.js';
import { TrackingController } from './adapters/http/tracking/tracking.controller.js';
import { HandOver } from './adapters/jobs/sending/hand-over.js';
import { Line } from './adapters/jobs/sending/line.js';
import { QueuedDeliveries } from './adapters/jobs/sending/queued-deliveries.js';
import { DIALOGUES, LANES, SendingLoop } from './adapters/jobs/sending/sending-loop.js';
import { MarketingMails } from './adapters/mail/sending/marketing-mails.js';
import { MarketingTransport } from './adapters/mail/sending/marketing-transport.js';
import { PauseNotice } from './adapters/mail/sending/pause-notice.js';
import { ConsentWhenFixed1000000000100 } from './adapters/persistence/migrations/1000000000100-consent-when-fixed.js';
import { EmailHistory1000000000072 } from './adapters/persistence/migrations/1000000000072-email-history.js';
import { LighterHistory1000000000086 } from './adapters/persistence/migrations/1000000000086-lighter-history.js';
import { MailsThatLeft1000000000095 } from './adapters/persistence/migrations/1000000000095-mails-that-left.js';
import { PgAudience } from './adapters/persistence/contacts/pg-audience.js';
import { CampaignProgressQuery } from './adapters/persistence/sending/campaign-progress.query.js';
import { CampaignRuns } from './adapters/persistence/sending/campaign-runs.js';
import { Claims } from './adapters/persistence/sending/claims.js';
import { ClickedLinksQuery } from './adapters/persistence/sending/clicked-links.query.js';
import { EmailHistorySchema } from './adapters/persistence/sending/email-history.schema.js';
import { MailLinks } from './adapters/persistence/sending/mail-links.js';
import { Recipients } from './adapters/persistence/sending/recipients.js';
import { Sender } from './adapters/persistence/sending/senders.js';
import { Slots } from './adapters/persistence/sending/slots.js';
import { Readings } from './adapters/persistence/tracking/readings.js';
import { SampleCampaigns } from './adapters/seed/sample-campaigns.js';
import { TrackingLinks } from './adapters/tracking/tracking-links.js';
import { ContactsModule } from './contacts.module.js';
import { ContactsService } from './domain/contacts/contacts.service.js';
import { PreferenceLinks } from './domain/contacts/preference-links.js';
import { Deliveries } from './domain/sending/ports/deliveries.js';
import { EmailSettingsRepository } from './domain/settings/email-settings.js';
import { MailWriter } from './domain/templates/mail-writer.js';
import { TemplatesModule } from './templates.module.js';

/** How mails reach contacts, and what becomes of them. */
@Module({
  imports: [ContactsModule, TemplatesModule],
  controllers: [EmailHistoryController, CampaignProgressController, TrackingController, BouncesController],
  providers: [
    {
      provide: TrackingLinks,
      useFactory: (links: SignedLinks, { publicUrl }: AppSettings, clock: Clock) =>
        new TrackingLinks(links, publicUrl, clock),
      inject: [SignedLinks, AppSettings, Clock],
    },
    {
      provide: MarketingTransport,
      useFactory: ({ environment: { SMTP_URL, DATA_DIR } }: AppSettings): MarketingTransport =>
        SMTP_URL ? new SmtpTransport(SMTP_URL, DIALOGUES) : new CaptureTransport(join(DATA_DIR, 'mail')),
      inject: [AppSettings],
    },
    {
      provide: Sender,
      useFactory: (database: Database, ids: Ids) => new Sender(database, ids.next()),
      inject: [Database, Ids],
    },
    {
      provide: Claims,
      useFactory: (database: Database, { id }: Sender) => new Claims(database, id),
      inject: [Database, Sender],
    },
    { provide: Line, useFactory: () => new Line(LANES) },
    provide(Slots, [Database, Clock]),
    provide(MailLinks, [Database]),
    provide(Recipients, [Pools, PgAudience]),
    provide(CampaignRuns, [Database, Recipients, Outbox, Clock]),
    provide(CampaignProgressQuery, [Database]),
    provide(MarketingMails, [
      ...([Database, MailWriter, EmailSettingsRepository, MailLinks] as const),
      ...([TrackingLinks, PreferenceLinks, Restaurant, Clock] as const),
    ]),
    provide(HandOver, [MarketingMails, MarketingTransport, ContactsService, CampaignRuns, Line, Clock]),
    provide(SendingLoop, [Database, CampaignRuns, Claims, Sender, Slots, HandOver, Line, Clock]),
    provide(QueuedDeliveries, [Database, Jobs, SendingLoop, CampaignRuns, CampaignProgressQuery, Ids, Clock]),
    provide(ClickedLinksQuery, [Database]),
    provide(Readings, [Database, Clock]),
    provide(BounceIntake, [Database, ContactsService, Clock]),
    {
      provide: SampleCampaigns,
      useFactory: (database: Database, { publicUrl }: AppSettings, house: Restaurant, clock: Clock, ids: Ids) =>
        new SampleCampaigns(database, publicUrl, house, clock, ids),
      inject: [Database, AppSettings, Restaurant, Clock, Ids],
    },
    provide(PauseNotice, [EventListeners, NoticeBoard]),
    { provide: Deliveries, useExisting: QueuedDeliveries },
  ],
  exports: [Deliveries],
})
export class SendingModule implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  static readonly owns = {
    entities: [EmailHistorySchema],
    migrations: [
      EmailHistory1000000000072,
      LighterHistory1000000000086,
      MailsThatLeft1000000000095,
      ConsentWhenFixed1000000000100,
    ],
  };

  constructor(
    private readonly settings: AppSettings,
    private readonly deliveries: QueuedDeliveries,
    private readonly notice: PauseNotice,
    private readonly loop: SendingLoop,
    private readonly transport: MarketingTransport,
    private readonly seeds: Seeds,
    private readonly samples: SampleCampaigns,
  ) {}

  onModuleInit(): void {
    this.deliveries.declare();
    this.notice.declare();
    this.seeds.define('demo', () => this.samples.add());
  }

  onApplicationBootstrap(): void {
    if (worksHere(this.settings)) this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    this.transport.close();
  }
}
