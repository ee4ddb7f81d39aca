import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { mailLayout } from '../../../../platform/mail/mail-layout.js';
import { MailQueue } from '../../../../platform/mail/mail-queue.js';
import { ApprovalComments, type CommentAdded } from './approval-comments.js';

/** Emails a comment to the people it notifies. */
@Injectable()
export class CommentEmails {
  constructor(
    private readonly comments: ApprovalComments,
    private readonly mailQueue: MailQueue,
    private readonly restaurant: Restaurant,
    private readonly settings: AppSettings,
  ) {}

  @OnEvent('approval-comment.added', {
    listener: 'comment-emails',
    concerns: ({ payload }: StoredEvent<CommentAdded>) => payload.notifies.length > 0,
  })
  async added({ id, payload }: StoredEvent<CommentAdded>): Promise<void> {
    const { itemId, title, authorName, text, passage, notifies } = payload;
    const people = await this.comments.people();
    const subject = `${authorName} commented on “${title}”`;
    for (const { id: accountId, email, role } of people.filter((person) => notifies.includes(person.id))) {
      const tab = role === 'admin' ? 'approvals' : 'submissions';
      const path = `/${role}/dashboard?tab=${tab}&open=${itemId}&dialog=comments`;
      await this.mailQueue.post({
        key: `approval-comment:${id}:${accountId}`,
        kind: 'approval-comment',
        from: { name: `${authorName} (${this.restaurant.name})`, address: this.restaurant.email },
        to: email,
        subject,
        automatic: true,
        ...mailLayout(this.restaurant, {
          heading: subject,
          blocks: [{ title: passage === null ? title : `“${passage}”`, lines: text.split('\n') }],
          action: { label: 'Reply', url: new URL(path, this.settings.publicUrl).href },
        }),
      });
    }
  }
}
