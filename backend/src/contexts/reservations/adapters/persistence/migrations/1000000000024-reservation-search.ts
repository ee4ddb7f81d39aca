import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class ReservationSearch1000000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      -- Only what is history is looked through; a new request pays nothing for it.
      create index reservation_requests_past_guest on reservation_requests
        using gin ((customer_name || ' ' || customer_email) gin_trgm_ops)
        where status in ('completed', 'no-show', 'archived');
    `);
  }

  down = forwardOnly;
}
