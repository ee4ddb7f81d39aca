import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not, Repository } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import { insertOrIgnore } from '../../../../platform/persistence/insert-or-ignore.js';
import type { Reservation } from '../../domain/reservation.js';
import { ReservationSchema } from './reservation.schema.js';
import { type GuestText, GuestTextSchema } from './guest-text.schema.js';

@Injectable()
export class TypeOrmGuestTexts {
  private readonly repository: Repository<GuestText>;
  private readonly requests: Repository<Reservation>;

  constructor(database: Database) {
    this.repository = database.getRepository(GuestTextSchema);
    this.requests = new Repository<Reservation>(ReservationSchema, database);
  }

  /** @returns false for an event that was heard of before */
  add(text: Omit<GuestText, 'sentAt'>): Promise<boolean> {
    return insertOrIgnore(this.repository, text);
  }

  /** Those that no person of the restaurant has caused since then; to one number where it is given. */
  countUnasked(since: Date, numberHash?: string): Promise<number> {
    return this.repository.countBy({
      ...{ isUnasked: true, heldBack: IsNull(), createdAt: MoreThan(since) },
      ...(numberHash !== undefined && { numberHash }),
    });
  }

  isSent(eventId: string): Promise<boolean> {
    return this.repository.existsBy({ eventId, sentAt: Not(IsNull()) });
  }

  /** The guest has answered STOP: no request under the number gets text messages. */
  async optOut(phone: string): Promise<void> {
    await this.requests.update({ customerPhone: phone, smsOptIn: true }, { smsOptIn: false });
  }

  async settle(eventId: string, now: Date): Promise<void> {
    await this.repository.update({ eventId }, { sentAt: now });
  }
}
