import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class Replies2000000000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reservation_replies (
        id uuid primary key,
        reservation_id uuid not null references reservation_requests on delete cascade,
        fingerprint text not null constraint reservation_replies_once unique,
        written_by text not null,
        text text not null,
        is_cut boolean not null,
        attachments jsonb not null,
        received_at timestamptz(3) not null,
        seen_at timestamptz(3),
        seen_by text
      );
      create index reservation_replies_reservation on reservation_replies (reservation_id, received_at);
      create index reservation_replies_writer on reservation_replies (written_by);
      create index reservation_replies_unseen on reservation_replies (received_at) where seen_at is null;
    `);
  }

  down = forwardOnly;
}
