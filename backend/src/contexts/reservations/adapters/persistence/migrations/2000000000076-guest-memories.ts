import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class GuestMemories2000000000076 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table guest_memories (
        address text primary key,
        line text,
        -- Null where the words are the guest's own.
        noted_by text,
        noted_at timestamptz(3),
        -- What was before that is remembered no more.
        forgotten_at timestamptz(3),
        constraint guest_memories_noted check ((line is null) = (noted_at is null) and (line is not null or noted_by is null))
      );
      -- A new request pays nothing for what is looked through of the past.
      create index reservation_requests_past_address on reservation_requests (lower(customer_email)) where outcome is not null;
      create index reservation_requests_past_number on reservation_requests (right(regexp_replace(customer_phone, '\\D', '', 'g'), 9))
        where outcome is not null and customer_email is null;
    `);
  }

  down = forwardOnly;
}
