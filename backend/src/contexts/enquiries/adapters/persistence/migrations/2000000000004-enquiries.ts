import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { createCounterTriggers } from '../../../../../platform/persistence/counter-triggers.js';

export class Enquiries2000000000004 implements MigrationInterface {
  static readonly replaces = ['ContactMessages1000000000010', 'Enquiries1000000000055', 'UnreadEnquiries1000000000060'];

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

      create table enquiries (
        id uuid primary key,
        kind text not null,
        name text not null,
        email text not null,
        created_at timestamptz(3) not null,
        is_read boolean not null default false,
        data jsonb not null,
        answers jsonb not null default '[]'
      );
      create index enquiries_newest on enquiries (created_at desc, id desc);
      create index enquiries_newest_of_kind on enquiries (kind, created_at desc, id desc);
      create index enquiries_unread on enquiries (created_at desc, id desc) where not is_read;
      create index enquiries_words on enquiries using gin ((name || ' ' || email || ' ' || data::text) gin_trgm_ops);
      ${createCounterTriggers('enquiries', `kind || '/' || is_read::text`)}
    `);
  }

  down = forwardOnly;
}
