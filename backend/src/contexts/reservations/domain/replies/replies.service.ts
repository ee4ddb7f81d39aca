import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../kernel/actor.js';
import { Conflict, StaleState } from '../../../../kernel/domain-error.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { isErased } from '../guest-memory.js';
import { ReservationRepository, StaffTexts } from '../ports.js';
import { replyAnswered, reservationEvent } from '../reservation.events.js';

/** Use it in a unit of work. */
export abstract class Replies {
  /** @returns false if the same email was stored before or the guest has been erased */
  abstract add(reply: Reply & Pick<ReplyEmail, 'fingerprint'>): Promise<boolean>;
  /** @returns the reservation it is about; null if it was already read. @throws NotFound */
  abstract see(id: string, by: string, now: Date): Promise<string | null>;
  /** Locks the row until the unit of work ends. @throws NotFound */
  abstract lock(id: string): Promise<Reply>;
  /** Stores the answer, and marks the reply as read. */
  abstract answer(id: string, answer: ReplyAnswer): Promise<void>;
}

@Injectable()
export class RepliesService {
  constructor(
    private readonly replies: Replies,
    private readonly reservations: ReservationRepository,
    private readonly texts: StaffTexts,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Stores a reply. Returns 'unknown' if the request was deleted or its guest was erased, and 'known' for a duplicate. */
  keep(reservationId: string, reply: ReplyEmail): Promise<'kept' | 'known' | 'unknown'> {
    const id = this.ids.next();
    return this.transaction.run(null, async () => {
      const reservation = await this.reservations.find(reservationId);
      if (!reservation || isErased(reservation)) return 'unknown';
      const receivedAt = this.clock.now();
      const unread = { seenAt: null, seenBy: null, answer: null };
      const isNew = await this.replies.add({ ...reply, id, reservationId, receivedAt, ...unread });
      if (!isNew) return 'known';
      await this.outbox.add(reservationEvent('reservation.replied', reservation));
      return 'kept';
    });
  }

  /** Has no effect a second time. @throws NotFound */
  async see(id: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const reservationId = await this.replies.see(id, by.name, this.clock.now());
      if (reservationId === null) return;
      const reservation = await this.reservations.get(reservationId);
      await this.outbox.add(reservationEvent('reservation.reply-seen', reservation));
    });
  }

  /**
   * Answers the guest the way the reply came, by text message or email. A reply has one answer.
   * @throws NotFound, StaleState if it was answered before, Conflict if the number cannot be texted
   */
  async answer(id: string, text: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const { reservationId, writtenBy, answer } = await this.replies.lock(id);
      if (answer) throw new StaleState(`${answer.answeredBy} has already answered this reply.`);
      const reason = isTextedFrom(writtenBy) ? await this.texts.reasonAgainst(writtenBy) : null;
      if (reason !== null) throw new Conflict(`${reason} Call the guest instead.`);
      const reservation = await this.reservations.get(reservationId);
      const answeredAt = this.clock.now();
      await this.replies.answer(id, { text, answeredAt, answeredBy: by.name, isSent: null });
      await this.outbox.add(replyAnswered(reservation, id));
    });
  }
}

/** Whether a reply came as a text message: its sender is a phone number. */
export const isTextedFrom = (writtenBy: string): boolean => writtenBy.startsWith('+') && !writtenBy.includes('@');

/** What the restaurant wrote back. */
export interface ReplyAnswer {
  readonly text: string;
  readonly answeredAt: Date;
  readonly answeredBy: string;
  /** Whether the text message was sent; null while it is being sent, and for emails. */
  readonly isSent: boolean | null;
}

/** A guest's reply to one of our emails about a reservation, or a text message. */
export interface Reply {
  readonly id: string;
  readonly reservationId: string;
  /** The sender's address in lower case, usually the guest's, or the phone number. */
  readonly writtenBy: string;
  /** Without quotation and signature; empty if nothing else was written. */
  readonly text: string;
  /** Whether the text was truncated. */
  readonly isCut: boolean;
  /** The removed part: quotation, signature, text added by the mail client; null for replies from before it was stored. */
  readonly leftOut: string | null;
  /** File names of attachments, which are not stored. */
  readonly attachments: readonly string[];
  readonly receivedAt: Date;
  /** When a staff member read it, and who. */
  readonly seenAt: Date | null;
  readonly seenBy: string | null;
  readonly answer: ReplyAnswer | null;
}

/** The parts of an email that make up a reply. */
export interface ReplyEmail extends Pick<Reply, 'writtenBy' | 'text' | 'isCut' | 'leftOut' | 'attachments'> {
  /** Identical for repeated deliveries of the same email. */
  readonly fingerprint: string;
}
