import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Transaction } from '../../kernel/transaction.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { Database } from '../../platform/persistence/database.js';
import { bind, provide } from '../../platform/provide.js';
import { BlogModule, SitePages } from '../blog/index.js';
import { CampaignsController } from './adapters/http/campaigns/campaigns.controller.js';
import { EmailFiguresController } from './adapters/http/campaigns/email-figures.controller.js';
import { CampaignSchema } from './adapters/persistence/campaigns/campaign.schema.js';
import { CampaignSummaryQuery } from './adapters/persistence/campaigns/campaign-summary.query.js';
import { CampaignSurroundingsQuery } from './adapters/persistence/campaigns/campaign-surroundings.query.js';
import { LeavingUnapprovedQuery } from './adapters/persistence/campaigns/leaving-unapproved.query.js';
import { EmailFiguresQuery } from './adapters/persistence/campaigns/email-figures.query.js';
import { PgTemplateTexts } from './adapters/persistence/campaigns/pg-template-texts.js';
import { TypeOrmCampaignRepository } from './adapters/persistence/campaigns/typeorm-campaign.repository.js';
import { CampaignList1000000000080 } from './adapters/persistence/migrations/1000000000080-campaign-list.js';
import { EmailFigures1000000000082 } from './adapters/persistence/migrations/1000000000082-email-figures.js';
import { LighterCampaignList1000000000101 } from './adapters/persistence/migrations/1000000000101-lighter-campaign-list.js';
import { SiteOwnPages } from './adapters/website/site-own-pages.js';
import { ContactsModule } from './contacts.module.js';
import { CAMPAIGN } from './domain/campaigns/campaign.events.js';
import { CampaignsService } from './domain/campaigns/campaigns.service.js';
import { CampaignRepository } from './domain/campaigns/ports/campaign.repository.js';
import { OwnPages } from './domain/campaigns/ports/own-pages.js';
import { TemplateTexts } from './domain/campaigns/ports/template-texts.js';
import { PreFlightService } from './domain/campaigns/pre-flight.service.js';
import { Audience } from './domain/contacts/ports/audience.js';
import { Deliveries } from './domain/sending/ports/deliveries.js';
import { EmailSettingsRepository } from './domain/settings/email-settings.js';
import { MailWriter } from './domain/templates/mail-writer.js';
import { SendingModule } from './sending.module.js';
import { TemplatesModule } from './templates.module.js';

/** One mail to many: from its draft to the moment at which it is on its way. */
@Module({
  imports: [BlogModule, ContactsModule, TemplatesModule, SendingModule],
  controllers: [CampaignsController, EmailFiguresController],
  providers: [
    bind(CampaignRepository, TypeOrmCampaignRepository, [Database]),
    bind(TemplateTexts, PgTemplateTexts, [Database]),
    {
      provide: OwnPages,
      useFactory: (pages: SitePages, { publicUrl }: AppSettings) => new SiteOwnPages(pages, publicUrl),
      inject: [SitePages, AppSettings],
    },
    provide(CampaignsService, [
      CampaignRepository,
      TemplateTexts,
      Audience,
      EmailSettingsRepository,
      Deliveries,
      Transaction,
      Outbox,
      Clock,
      Ids,
    ]),
    provide(PreFlightService, [
      CampaignRepository,
      Audience,
      EmailSettingsRepository,
      MailWriter,
      OwnPages,
      Restaurant,
      Clock,
    ]),
    provide(CampaignSummaryQuery, [Database]),
    provide(CampaignSurroundingsQuery, [Database]),
    provide(LeavingUnapprovedQuery, [Database]),
    provide(EmailFiguresQuery, [Database, Clock]),
  ],
  exports: [CampaignRepository, CampaignsService],
})
export class CampaignsModule implements OnModuleInit {
  static readonly owns = {
    entities: [CampaignSchema],
    migrations: [CampaignList1000000000080, EmailFigures1000000000082, LighterCampaignList1000000000101],
  };

  constructor(private readonly live: LiveTopics) {}

  onModuleInit(): void {
    this.live.on(CAMPAIGN, {
      channelsOf: () => ['email-campaigns'],
      heardBy: ({ role }) => (role === 'staff' ? [] : ['email-campaigns']),
    });
  }
}
