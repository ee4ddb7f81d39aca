import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../kernel/actor.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { mailLayout } from '../../../../platform/mail/mail-layout.js';
import { MailQueue } from '../../../../platform/mail/mail-queue.js';
import { IdentityService } from '../../../identity/index.js';
import type { Message } from '../../domain/message.js';
import type { MailCopies } from '../../domain/messages.service.js';

/** A message as an email to everyone who reads that mailbox; replies go to its author. */
@Injectable()
export class PostedMailCopies implements MailCopies {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly identity: IdentityService,
    private readonly restaurant: Restaurant,
  ) {}

  async send({ id, subject, content, senderName, receiverType, receiverId }: Message, by: Actor): Promise<void> {
    const { name, email } = this.restaurant;
    const [replyTo] = await this.identity.activeAddresses(by.role, by.id);
    const readers = await this.identity.activeAddresses(
      receiverType,
      receiverType === 'staff' ? receiverId : undefined,
    );
    for (const to of readers) {
      await this.mailQueue.post({
        key: `message:${id}:${to}`,
        kind: 'message',
        from: { name: `${senderName} (${name})`, address: email },
        to,
        replyTo,
        subject,
        automatic: false,
        ...mailLayout(this.restaurant, {
          heading: subject,
          paragraphs: content.split(/\n{2,}/),
          closing: [`${senderName} sent you this message. You’ll also find it in your dashboard inbox.`],
        }),
      });
    }
  }
}
