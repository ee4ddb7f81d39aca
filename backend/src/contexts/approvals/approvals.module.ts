import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { ContentScheduleModule } from '../content-schedule/index.js';
import { IdentityModule } from '../identity/index.js';
import { EmailMarketingModule } from '../email-marketing/index.js';
import { MenuModule } from '../menu/index.js';
import { SiteContentModule } from '../site-content/index.js';
import { RestaurantModule } from '../restaurant/index.js';
import { ApprovalComments } from './adapters/comments/approval-comments.js';
import { ApprovalCommentsController } from './adapters/comments/approval-comments.controller.js';
import { CommentEmails } from './adapters/comments/comment-emails.js';
import { DeletedContent, DraftsOfContentSchedule } from './adapters/schedule/drafts-of-content-schedule.js';
import { publicApprovalEvents } from './adapters/events/public-approval-events.js';
import {
  AdminApprovalsController,
  PublicApprovalsController,
  SubmissionsController,
} from './adapters/http/approvals.controllers.js';
import { ChangeApprovals } from './adapters/changes/change-approvals.js';
import { DecisionMails } from './adapters/mail/decision-mails.js';
import { SubmissionNotification } from './adapters/mail/submission-notification.js';
import {
  ApprovalSummaryQuery,
  PersonalSubmissions,
  TypeOrmApprovalItemRepository,
} from './adapters/persistence/typeorm-approval-item.repository.js';
import { DueApprovalsQuery } from './adapters/persistence/due-approvals.query.js';
import { SampleApprovals } from './adapters/seed/sample-approvals.js';
import { ApprovalItemRepository, ApprovalsService, Drafts } from './domain/approvals.service.js';

@Module({
  imports: [
    ContentScheduleModule,
    EmailMarketingModule,
    IdentityModule,
    MenuModule,
    RestaurantModule,
    SiteContentModule,
  ],
  controllers: [PublicApprovalsController, AdminApprovalsController, ApprovalCommentsController, SubmissionsController],
  providers: [
    { provide: ApprovalItemRepository, useClass: TypeOrmApprovalItemRepository },
    { provide: Drafts, useClass: DraftsOfContentSchedule },
    ApprovalsService,
    ApprovalSummaryQuery,
    DueApprovalsQuery,
    PersonalSubmissions,
    SubmissionNotification,
    DecisionMails,
    ApprovalComments,
    CommentEmails,
    DeletedContent,
    ChangeApprovals,
    SampleApprovals,
  ],
  exports: [DueApprovalsQuery],
})
export class ApprovalsModule {
  static readonly owns: Owned = {
    events: publicApprovalEvents,
  };
}
