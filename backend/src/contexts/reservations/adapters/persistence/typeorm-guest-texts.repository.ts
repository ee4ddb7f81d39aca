import { Injectable } from '@nestjs/common';
import { IsNull, Not, type Repository } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import { insertOrIgnore } from '../../../../platform/persistence/insert-or-ignore.js';
import { type GuestText, GuestTextSchema } from './guest-text.schema.js';

@Injectable()
export class TypeOrmGuestTexts {
  private readonly repository: Repository<GuestText>;

  constructor(database: Database) {
    this.repository = database.getRepository(GuestTextSchema);
  }

  /** @returns false for an event that was heard of before */
  add(eventId: string, now: Date): Promise<boolean> {
    return insertOrIgnore(this.repository, { eventId, createdAt: now });
  }

  isSent(eventId: string): Promise<boolean> {
    return this.repository.existsBy({ eventId, sentAt: Not(IsNull()) });
  }

  async settle(eventId: string, now: Date): Promise<void> {
    await this.repository.update({ eventId }, { sentAt: now });
  }
}
