import { Module } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/index.js';
import { EmailMarketingModule } from '../email-marketing/index.js';
import { EnquiriesModule } from '../enquiries/index.js';
import { FeatureSettingsModule } from '../feature-settings/feature-settings.module.js';
import { HoursModule } from '../hours/index.js';
import { IdentityModule } from '../identity/index.js';
import { MenuModule } from '../menu/index.js';
import { MessagingModule } from '../messaging/index.js';
import { PicturesModule } from '../pictures/index.js';
import { ReservationsModule } from '../reservations/index.js';
import { SiteContentModule } from '../site-content/index.js';
import { SetupController } from './setup.controller.js';
import { TodayController } from './today.controller.js';
import { TrendsController } from './trends.controller.js';

/** The owner's first screen. It stores nothing and reads from the other contexts. */
@Module({
  imports: [
    ReservationsModule,
    SiteContentModule,
    ApprovalsModule,
    EmailMarketingModule,
    MessagingModule,
    EnquiriesModule,
    FeatureSettingsModule,
    HoursModule,
    IdentityModule,
    MenuModule,
    PicturesModule,
  ],
  controllers: [SetupController, TodayController, TrendsController],
})
export class OverviewModule {}
