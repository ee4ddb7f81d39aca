import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/**
 * Combines seven checks into one that calls a function: PostgreSQL parses and plans each check for every statement that
 * writes to the table, but the body of a function only once per connection. To relax a rule, replace the function.
 */
export class RequestsCheckedAtOnce2000000000119 implements MigrationInterface {
  /** The new check rejects nothing that the old ones accepted. */
  static readonly unusedSince = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
        drop constraint reservation_requests_status,
        drop constraint reservation_requests_outcome,
        drop constraint reservation_requests_source,
        drop constraint reservation_requests_area,
        drop constraint reservation_requests_rain_plan,
        drop constraint reservation_requests_offer,
        drop constraint reservation_requests_waits,
        add constraint reservation_requests_sound check (is_sound_request(
          status, outcome, source, area, rain_plan, offered_times, offered_until, waits_since, waits_first));
    `);
  }

  down = forwardOnly;
}
