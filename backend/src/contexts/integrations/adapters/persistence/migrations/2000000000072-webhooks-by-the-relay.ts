import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The relay writes deliveries itself; what a job was still to write, it writes too. */
export class WebhooksByTheRelay2000000000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from event_listeners where name = 'webhooks';
      do $$ begin
        if to_regclass('pgboss.job') is not null then
          with left_over as (
            delete from pgboss.job where name = 'listener/webhooks' and state in ('created', 'retry', 'active') returning data
          )
          insert into waiting_events (id) select distinct id from left_over join events on events.id = (data->>'eventId')::uuid
            on conflict do nothing;
        end if;
      end $$;
    `);
  }

  down = forwardOnly;
}
