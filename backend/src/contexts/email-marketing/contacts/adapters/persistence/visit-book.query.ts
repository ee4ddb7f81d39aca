import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import type { Visit, VisitBook } from '../../domain/ports/visit-book.js';

@Injectable()
export class PgVisitBook implements VisitBook {
  constructor(private readonly database: Database) {}

  async find(reservationId: string): Promise<Visit | null> {
    const [row] = await this.database.query<Visit[]>(
      `select reservation_id as "reservationId", event_id as "eventId", contact_id as "contactId", visited_at as "visitedAt", counts
       from contact_visits where reservation_id = $1 for update`,
      [reservationId],
    );
    return row ?? null;
  }

  async put({ reservationId, eventId, contactId, visitedAt, counts }: Visit): Promise<void> {
    await this.database.query(
      `insert into contact_visits (reservation_id, event_id, contact_id, visited_at, counts) values ($1, $2, $3, $4, $5)
       on conflict (reservation_id) do update set event_id = excluded.event_id, contact_id = excluded.contact_id,
         visited_at = excluded.visited_at, counts = excluded.counts`,
      [reservationId, eventId, contactId, visitedAt, counts],
    );
  }

  async lastBefore({ contactId, reservationId }: Visit): Promise<Date | null> {
    const [row] = await this.database.query<{ at: Date | null }[]>(
      'select max(visited_at) as at from contact_visits where contact_id = $1 and reservation_id <> $2 and counts',
      [contactId, reservationId],
    );
    return row?.at ?? null;
  }
}
