import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

export class WaitingEvents1000000000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What nobody has passed on yet. An event itself is not touched again: each change of it would be one of all its indexes.
      create table waiting_events (id uuid primary key) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

      create function let_event_wait() returns trigger language plpgsql as $$
      begin
        insert into waiting_events (id) values (new.id);
        -- The relay of the release before looks for events without it, and finds none.
        new.relayed_at := new.occurred_at;
        return new;
      end $$;
      lock table events in share row exclusive mode;
      insert into waiting_events (id) select id from events where relayed_at is null;
      create trigger let_event_wait before insert on events
        for each row when (new.relayed_at is null) execute function let_event_wait();
      update events set relayed_at = occurred_at where relayed_at is null;
    `);
  }

  down = forwardOnly;
}
