import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Transaction } from '../../kernel/transaction.js';
import { NoticeBoard } from '../../platform/mail/notice-board.js';
import { EventListeners } from '../../platform/outbox/event-listeners.js';
import { Database } from '../../platform/persistence/database.js';
import { bind, provide } from '../../platform/provide.js';
import { ContactController } from './adapters/http/contact.controller.js';
import { EnquiryNotice } from './adapters/mail/enquiry-notice.js';
import { PgContactMessageRepository } from './adapters/persistence/pg-contact-message.repository.js';
import { EnquiriesService } from './domain/enquiries.service.js';
import type { EnquiryFact } from './domain/enquiry.events.js';
import { ContactMessageRepository } from './domain/ports/contact-message.repository.js';

@Module({
  controllers: [ContactController],
  providers: [
    bind(ContactMessageRepository, PgContactMessageRepository, [Database]),
    provide(EnquiriesService, [ContactMessageRepository, Transaction, Outbox, Clock, Ids]),
    provide(EnquiryNotice, [NoticeBoard]),
  ],
})
export class EnquiriesModule implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly notice: EnquiryNotice,
  ) {}

  onModuleInit(): void {
    this.listeners.on<EnquiryFact>('enquiry.received', 'owner-notice', (event) => this.notice.received(event));
  }
}
