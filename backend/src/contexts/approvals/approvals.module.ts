import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Transaction } from '../../kernel/transaction.js';
import { NoticeBoard } from '../../platform/mail/notice-board.js';
import { EventListeners } from '../../platform/events/event-listeners.js';
import { EntityTables } from '../../platform/persistence/entity-tables.js';
import { bind, provide } from '../../platform/provide.js';
import { PublicApprovalsController } from './adapters/http/public-approvals.controller.js';
import { SubmissionNotice } from './adapters/mail/submission-notice.js';
import { ApprovalItemSchema } from './adapters/persistence/approval-item.schema.js';
import { ApprovalItems1000000000011 } from './adapters/persistence/migrations/1000000000011-approval-items.js';
import { TypeOrmApprovalItemRepository } from './adapters/persistence/typeorm-approval-item.repository.js';
import type { SubmissionFact } from './domain/approval.events.js';
import { ApprovalsService } from './domain/approvals.service.js';
import { ApprovalItemRepository } from './domain/ports/approval-item.repository.js';

@Module({
  controllers: [PublicApprovalsController],
  providers: [
    bind(ApprovalItemRepository, TypeOrmApprovalItemRepository, [EntityTables]),
    provide(ApprovalsService, [ApprovalItemRepository, Transaction, Outbox, Clock, Ids]),
    provide(SubmissionNotice, [NoticeBoard]),
  ],
})
export class ApprovalsModule implements OnModuleInit {
  static readonly owns = { entities: [ApprovalItemSchema], migrations: [ApprovalItems1000000000011] };

  constructor(
    private readonly listeners: EventListeners,
    private readonly notice: SubmissionNotice,
  ) {}

  onModuleInit(): void {
    this.listeners.on<SubmissionFact>('approval-item.submitted', 'submission-notice', (event) =>
      this.notice.submitted(event),
    );
  }
}
