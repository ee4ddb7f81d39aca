import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../kernel/actor.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { ApprovalsService } from '../../domain/approvals.service.js';

/** Withdraws the approval item of scheduled content that was deleted. */
@Injectable()
export class DeletedContent {
  constructor(private readonly approvals: ApprovalsService) {}

  @OnEvent('scheduled-content.deleted', { listener: 'withdraw-deleted-content' })
  withdraw({ subject, by }: StoredEvent): Promise<void> {
    return this.approvals.withdraw(subject.id, by as Actor | null);
  }
}
