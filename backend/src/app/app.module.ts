import { type DynamicModule, Module } from '@nestjs/common';
import { AnalyticsModule } from '../contexts/analytics/analytics.module.js';
import { ApprovalsModule } from '../contexts/approvals/index.js';
import { AuditLogModule } from '../contexts/audit-log/index.js';
import { BackupsModule } from '../contexts/backups/index.js';
import { BlogModule } from '../contexts/blog/index.js';
import { ConsultationModule } from '../contexts/consultation/consultation.module.js';
import { ContractsModule } from '../contexts/contracts/contracts.module.js';
import { ContentScheduleModule } from '../contexts/content-schedule/index.js';
import { EmailMarketingModule } from '../contexts/email-marketing/index.js';
import { EnquiriesModule } from '../contexts/enquiries/index.js';
import { FeatureSettingsModule } from '../contexts/feature-settings/feature-settings.module.js';
import { HoursModule } from '../contexts/hours/index.js';
import { IdentityModule } from '../contexts/identity/index.js';
import { IntegrationsModule } from '../contexts/integrations/index.js';
import { ChatModule } from '../contexts/chat/index.js';
import { MenuModule } from '../contexts/menu/index.js';
import { MessagingModule } from '../contexts/messaging/index.js';
import { MaintenanceModule } from '../contexts/maintenance/maintenance.module.js';
import { OverviewModule } from '../contexts/overview/overview.module.js';
import { PicturesModule } from '../contexts/pictures/index.js';
import { PushModule } from '../contexts/push/index.js';
import { PrivacyModule } from '../contexts/privacy/index.js';
import { ReservationsModule } from '../contexts/reservations/index.js';
import { RestaurantModule } from '../contexts/restaurant/index.js';
import { RestaurantDetailsModule } from '../contexts/restaurant-details/restaurant-details.module.js';
import { SearchModule } from '../contexts/search/search.module.js';
import { SiteContentModule } from '../contexts/site-content/index.js';
import { StatusModule } from '../contexts/status/status.module.js';
import { StaffModule } from '../contexts/staff/staff.module.js';
import type { Clock } from '../kernel/clock.js';
import type { Restaurant } from '../kernel/restaurant.js';
import type { AppSettings } from '../platform/config/app-settings.js';
import { type ContextModule, settingsOf } from '../platform/context.js';
import { PlatformModule } from '../platform/platform.module.js';
import { readRestaurantProfile } from '../platform/restaurant/restaurant-profile.js';
import { SystemClock } from '../platform/system-clock.js';

/** The bounded contexts. */
const contexts: readonly ContextModule[] = [
  ReservationsModule,
  IdentityModule,
  FeatureSettingsModule,
  PicturesModule,
  HoursModule,
  ChatModule,
  MenuModule,
  SiteContentModule,
  RestaurantModule,
  RestaurantDetailsModule,
  EnquiriesModule,
  ConsultationModule,
  ContractsModule,
  ApprovalsModule,
  AnalyticsModule,
  ContentScheduleModule,
  BlogModule,
  StaffModule,
  MessagingModule,
  MaintenanceModule,
  EmailMarketingModule,
  PrivacyModule,
  IntegrationsModule,
  PushModule,
  OverviewModule,
  SearchModule,
  StatusModule,
  AuditLogModule,
  BackupsModule,
];

/** Settings that contexts read from the environment. */
export const contextSettings = settingsOf(contexts);

@Module({})
export class AppModule {
  static for(
    settings: AppSettings,
    clock: Clock = new SystemClock(),
    restaurant: Restaurant = readRestaurantProfile(),
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...contexts,
        PlatformModule.forRoot(settings, { clock, restaurant }, [IdentityModule, IntegrationsModule]),
      ],
    };
  }
}
