import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox } from '../../kernel/outbox.js';
import { Transaction } from '../../kernel/transaction.js';
import { NoticeBoard } from '../../platform/mail/notice-board.js';
import { EventListeners } from '../../platform/outbox/event-listeners.js';
import { Database } from '../../platform/persistence/database.js';
import { bind, provide } from '../../platform/provide.js';
import { PublicApprovalsController } from './adapters/http/public-approvals.controller.js';
import { SubmissionNotice } from './adapters/mail/submission-notice.js';
import { TypeOrmApprovalItemRepository } from './adapters/persistence/typeorm-approval-item.repository.js';
import type { SubmissionFact } from './domain/approval.events.js';
import { ApprovalsService } from './domain/approvals.service.js';
import { ApprovalItemRepository } from './domain/ports/approval-item.repository.js';

@Module({
  controllers: [PublicApprovalsController],
  providers: [
    bind(ApprovalItemRepository, TypeOrmApprovalItemRepository, [Database]),
    provide(ApprovalsService, [ApprovalItemRepository, Transaction, Outbox, Clock, Ids]),
    provide(SubmissionNotice, [NoticeBoard]),
  ],
})
export class ApprovalsModule implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly notice: SubmissionNotice,
  ) {}

  onModuleInit(): void {
    this.listeners.on<SubmissionFact>('approval-item.submitted', 'owner-notice', (event) =>
      this.notice.submitted(event),
    );
  }
}
