import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { createCounterTriggers } from '../../../../../platform/persistence/counter-triggers.js';

/** What `GET /api/messages/summary` reads, by mailbox. */
const STATE = `mailbox || case when is_archived then '/archived' when is_read then '/read' else '/unread' end`;

export class Messaging2000000000010 implements MigrationInterface {
  static readonly replaces = ['Messages1000000000041'];

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table messages (
        id uuid primary key,
        sender_type text not null,
        sender_id text not null,
        sender_name text not null,
        receiver_type text not null,
        receiver_id text not null,
        receiver_name text not null,
        subject text not null,
        content text not null,
        is_read boolean not null default false,
        is_archived boolean not null default false,
        archived_at timestamptz(3),
        read_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        -- One for each role of the office, one for each person of the staff.
        mailbox text not null generated always as (
          case receiver_type when 'staff' then receiver_id else receiver_type end
        ) stored,
        constraint messages_sender_type check (sender_type in ('admin', 'manager', 'staff')),
        constraint messages_receiver_type check (receiver_type in ('admin', 'manager', 'staff')),
        constraint messages_archived check (is_archived = (archived_at is not null))
      );
      create index messages_inbox on messages (mailbox, created_at desc, id desc) where not is_archived;
      create index messages_archive on messages (mailbox, archived_at desc, id desc) where is_archived;
      ${createCounterTriggers('messages', STATE)}
    `);
  }

  down = forwardOnly;
}
