import { Injectable } from '@nestjs/common';
import { Notifications } from '../../../../platform/mail/notifications.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import type { ApprovalFact } from '../../domain/approvals.service.js';

/** Notifies the owner that content is waiting for a decision. */
@Injectable()
export class SubmissionNotification {
  constructor(private readonly notifications: Notifications) {}

  @OnEvent('approval-item.submitted', { listener: 'submission-notice' })
  async submitted({ id, payload }: StoredEvent<ApprovalFact>): Promise<void> {
    const { title, contentType, description, submittedBy } = payload;
    await this.notifications.post({
      id,
      kind: 'approval',
      title: `For approval: ${title}`,
      details: [`${contentType.replaceAll('_', ' ')} · ${submittedBy}`, ...(description ? [description] : [])],
      path: '/admin/dashboard?tab=approvals',
    });
  }
}
