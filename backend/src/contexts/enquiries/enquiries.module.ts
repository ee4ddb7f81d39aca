import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { liveChannel } from '../../platform/live/live-topics.js';
import { publicEnquiryEvents } from './adapters/events/public-enquiry-events.js';
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
import { ENQUIRY } from './domain/enquiry.events.js';
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

/** Retention in days. Contracts have no limit. */
const RETENTION_DAYS = 730;

@Module({
  controllers: [ContactController, GiftCardsController, EnquiriesController],
  providers: [
    { provide: EnquiryRepository, useClass: TypeOrmEnquiryRepository },
    { provide: ContactMessageRepository, useClass: TypeOrmContactMessageRepository },
    Inbox,
    EnquiriesService,
    EnquiryQueries,
    PersonalEnquiries,
    SampleContactMessages,
    EnquiryNotification,
    AcknowledgementMail,
    AnswerMail,
  ],
  exports: [Inbox, EnquiryQueries],
})
export class EnquiriesModule {
  static readonly owns: Owned = {
    entities: [ContactMessageSchema, EnquirySchema],
    migrations: [
      Enquiries2000000000004,
      AgencyEnquiries2000000000022,
      GiftCards2000000000086,
      EnquirySearchKeys2000000000157,
    ],
    events: publicEnquiryEvents,
    searches: { enquiry: enquirySearch },
    liveTopics: { [ENQUIRY]: liveChannel('enquiries', 'admin') },
    retention: [
      {
        job: 'end-old-enquiries',
        cron: '27 3 * * *',
        rows: [
          {
            table: 'enquiries',
            condition: `kind <> 'contract' and created_at < $1`,
            days: RETENTION_DAYS,
          },
          { table: 'contact_messages', condition: 'created_at < $1', days: RETENTION_DAYS },
        ],
      },
    ],
  };
}
