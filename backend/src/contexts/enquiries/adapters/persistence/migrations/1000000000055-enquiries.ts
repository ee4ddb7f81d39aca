import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { keepTally } from '../../../../../platform/persistence/tally.js';

export class Enquiries1000000000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      insert into enquiries (id, kind, name, email, created_at, data)
        select id, 'contact', name, email, created_at,
          jsonb_build_object('name', name, 'email', email, 'phone', phone, 'message', message)
        from contact_messages;
      create index enquiries_newest on enquiries (created_at desc, id desc);
      create index enquiries_newest_of_kind on enquiries (kind, created_at desc, id desc);
      create index enquiries_unread on enquiries (created_at desc, id desc) where not is_read;
      create index enquiries_words on enquiries using gin ((name || ' ' || email || ' ' || data::text) gin_trgm_ops);
      ${keepTally('enquiries', 'kind')}
    `);
  }

  down = forwardOnly;
}
