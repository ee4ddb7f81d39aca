import { Module } from '@nestjs/common';
import type { Owned } from '../../../platform/context.js';
import { BlogModule } from '../../blog/index.js';
import { RestaurantModule } from '../../restaurant/index.js';
import { PicturesModule } from '../../pictures/index.js';
import { publicCampaignEvents } from './adapters/events/public-campaign-events.js';
import { CampaignsController } from './adapters/http/campaigns.controller.js';
import { CampaignProgressController } from './adapters/http/campaign-progress.controller.js';
import {
  CampaignsOfSegments,
  PersonalCampaigns,
  PicturesInCampaigns,
  TypeOrmCampaignRepository,
} from './adapters/persistence/typeorm-campaign.repository.js';
import { SampleCampaigns } from './adapters/seed/sample-campaigns.js';
import { SendingModule } from '../sending/index.js';
import { CampaignNumbers } from './adapters/persistence/campaigns.query.js';
import { ArchivedCampaigns } from './adapters/website/archived-campaigns.query.js';
import { RestaurantFactsFromProfile, SiteOwnPages } from './adapters/website/restaurant-website.js';
import { ContactsModule } from '../contacts/index.js';
import { CampaignReachService } from './domain/campaign-reach.service.js';
import { CampaignsService } from './domain/campaigns.service.js';
import { CampaignRepository } from './domain/campaign.js';
import { OwnPages, PreFlightService, RestaurantFacts } from './domain/pre-flight.service.js';
import { SettingsModule } from '../settings/index.js';
import { TemplatesModule } from '../templates/index.js';

/** One email to many contacts, from draft to sending. */
@Module({
  imports: [
    BlogModule,
    PicturesModule,
    RestaurantModule,
    ContactsModule,
    SettingsModule,
    TemplatesModule,
    SendingModule,
  ],
  controllers: [CampaignsController, CampaignProgressController],
  providers: [
    { provide: CampaignRepository, useClass: TypeOrmCampaignRepository },
    { provide: OwnPages, useClass: SiteOwnPages },
    { provide: RestaurantFacts, useClass: RestaurantFactsFromProfile },
    CampaignsService,
    CampaignReachService,
    PreFlightService,
    CampaignNumbers,
    CampaignsOfSegments,
    PersonalCampaigns,
    PicturesInCampaigns,
    SampleCampaigns,
    ArchivedCampaigns,
  ],
  exports: [CampaignRepository, CampaignsService, CampaignNumbers],
})
export class CampaignsModule {
  static readonly owns: Owned = {
    events: publicCampaignEvents,
  };
}
