import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { liveChannel } from '../../platform/events/live-topics.js';
import { publicEnquiryEvents } from './adapters/events/public-enquiry-events.js';
import { ContactController } from './adapters/http/contact.controller.js';
import { GiftCardsController } from './adapters/http/gift-cards.controller.js';
import { EnquiriesController } from './adapters/http/enquiries.controller.js';
import { AcknowledgementMail, AnswerMail, EnquiryNotification } from './adapters/mail/enquiry-mails.js';
import {
  ContactMessageSchema,
  TypeOrmContactMessageRepository,
} from './adapters/persistence/typeorm-contact-message.repository.js';
import {
  EnquiryQueries,
  EnquirySchema,
  enquirySearch,
  PersonalEnquiries,
  TypeOrmEnquiryRepository,
} from './adapters/persistence/typeorm-enquiry.repository.js';
import { ENQUIRY } from './domain/enquiry.js';
import { SampleContactMessages } from './adapters/seed/sample-contact-messages.js';
import { ContactMessageRepository, EnquiriesService, EnquiryRepository, Inbox } from './domain/enquiries.service.js';

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
