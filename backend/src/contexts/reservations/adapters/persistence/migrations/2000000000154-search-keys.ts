import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Searches ignore accents and case. */
export class GuestSearchKeys2000000000154 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index reservation_requests_past_guest_key on reservation_requests using gin (
        search_key(customer_name || ' ' || coalesce(customer_email, '') || ' ' ||
          regexp_replace(coalesce(customer_phone, ''), '\\D', '', 'g')) gin_trgm_ops
      ) where status in ('completed', 'no-show', 'archived');
      drop index reservation_requests_past_guest;
    `);
  }

  down = forwardOnly;
}
