import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { RepliesService } from '../../domain/replies/replies.service.js';
import { parseReply } from './parse-reply.js';
import { TableConversations } from './table-conversations.js';

export const TAKEN = ['kept', 'known', 'automatic', 'unknown'] as const;
export type Taken = (typeof TAKEN)[number];

/** Takes in mails from the mailbox to which guests answer. */
@Injectable()
export class ReplyIntake {
  constructor(
    private readonly replies: RepliesService,
    private readonly conversations: TableConversations,
    private readonly restaurant: Restaurant,
  ) {}

  /** Keeps what a person wrote about a table; the same mail a second time changes nothing. @throws UnreadableMail */
  async take(mail: Buffer): Promise<Taken> {
    const { answers, isAutomatic, ...letter } = await parseReply(mail, this.restaurant.reservationsEmail);
    if (isAutomatic) return 'automatic';
    const reservationId = this.conversations.reservationIn(answers);
    // What the house writes itself comes back where it sends copies to its own mailbox.
    if (reservationId === null || letter.writtenBy === this.restaurant.reservationsEmail) return 'unknown';
    return this.replies.keep(reservationId, letter);
  }
}
