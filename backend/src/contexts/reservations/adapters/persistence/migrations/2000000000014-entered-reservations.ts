import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** For requests that staff enter: by phone or at the door, possibly without an address. */
export class EnteredReservations2000000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reservation_requests
        alter column customer_email drop not null,
        add column source text not null default 'website',
        add constraint reservation_requests_source check (source in ('website', 'phone', 'door'));
      drop index reservation_requests_past_guest;
      create index reservation_requests_past_guest on reservation_requests using gin (
        (customer_name || ' ' || coalesce(customer_email, '') || ' ' ||
          regexp_replace(coalesce(customer_phone, ''), '\\D', '', 'g')) gin_trgm_ops
      ) where status in ('completed', 'no-show', 'archived');
    `);
  }

  down = forwardOnly;
}
