import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class Reservations1000000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reservation_requests (
        id uuid primary key,
        customer_name text not null,
        customer_email text not null,
        customer_phone text,
        party_size text not null,
        preferred_date text not null,
        preferred_time text not null,
        special_requests text,
        email_opt_in boolean not null default false,
        status text not null default 'pending',
        admin_notes text,
        outcome text,
        status_updated_at timestamptz(3) not null default now(),
        completed_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint reservation_requests_status
          check (status in ('pending', 'confirmed', 'declined', 'completed', 'no-show', 'archived')),
        constraint reservation_requests_outcome check (outcome in ('completed', 'no-show'))
      );
      create index reservation_requests_newest on reservation_requests (created_at desc, id desc);
      create index reservation_requests_status_completed on reservation_requests (status, completed_at);
      create index reservation_requests_completed_at on reservation_requests (completed_at);
    `);
  }

  down = forwardOnly;
}
