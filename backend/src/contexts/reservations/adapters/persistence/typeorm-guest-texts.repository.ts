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

  /** @returns false if the event was stored before */
  add(text: Omit<GuestText, 'sentAt'>): Promise<boolean> {
    return insertOrIgnore(this.repository, text);
  }

  /** Texts sent since then without an action by staff, optionally to one number. */
  countUnasked(since: Date, numberHash?: string): Promise<number> {
    return this.repository.countBy({
      ...{ isUnasked: true, heldBack: IsNull(), createdAt: MoreThan(since) },
      ...(numberHash !== undefined && { numberHash }),
    });
  }

  isSent(eventId: string): Promise<boolean> {
    return this.repository.existsBy({ eventId, sentAt: Not(IsNull()) });
  }

  /** Opts the number out on all its requests, after the guest texted STOP. */
  async optOut(phone: string): Promise<void> {
    await this.requests.update({ customerPhone: phone, smsOptIn: true }, { smsOptIn: false });
  }

  async settle(eventId: string, now: Date): Promise<void> {
    await this.repository.update({ eventId }, { sentAt: now });
  }
}
