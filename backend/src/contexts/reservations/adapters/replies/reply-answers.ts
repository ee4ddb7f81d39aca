import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { JobHandler } from '../../../../platform/jobs/job-handlers.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { mailLayout } from '../../../../platform/mail/mail-layout.js';
import { MailQueue } from '../../../../platform/mail/mail-queue.js';
import { isTextedFrom, type ReplyAnswer } from '../../domain/replies/replies.service.js';
import type { AnsweredReplyFact } from '../../domain/reservation.events.js';
import { TextCaps } from '../caps/guest-message-caps.js';
import { spokenDate, visitFacts } from '../mail/visit-words.js';
import { type ReplyWithReservation, StoredReplies } from '../persistence/stored-replies.query.js';
import { IncomingTextRows, TypeOrmGuestTexts } from '../persistence/typeorm-guest-texts.repository.js';
import { NumberRefused, PerhapsSent, TextGateway } from '../texts/text-gateway.js';
import { answerInOwnWords } from '../texts/text-words.js';
import { TableConversations } from './reply-intake.js';

const SEND = 'send-reply-answer';
/** Later, staff have called the guest, since the card says that the text was not sent. */
const USEFUL_MS = 15 * 60_000;

type AnsweredReply = ReplyWithReservation & { readonly answer: ReplyAnswer };

/** Sends what staff write back to a guest, the way the reply came. */
@Injectable()
export class ReplyAnswers {
  private readonly logger = new Logger('ReplyAnswers');

  constructor(
    @Inject(TextGateway) private readonly gateway: TextGateway | null,
    private readonly replies: StoredReplies,
    private readonly jobs: Jobs,
    private readonly texts: TypeOrmGuestTexts,
    private readonly caps: TextCaps,
    private readonly incoming: IncomingTextRows,
    private readonly mailQueue: MailQueue,
    private readonly conversations: TableConversations,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @OnEvent('reservation.reply-answered', { listener: 'reply-answer' })
  async post({ id: eventId, payload }: StoredEvent<AnsweredReplyFact>): Promise<void> {
    const reply = await this.find(payload.replyId);
    if (!reply) return;
    if (!isTextedFrom(reply.writtenBy)) {
      await this.email(eventId, reply, payload);
      return;
    }
    const counted = { numberHash: this.caps.hashOf(reply.writtenBy), isUnasked: false, heldBack: null };
    if (await this.texts.add({ eventId, createdAt: this.clock.now(), ...counted }))
      await this.jobs.add(SEND, { eventId, replyId: reply.id });
  }

  /** To the address that wrote, in the conversation about the table, so that the guest can reply again. */
  private async email(eventId: string, reply: AnsweredReply, visit: AnsweredReplyFact): Promise<void> {
    const { reservationId, preferredDate, writtenBy, text, answer } = reply;
    const { name, reservationsEmail } = this.restaurant;
    const subject = `Re: your table on ${spokenDate(preferredDate)}`;
    await this.mailQueue.post({
      key: `reply-answer:${eventId}`,
      kind: 'reply-answer',
      conversation: this.conversations.nameOf(reservationId, preferredDate),
      from: { name, address: reservationsEmail },
      to: writtenBy,
      subject,
      automatic: false,
      ...mailLayout(this.restaurant, {
        heading: subject,
        paragraphs: answer.text.split(/\n{2,}/),
        facts: visitFacts(visit),
        blocks: text ? [{ title: 'You wrote', lines: text.split('\n') }] : [],
      }),
    });
  }

  @JobHandler(SEND, { retry: 'day', concurrency: 2 })
  async send({ eventId, replyId }: { readonly eventId: string; readonly replyId: string }): Promise<void> {
    const reply = await this.find(replyId);
    if (!reply || (await this.texts.isSent(eventId))) return;
    const isOld = this.clock.now().getTime() - reply.answer.answeredAt.getTime() > USEFUL_MS;
    if (this.gateway === null || isOld || (await this.incoming.isStopped(reply.writtenBy))) {
      await this.replies.setAnswerSent(replyId, false);
      return;
    }
    const text = answerInOwnWords(reply.answer.text, this.restaurant);
    try {
      await this.gateway.send({ key: eventId, to: reply.writtenBy, text });
    } catch (error) {
      await this.replies.setAnswerSent(replyId, false);
      if (!(error instanceof NumberRefused || error instanceof PerhapsSent)) throw error;
      this.logger.warn(`An answer to a guest’s text is given up: ${error.message}`);
      return;
    }
    await this.texts.settle(eventId, this.clock.now());
    await this.replies.setAnswerSent(replyId, true);
  }

  /** Null if it was deleted in the meantime. */
  private async find(replyId: string): Promise<AnsweredReply | null> {
    const reply = await this.replies.find(replyId);
    return reply?.answer ? { ...reply, answer: reply.answer } : null;
  }
}
