import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Transaction } from '../../kernel/transaction.js';
import { NoticeBoard } from '../../platform/mail/notice-board.js';
import { EventListeners } from '../../platform/events/event-listeners.js';
import { EntityTables } from '../../platform/persistence/entity-tables.js';
import { provide } from '../../platform/provide.js';
import { ContactController } from './adapters/http/contact.controller.js';
import { EnquiryNotice } from './adapters/mail/enquiry-notice.js';
import { ContactMessageSchema } from './adapters/persistence/contact-message.schema.js';
import { ContactMessages1000000000010 } from './adapters/persistence/migrations/1000000000010-contact-messages.js';
import type { EnquiryFact } from './domain/enquiry.events.js';
import { EnquiriesService } from './enquiries.service.js';

@Module({
  controllers: [ContactController],
  providers: [
    provide(EnquiriesService, [EntityTables, Transaction, Outbox, Clock, Ids]),
    provide(EnquiryNotice, [NoticeBoard]),
  ],
})
export class EnquiriesModule implements OnModuleInit {
  static readonly owns = { entities: [ContactMessageSchema], migrations: [ContactMessages1000000000010] };

  constructor(
    private readonly listeners: EventListeners,
    private readonly notice: EnquiryNotice,
  ) {}

  onModuleInit(): void {
    this.listeners.on<EnquiryFact>('enquiry.received', 'enquiry-notice', (event) => this.notice.received(event));
  }
}
