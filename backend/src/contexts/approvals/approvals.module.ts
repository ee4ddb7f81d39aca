import { Module, type OnModuleInit } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Transaction } from '../../kernel/transaction.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { EventCatalogue } from '../../platform/events/event-catalogue.js';
import { EventListeners } from '../../platform/events/event-listeners.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import { PersonalData } from '../../platform/personal-data.js';
import { provide } from '../../platform/provide.js';
import { Searches } from '../../platform/searches.js';
import { Seeds } from '../../platform/seeds.js';
import { ContentScheduleModule } from '../content-schedule/index.js';
import { RestaurantModule } from '../restaurant/index.js';
import { publishApprovalEvents } from './adapters/events/public-approval-events.js';
import { AdminApprovalsController } from './adapters/http/admin-approvals.controller.js';
import { PublicApprovalsController } from './adapters/http/public-approvals.controller.js';
import { SubmissionsController } from './adapters/http/submissions.controller.js';
import { DecisionMails } from './adapters/mail/decision-mails.js';
import { SubmissionNotification } from './adapters/mail/submission-notification.js';
import { ApprovalItemSchema } from './adapters/persistence/approval-item.schema.js';
import { approvalSearch } from './adapters/persistence/approval-search.js';
import { ApprovalSummaryQuery } from './adapters/persistence/approval-summary.query.js';
import { DueApprovalsQuery } from './adapters/persistence/due-approvals.query.js';
import { PersonalSubmissions } from './adapters/persistence/personal-submissions.query.js';
import { TypeOrmApprovalItemRepository } from './adapters/persistence/typeorm-approval-item.repository.js';
import { DraftsOfContentSchedule } from './adapters/schedule/drafts-of-content-schedule.js';
import { SampleApprovals } from './adapters/seed/sample-approvals.js';
import { APPROVAL_ITEM, type ApprovalFact, EVENT_BY_DECISION } from './domain/approval.events.js';
import { ApprovalsService } from './domain/approvals.service.js';
import { ApprovalItemRepository } from './domain/ports/approval-item.repository.js';
import { Drafts } from './domain/ports/drafts.js';
import { Approvals2000000000007 } from './adapters/persistence/migrations/2000000000007-approvals.js';
import { ApprovalSearchKeys2000000000155 } from './adapters/persistence/migrations/2000000000155-search-keys.js';

@Module({
  imports: [ContentScheduleModule, RestaurantModule],
  controllers: [PublicApprovalsController, AdminApprovalsController, SubmissionsController],
  providers: [
    { provide: ApprovalItemRepository, useClass: TypeOrmApprovalItemRepository },
    { provide: Drafts, useClass: DraftsOfContentSchedule },
    provide(ApprovalsService, [ApprovalItemRepository, Drafts, Transaction, Outbox, Clock, Ids]),
    ApprovalSummaryQuery,
    DueApprovalsQuery,
    PersonalSubmissions,
    SubmissionNotification,
    {
      provide: DecisionMails,
      useFactory: (mailQueue: MailQueue, restaurant: Restaurant, { publicUrl }: AppSettings) =>
        new DecisionMails(mailQueue, restaurant, publicUrl),
      inject: [MailQueue, Restaurant, AppSettings],
    },
    SampleApprovals,
  ],
  exports: [DueApprovalsQuery],
})
export class ApprovalsModule implements OnModuleInit {
  static readonly owns = {
    entities: [ApprovalItemSchema],
    migrations: [Approvals2000000000007, ApprovalSearchKeys2000000000155],
  };

  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly listeners: EventListeners,
    private readonly live: LiveTopics,
    private readonly approvals: ApprovalsService,
    private readonly notification: SubmissionNotification,
    private readonly mails: DecisionMails,
    private readonly searches: Searches,
    private readonly seeds: Seeds,
    private readonly samples: SampleApprovals,
    private readonly personalData: PersonalData,
    private readonly personalSubmissions: PersonalSubmissions,
  ) {}

  onModuleInit(): void {
    publishApprovalEvents(this.catalogue);
    const { listeners, approvals, notification, mails } = this;
    listeners.on<ApprovalFact>('approval-item.submitted', 'submission-notice', (event) =>
      notification.submitted(event),
    );
    for (const type of Object.values(EVENT_BY_DECISION)) {
      listeners.on<ApprovalFact>(type, 'decision-mails', (event) => mails.decided(event));
    }
    listeners.on('scheduled-content.deleted', 'withdraw-deleted-content', ({ subject, by }) =>
      approvals.withdraw(subject.id, by as Actor | null),
    );
    this.live.on(APPROVAL_ITEM, {
      channelsOf: () => ['approvals'],
      channelsFor: ({ role }) => (role === 'staff' ? [] : ['approvals']),
    });
    this.searches.on('content', approvalSearch);
    this.personalData.on('submissions', this.personalSubmissions);
    this.seeds.define('demo', () => this.samples.add());
  }
}
