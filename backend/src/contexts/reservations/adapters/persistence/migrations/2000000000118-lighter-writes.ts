import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { countChangesByRow } from '../../../../../platform/persistence/counter-triggers.js';

/**
 * PostgreSQL parses and plans the expression of a generated column, and the condition of a trigger, for every statement
 * that writes to the table, but the body of a function only once per connection.
 */
export class LighterWrites2000000000118 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Day and slot as the restaurant's clock shows them, written as if that were UTC: for the order alone.
      create function visit_of(day text, slot text) returns timestamptz language plpgsql immutable parallel safe as $$
      begin
        return make_timestamp(substr(day, 1, 4)::int, substr(day, 6, 2)::int, substr(day, 9, 2)::int,
          split_part(slot, ':', 1)::int % 12 + case when slot like '%PM' then 12 else 0 end,
          substr(split_part(slot, ':', 2), 1, 2)::int, 0) at time zone 'UTC';
      end $$;
      alter table reservation_requests
        alter column visit_at set expression as (visit_of(preferred_date, preferred_time));
      ${countChangesByRow('reservation_requests', 'status')}
    `);
  }

  down = forwardOnly;
}
