import { Module } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/index.js';
import { EmailMarketingModule } from '../email-marketing/index.js';
import { EnquiriesModule } from '../enquiries/index.js';
import { MessagingModule } from '../messaging/index.js';
import { ReservationsModule } from '../reservations/index.js';
import { TodayController } from './adapters/http/today.controller.js';
import { TrendsController } from './adapters/http/trends.controller.js';

/** The owner's first screen. It stores nothing and reads from the other contexts. */
@Module({
  imports: [ReservationsModule, ApprovalsModule, EmailMarketingModule, MessagingModule, EnquiriesModule],
  controllers: [TodayController, TrendsController],
})
export class OverviewModule {
  static readonly owns = { entities: [], migrations: [] };
}
