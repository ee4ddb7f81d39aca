import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class WaitingList2000000000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reservation_requests
        add column waits_since timestamptz(3),
        add column waits_first boolean not null default false,
        add constraint reservation_requests_waits check (
          waits_since is null and not waits_first or status = 'pending' and offered_until is null);
      create index reservation_requests_waiting on reservation_requests (preferred_date) where waits_since is not null;
      create table waiting_list_pauses (day text primary key, paused_at timestamptz(3) not null);
    `);
  }

  down = forwardOnly;
}
