import { Module } from '@nestjs/common';
import type { Owned } from '../../platform/context.js';
import { publicEnquiryEvents } from './adapters/events/public-enquiry-events.js';
import { ContactController } from './adapters/http/contact.controller.js';
import { GiftCardsController } from './adapters/http/gift-cards.controller.js';
import { EnquiriesController } from './adapters/http/enquiries.controller.js';
import { AcknowledgementMail, AnswerMail, EnquiryNotification } from './adapters/mail/enquiry-mails.js';
import { TypeOrmContactMessageRepository } from './adapters/persistence/typeorm-contact-message.repository.js';
import {
  EnquiryQueries,
  PersonalEnquiries,
  TypeOrmEnquiryRepository,
} from './adapters/persistence/typeorm-enquiry.repository.js';
import { SampleContactMessages } from './adapters/seed/sample-contact-messages.js';
import { ContactMessageRepository, EnquiriesService, EnquiryRepository, Inbox } from './domain/enquiries.service.js';

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
    events: publicEnquiryEvents,
  };
}
