import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class ReservationsByNamePhoneAndDay1000000000052 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Only what is history is looked through by index; a new request pays nothing for it.
      drop index reservation_requests_past_guest;
      create index reservation_requests_past_guest on reservation_requests using gin (
        (customer_name || ' ' || customer_email || ' ' || regexp_replace(coalesce(customer_phone, ''), '\\D', '', 'g')) gin_trgm_ops
      ) where status in ('completed', 'no-show', 'archived');
      create index reservation_requests_past_day on reservation_requests (preferred_date, created_at desc, id desc)
        where status in ('completed', 'no-show', 'archived');

      update events set subject_name = customer_name from reservation_requests
        where subject_type = 'reservation' and subject_id = reservation_requests.id::text;
    `);
  }

  down = forwardOnly;
}
