import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class GuestTexts2000000000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reservation_requests add column sms_opt_in boolean not null default false;
      create table guest_texts (
        event_id uuid primary key,
        created_at timestamptz(3) not null,
        sent_at timestamptz(3)
      );
      create index guest_texts_age on guest_texts using brin (created_at);
    `);
  }

  down = forwardOnly;
}
