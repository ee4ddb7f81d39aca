import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not, type Repository } from 'typeorm';
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

  async settle(eventId: string, now: Date): Promise<void> {
    await this.repository.update({ eventId }, { sentAt: now });
  }
}
