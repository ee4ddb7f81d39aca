import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { createCounterTriggers, countChangesByRow } from '../../../../../platform/persistence/counter-triggers.js';

/** Local day and time written as if they were UTC; used for sorting only. */
const VISIT = `make_timestamp(
  substr(preferred_date, 1, 4)::int, substr(preferred_date, 6, 2)::int, substr(preferred_date, 9, 2)::int,
  split_part(preferred_time, ':', 1)::int % 12 + case when preferred_time like '%PM' then 12 else 0 end,
  substr(split_part(preferred_time, ':', 2), 1, 2)::int, 0) at time zone 'UTC'`;

export class Reservations2000000000003 implements MigrationInterface {
  static readonly replaces = [
    'Reservations1000000000003',
    'ReservationBoards1000000000022',
    'ReservationSearch1000000000024',
    'ReservationsByNamePhoneAndDay1000000000052',
    'ReservationsTalliedByRow1000000000091',
    'ConfirmedVisitsByDay1000000000105',
    'DeclineReasons1000000000106',
    'HistoryByVisit1000000000107',
  ];

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
        decline_reason text,
        visit_at timestamptz(3) generated always as (${VISIT}) stored,
        constraint reservation_requests_status
          check (status in ('pending', 'confirmed', 'declined', 'completed', 'no-show', 'archived')),
        constraint reservation_requests_outcome check (outcome in ('completed', 'no-show'))
      );
      create index reservation_requests_created_at on reservation_requests (created_at);
      create index reservation_requests_open on reservation_requests (created_at desc, id desc)
        where status in ('pending', 'confirmed', 'declined');
      create index reservation_requests_confirmed_day on reservation_requests (preferred_date) where status = 'confirmed';
      create index reservation_requests_completed on reservation_requests (completed_at) where completed_at is not null;
      create index reservation_requests_resolved on reservation_requests (visit_at desc, id desc)
        where status in ('completed', 'no-show');
      create index reservation_requests_archived on reservation_requests (visit_at desc, id desc)
        where status = 'archived';
      -- Only what is history is looked through by index; a new request pays nothing for it.
      create index reservation_requests_past_guest on reservation_requests using gin (
        (customer_name || ' ' || customer_email || ' ' || regexp_replace(coalesce(customer_phone, ''), '\\D', '', 'g')) gin_trgm_ops
      ) where status in ('completed', 'no-show', 'archived');
      create index reservation_requests_past_day on reservation_requests (preferred_date, visit_at desc, id desc)
        where status in ('completed', 'no-show', 'archived');
      ${createCounterTriggers('reservation_requests', 'status')}
      ${countChangesByRow('reservation_requests', 'status')}
    `);
  }

  down = forwardOnly;
}
