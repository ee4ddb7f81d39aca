import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Whether the emailed link was opened, which confirms the address and allows automatic texts. */
export class OpenedMailedLinks2000000000146 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table opened_mailed_links (
        reservation_id uuid primary key references reservation_requests (id) on delete cascade,
        opened_at timestamptz(3) not null
      );
    `);
  }

  down = forwardOnly;
}
