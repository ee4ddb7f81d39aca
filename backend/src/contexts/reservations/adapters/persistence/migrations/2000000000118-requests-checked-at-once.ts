import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { tallyChangesByRow } from '../../../../../platform/persistence/tally.js';

/**
 * PostgreSQL reads and plans each check and each expression of a table anew at every statement that writes to it, but the body of a function
 * once for a connection: seven checks and the time of a visit were a fifth of a change.
 */
export class RequestsCheckedAtOnce2000000000118 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Day and slot as the restaurant's clock shows them, written as if that were UTC: for the order alone.
      create function visit_of(day text, slot text) returns timestamptz language plpgsql immutable parallel safe as $$
      begin
        return make_timestamp(substr(day, 1, 4)::int, substr(day, 6, 2)::int, substr(day, 9, 2)::int,
          split_part(slot, ':', 1)::int % 12 + case when slot like '%PM' then 12 else 0 end,
          substr(split_part(slot, ':', 2), 1, 2)::int, 0) at time zone 'UTC';
      end $$;
      create function is_sound_request(
        status text, outcome text, source text, area text, rain_plan text,
        offered_times jsonb, offered_until timestamptz, waits_since timestamptz, waits_first boolean
      ) returns boolean language plpgsql immutable parallel safe as $$
      begin
        return status in ('pending', 'confirmed', 'declined', 'completed', 'no-show', 'archived')
          and outcome in ('completed', 'no-show')
          and source in ('website', 'phone', 'door', 'program')
          and area in ('inside', 'courtyard')
          and rain_plan in ('inside', 'wait', 'rather-not')
          and (offered_until is null) = (offered_times is null)
          and (offered_until is null or status = 'pending')
          and (waits_since is null and not waits_first or status = 'pending' and offered_until is null);
      end $$;
      alter table reservation_requests
        alter column visit_at set expression as (visit_of(preferred_date, preferred_time)),
        drop constraint reservation_requests_status,
        drop constraint reservation_requests_outcome,
        drop constraint reservation_requests_source,
        drop constraint reservation_requests_area,
        drop constraint reservation_requests_rain_plan,
        drop constraint reservation_requests_offer,
        drop constraint reservation_requests_waits,
        add constraint reservation_requests_sound check (is_sound_request(
          status, outcome, source, area, rain_plan, offered_times, offered_until, waits_since, waits_first));
      ${tallyChangesByRow('reservation_requests', 'status')}
    `);
  }

  down = forwardOnly;
}
