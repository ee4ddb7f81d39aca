import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Each decline with the status it ended. Statistics need it for longer than events retain their payload, and after a request is deleted. */
export class Declines2000000000123 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reservation_declines (
        reservation_id uuid not null,
        declined_at timestamptz(3) not null,
        -- Whether the table had ever been confirmed.
        was_confirmed boolean not null,
        primary key (reservation_id, declined_at)
      );
      create index reservation_declines_at on reservation_declines (declined_at);

      insert into reservation_declines (reservation_id, declined_at, was_confirmed)
        select subject_id::uuid, occurred_at, exists (select from events before
            where before.subject_type = 'reservation' and before.subject_id = decline.subject_id
              and before.occurred_at <= decline.occurred_at
              and (before.type = 'reservation.confirmed'
                or before.type in ('reservation.requested', 'reservation.entered') and before.payload->>'status' = 'confirmed'))
          -- Confirmed with the request itself, and what its event carried is gone.
          or exists (select from reservation_requests request where request.id::text = decline.subject_id and was_confirmed
            and not exists (select from events confirmed where confirmed.subject_type = 'reservation'
              and confirmed.subject_id = decline.subject_id and confirmed.type = 'reservation.confirmed'))
        from events decline where subject_type = 'reservation'
          and type in ('reservation.declined', 'reservation.cancelled', 'reservation.rained-off')
        on conflict do nothing;

      create function record_reservation_decline() returns trigger language plpgsql as $$
      begin
        insert into reservation_declines (reservation_id, declined_at, was_confirmed)
          values (new.id, new.status_updated_at, new.was_confirmed) on conflict do nothing;
        return null;
      end $$;
      create trigger reservation_declined after update of status on reservation_requests for each row
        when (new.status = 'declined' and old.status <> 'declined' and new.replaced_by is null)
        execute function record_reservation_decline();
    `);
  }

  down = forwardOnly;
}
