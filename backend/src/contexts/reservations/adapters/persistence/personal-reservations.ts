import type { ForgottenSubjects } from '../../../../platform/events/forgotten-subjects.js';
import type { Database } from '../../../../platform/persistence/database.js';
import type { PersonalDataOf } from '../../../../platform/personal-data.js';
import { RESERVATION } from '../../domain/reservation.events.js';

/** A guest's requests. Figures outlive the guest: an erased request keeps its day, its party and how it ended. */
export class PersonalReservations implements PersonalDataOf {
  constructor(
    private readonly database: Database,
    private readonly forgotten: ForgottenSubjects,
  ) {}

  held(address: string) {
    return this.database.read<{ status: string }>(
      `select customer_name as "customerName", customer_email as "customerEmail", customer_phone as "customerPhone",
         party_size as "partySize", preferred_date as "preferredDate", preferred_time as "preferredTime",
         special_requests as "specialRequests", admin_notes as "adminNotes", status, created_at as "createdAt"
       from reservation_requests where lower(customer_email) = lower($1) order by created_at`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    const rows = await this.database.rows<{ id: string }>(
      `update reservation_requests set customer_name = 'Erased guest', customer_email = 'erased@guest.invalid',
         customer_phone = null, special_requests = null, admin_notes = null, email_opt_in = false
       where lower(customer_email) = lower($1) returning id`,
      [address],
    );
    await this.forgotten.forget(
      RESERVATION,
      rows.map(({ id }) => id),
    );
    await this.forgotten.forgetTold(RESERVATION, 'customerEmail', address);
  }
}
