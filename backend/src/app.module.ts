import { type DynamicModule, Module } from '@nestjs/common';
import { AnalyticsModule } from './contexts/analytics/index.js';
import { ApprovalItemSchema, ApprovalsModule } from './contexts/approvals/index.js';
import { BlogModule } from './contexts/blog/index.js';
import { EnquiriesModule } from './contexts/enquiries/index.js';
import { IdentityModule } from './contexts/identity/index.js';
import { ReservationSchema, ReservationsModule } from './contexts/reservations/index.js';
import { RestaurantModule } from './contexts/restaurant/index.js';
import type { AppSettings } from './platform/config/app-settings.js';
import { PlatformModule } from './platform/platform.module.js';

@Module({})
export class AppModule {
  static for(settings: AppSettings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(settings, [ReservationSchema, ApprovalItemSchema], [IdentityModule]),
        IdentityModule,
        ReservationsModule,
        RestaurantModule,
        EnquiriesModule,
        ApprovalsModule,
        AnalyticsModule,
        BlogModule,
      ],
    };
  }
}
