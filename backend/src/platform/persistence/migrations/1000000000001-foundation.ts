import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

export class Foundation1000000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_keys (
        route text not null,
        caller text not null,
        key text not null,
        request_hash text not null,
        response jsonb not null,
        created_at timestamptz(3) not null default now(),
        primary key (route, caller, key)
      );
      create index idempotency_keys_created_at on idempotency_keys (created_at);

      -- Shape given by rate-limiter-flexible: points used until expire (ms since the epoch).
      create unlogged table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );

      create table outgoing_mails (
        id uuid primary key,
        dedupe_key text not null,
        kind text not null,
        recipient text not null,
        message jsonb not null,
        status text not null default 'queued',
        attempts integer not null default 0,
        last_error text,
        created_at timestamptz(3) not null default now(),
        sent_at timestamptz(3),
        constraint outgoing_mails_dedupe_key unique (dedupe_key),
        constraint outgoing_mails_status check (status in ('queued', 'sent', 'failed'))
      );
      create index outgoing_mails_recipient on outgoing_mails (recipient, kind, created_at);

      create table notices (
        id uuid primary key,
        kind text not null,
        line jsonb not null,
        created_at timestamptz(3) not null default now(),
        mail_id uuid
      );
      create index notices_waiting on notices (kind, created_at) where mail_id is null;
    `);
  }

  down = forwardOnly;
}
