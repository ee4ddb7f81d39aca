import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Integrations create reservations too, and use the version to detect outdated data. */
export class ReservationVersions2000000000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reservation_requests
        add column version integer not null default 1,
        add column updated_at timestamptz(3),
        drop constraint reservation_requests_source,
        add constraint reservation_requests_source check (source in ('website', 'phone', 'door', 'program'));
      update reservation_requests set updated_at = greatest(created_at, status_updated_at);
      alter table reservation_requests alter column updated_at set not null, alter column updated_at set default now();
    `);
  }

  down = forwardOnly;
}
