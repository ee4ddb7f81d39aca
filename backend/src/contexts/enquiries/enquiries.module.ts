import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Transaction } from '../../kernel/transaction.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { EventCatalogue } from '../../platform/events/event-catalogue.js';
import { EventListeners } from '../../platform/events/event-listeners.js';
import { RetentionPolicies } from '../../platform/persistence/retention-policies.js';
import { provide } from '../../platform/provide.js';
import { PersonalData } from '../../platform/personal-data.js';
import { Searches } from '../../platform/searches.js';
import { Seeds } from '../../platform/seeds.js';
import { publishEnquiryEvents } from './adapters/events/public-enquiry-events.js';
import { ContactController } from './adapters/http/contact.controller.js';
import { GiftCardsController } from './adapters/http/gift-cards.controller.js';
import { EnquiriesController } from './adapters/http/enquiries.controller.js';
import { AcknowledgementMail } from './adapters/mail/acknowledgement-mail.js';
import { AnswerMail } from './adapters/mail/answer-mail.js';
import { EnquiryNotification } from './adapters/mail/enquiry-notification.js';
import { ContactMessageSchema } from './adapters/persistence/contact-message.schema.js';
import { EnquirySchema } from './adapters/persistence/enquiry.schema.js';
import { PersonalEnquiries } from './adapters/persistence/personal-enquiries.query.js';
import { EnquiryQueries } from './adapters/persistence/enquiry.query.js';
import { TypeOrmContactMessageRepository } from './adapters/persistence/typeorm-contact-message.repository.js';
import { TypeOrmEnquiryRepository } from './adapters/persistence/typeorm-enquiry.repository.js';
import { type AnswerFact, ENQUIRY, type EnquiryFact } from './domain/enquiry.events.js';
import { enquirySearch } from './adapters/persistence/enquiry-search.js';
import { SampleContactMessages } from './adapters/seed/sample-contact-messages.js';
import { EnquiriesService } from './domain/enquiries.service.js';
import { Inbox } from './domain/inbox.js';
import { ContactMessageRepository } from './domain/ports/contact-message.repository.js';
import { EnquiryRepository } from './domain/ports/enquiry.repository.js';
import { AgencyEnquiries2000000000022 } from './adapters/persistence/migrations/2000000000022-agency-enquiries.js';
import { GiftCards2000000000086 } from './adapters/persistence/migrations/2000000000086-gift-cards.js';
import { Enquiries2000000000004 } from './adapters/persistence/migrations/2000000000004-enquiries.js';
import { EnquirySearchKeys2000000000157 } from './adapters/persistence/migrations/2000000000157-search-keys.js';

/** How long letters are kept, in days. A contract stays as long as its house wants it to. */
const RETENTION_DAYS = 730;

@Module({
  controllers: [ContactController, GiftCardsController, EnquiriesController],
  providers: [
    { provide: EnquiryRepository, useClass: TypeOrmEnquiryRepository },
    { provide: ContactMessageRepository, useClass: TypeOrmContactMessageRepository },
    provide(Inbox, [EnquiryRepository, Outbox]),
    provide(EnquiriesService, [ContactMessageRepository, EnquiryRepository, Inbox, Transaction, Outbox, Clock, Ids]),
    EnquiryQueries,
    PersonalEnquiries,
    SampleContactMessages,
    EnquiryNotification,
    AnswerMail,
    AcknowledgementMail,
  ],
  exports: [Inbox, EnquiryQueries],
})
export class EnquiriesModule implements OnModuleInit {
  static readonly owns = {
    entities: [ContactMessageSchema, EnquirySchema],
    migrations: [
      Enquiries2000000000004,
      AgencyEnquiries2000000000022,
      GiftCards2000000000086,
      EnquirySearchKeys2000000000157,
    ],
  };

  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly listeners: EventListeners,
    private readonly live: LiveTopics,
    private readonly notification: EnquiryNotification,
    private readonly answers: AnswerMail,
    private readonly acknowledgements: AcknowledgementMail,
    private readonly searches: Searches,
    private readonly seeds: Seeds,
    private readonly samples: SampleContactMessages,
    private readonly jobs: Jobs,
    private readonly retention: RetentionPolicies,
    private readonly personalData: PersonalData,
    private readonly personalEnquiries: PersonalEnquiries,
  ) {}

  onModuleInit(): void {
    publishEnquiryEvents(this.catalogue);
    this.searches.on('enquiry', enquirySearch);
    this.listeners.on<EnquiryFact>('enquiry.received', 'enquiry-notice', (event) => this.notification.received(event));
    this.listeners.on<EnquiryFact>('enquiry.received', 'enquiry-acknowledgement', (event) =>
      this.acknowledgements.received(event),
    );
    this.listeners.on<AnswerFact>('enquiry.answered', 'enquiry-answer', (event) => this.answers.answered(event));
    this.seeds.define('demo', () => this.samples.add());
    this.personalData.on('enquiries', this.personalEnquiries);
    this.jobs.cron('end-old-enquiries', '27 3 * * *', 'UTC', () => this.removeOld());
    this.live.on(ENQUIRY, {
      channelsOf: () => ['enquiries'],
      channelsFor: ({ role }) => (role === 'admin' ? ['enquiries'] : []),
    });
  }

  private async removeOld(): Promise<void> {
    await this.retention.remove('enquiries', `kind <> 'contract' and created_at < $1`, RETENTION_DAYS);
    await this.retention.remove('contact_messages', 'created_at < $1', RETENTION_DAYS);
  }
}
