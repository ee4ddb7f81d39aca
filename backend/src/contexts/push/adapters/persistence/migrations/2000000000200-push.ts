import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class Push2000000000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table push_keys (
        one boolean primary key default true check (one),
        public_key text not null,
        private_key text not null
      );
      create table push_devices (
        id uuid primary key,
        account_id uuid not null,
        role text not null,
        name text not null,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        kinds text[] not null,
        quiet_from text,
        quiet_until text,
        shows_details boolean not null default false,
        created_at timestamptz(3) not null,
        constraint push_devices_once unique (endpoint, account_id, role)
      );
      create index push_devices_of_account on push_devices (account_id);
      create table push_messages (
        device_id uuid not null references push_devices (id) on delete cascade,
        key text not null,
        title text not null,
        details text not null,
        path text not null,
        send_at timestamptz(3) not null,
        tries integer not null default 0,
        is_done boolean not null default false,
        primary key (device_id, key)
      );
      create index push_messages_due on push_messages (send_at) where not is_done;
    `);
  }

  down = forwardOnly;
}
