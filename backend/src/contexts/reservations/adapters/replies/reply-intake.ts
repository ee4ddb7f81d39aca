import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { RepliesService } from '../../domain/replies/replies.service.js';
import { parseReply } from './parse-reply.js';
import { TableConversations } from './table-conversations.js';

export const TAKEN = ['kept', 'known', 'automatic', 'unknown'] as const;
export type Taken = (typeof TAKEN)[number];

/** Receives emails from the mailbox for guests' replies. */
@Injectable()
export class ReplyIntake {
  constructor(
    private readonly replies: RepliesService,
    private readonly conversations: TableConversations,
    private readonly restaurant: Restaurant,
  ) {}

  /** Stores what a person wrote about a reservation; a duplicate has no effect. @throws UnreadableMail */
  async take(mail: Buffer): Promise<Taken> {
    const { answers, isAutomatic, ...letter } = await parseReply(mail, this.restaurant.reservationsEmail);
    if (isAutomatic) return 'automatic';
    const reservationId = this.conversations.reservationIn(answers);
    // Copies of our own emails may arrive in the same mailbox.
    if (reservationId === null || letter.writtenBy === this.restaurant.reservationsEmail) return 'unknown';
    return this.replies.keep(reservationId, letter);
  }
}
