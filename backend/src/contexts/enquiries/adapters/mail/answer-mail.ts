import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { mailLayout } from '../../../../platform/mail/mail-layout.js';
import { MailQueue } from '../../../../platform/mail/mail-queue.js';
import type { AnswerFact } from '../../domain/enquiry.events.js';

/** The owner's answer, in the owner's words, above what it answers. */
@Injectable()
export class AnswerMail {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly restaurant: Restaurant,
  ) {}

  @OnEvent('enquiry.answered', { listener: 'enquiry-answer' })
  async answered({ id, payload: { email, answer, question } }: StoredEvent<AnswerFact>): Promise<void> {
    const { name, email: address } = this.restaurant;
    await this.mailQueue.post({
      key: `enquiry-answer:${id}`,
      kind: 'enquiry-answer',
      from: { name, address },
      to: email,
      subject: answer.subject,
      automatic: false,
      ...mailLayout(this.restaurant, {
        heading: answer.subject,
        paragraphs: answer.message.split(/\n{2,}/),
        blocks: question ? [{ title: 'You wrote', lines: question.split('\n') }] : [],
      }),
    });
  }
}
