import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The state before a decision, so that undoing restores it, and when the guest was first answered. */
export class Undo2000000000122 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reservation_requests
        add column replaced_by uuid,
        add column state_before jsonb,
        add column answered_at timestamptz(3);
      update reservation_requests request set answered_at = answer.at
        from (select subject_id, min(occurred_at) as at from events
          where subject_type = 'reservation'
            and type in ('reservation.confirmed', 'reservation.declined', 'reservation.offered', 'reservation.queued')
          group by subject_id) answer
        where answer.subject_id = request.id::text;
      -- Confirmed with the request itself: no event of its own says so.
      update reservation_requests set answered_at = created_at where was_confirmed and not exists (
        select from events where subject_type = 'reservation' and subject_id = reservation_requests.id::text
          and type = 'reservation.confirmed');
    `);
  }

  down = forwardOnly;
}
