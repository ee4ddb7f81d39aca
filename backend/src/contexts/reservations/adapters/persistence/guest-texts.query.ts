import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

/** Which events guests get a text message of; of whom it tells nothing. */
@Injectable()
export class GuestTextsQuery {
  constructor(private readonly database: Database) {}

  /** @returns false for an event that was heard of before */
  async add(eventId: string, now: Date): Promise<boolean> {
    const added = await this.database.query(
      'insert into guest_texts (event_id, created_at) values ($1, $2) on conflict do nothing returning 1',
      [eventId, now],
    );
    return added.length > 0;
  }

  async isSent(eventId: string): Promise<boolean> {
    const sent = await this.database.query('select 1 from guest_texts where event_id = $1 and sent_at is not null', [
      eventId,
    ]);
    return sent.length > 0;
  }

  async settle(eventId: string, now: Date): Promise<void> {
    await this.database.query('update guest_texts set sent_at = $2 where event_id = $1', [eventId, now]);
  }
}
