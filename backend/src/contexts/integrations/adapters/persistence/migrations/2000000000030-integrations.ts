import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class Integrations2000000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access_tokens (
        id uuid primary key,
        name text not null,
        scopes text[] not null,
        -- SHA-256 in hexadecimal: what opens anything lies nowhere.
        hash text not null,
        created_by text not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        last_used_at timestamptz(3)
      );
      create unique index access_tokens_hash on access_tokens (hash);

      create table webhook_endpoints (
        id uuid primary key,
        url text not null,
        types text[] not null,
        with_guest_data boolean not null,
        description text,
        is_active boolean not null,
        disabled_reason text,
        api_version text not null,
        created_by text not null,
        created_at timestamptz(3) not null
      );

      -- What is no change of an endpoint, and what the trail must not tell.
      create table webhook_secrets (
        endpoint_id uuid primary key references webhook_endpoints (id) on delete cascade,
        secret text not null,
        former_secret text,
        former_until timestamptz(3),
        -- One after the other; none since the last success.
        failures integer not null default 0,
        failing_since timestamptz(3),
        rests_until timestamptz(3)
      );

      create table webhook_deliveries (
        id uuid primary key,
        endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
        event_id uuid not null,
        type text not null,
        is_sample boolean not null default false,
        state text not null constraint webhook_deliveries_state check (state in ('waiting', 'delivered', 'failed')),
        attempts integer not null default 0,
        -- Also until when the process that has it in hand may keep it.
        next_attempt_at timestamptz(3),
        last_status integer,
        last_ms integer,
        last_answer text,
        created_at timestamptz(3) not null,
        constraint webhook_deliveries_once unique (endpoint_id, event_id)
      );
      create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at, id) where state = 'waiting';
      create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, created_at desc, id desc);
      create index webhook_deliveries_age on webhook_deliveries using brin (created_at);
    `);
  }

  down = forwardOnly;
}
