import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../platform/personal-data.js';

/** A person's replies, and replies about their tables. Erasing a guest's requests also deletes these (PersonalReservations). */
@Injectable()
@PersonalDataSource('replies')
export class PersonalReplies implements PersonalDataOf {
  constructor(private readonly database: Database) {}

  held(address: string) {
    return this.database.query<{ text: string }[]>(
      `select text, left_out as "leftOut", attachments, preferred_date as "preferredDate", preferred_time as "preferredTime", received_at as "receivedAt"
       from reservation_replies join reservation_requests as reservation on reservation.id = reservation_id
       where written_by = lower($1) or lower(customer_email) = lower($1) order by received_at`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    await this.database.query('delete from reservation_replies where written_by = lower($1)', [address]);
  }
}
