import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class ContactMessages1000000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contact_messages (
        id uuid primary key,
        name text not null,
        email text not null,
        phone text,
        message text not null,
        created_at timestamptz(3) not null default now()
      );
      create index contact_messages_newest on contact_messages (created_at desc, id desc);
    `);
  }

  down = forwardOnly;
}
