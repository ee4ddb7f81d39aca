import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../kernel/actor.js';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Outbox } from '../../../../kernel/outbox.js';
import { Transaction } from '../../../../kernel/transaction.js';
import { isErased } from '../erased-guest.js';
import { Replies } from '../ports/replies.js';
import { ReservationRepository } from '../ports/reservation.repository.js';
import { reservationEvent } from '../reservation.events.js';
import type { ReplyEmail } from './reply.js';

@Injectable()
export class RepliesService {
  constructor(
    private readonly replies: Replies,
    private readonly reservations: ReservationRepository,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Stores a reply. Returns 'unknown' if the request is gone or its guest was erased, and 'known' for a duplicate. */
  keep(reservationId: string, reply: ReplyEmail): Promise<'kept' | 'known' | 'unknown'> {
    const id = this.ids.next();
    return this.transaction.run(null, async () => {
      const reservation = await this.reservations.find(reservationId);
      if (!reservation || isErased(reservation)) return 'unknown';
      const receivedAt = this.clock.now();
      const isNew = await this.replies.add({ ...reply, id, reservationId, receivedAt, seenAt: null, seenBy: null });
      if (!isNew) return 'known';
      await this.outbox.add(reservationEvent('reservation.replied', reservation));
      return 'kept';
    });
  }

  /** Has no effect a second time. @throws ReplyNotFound */
  async see(id: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const reservationId = await this.replies.see(id, by.name, this.clock.now());
      if (reservationId === null) return;
      const reservation = await this.reservations.get(reservationId);
      await this.outbox.add(reservationEvent('reservation.reply-seen', reservation));
    });
  }
}
