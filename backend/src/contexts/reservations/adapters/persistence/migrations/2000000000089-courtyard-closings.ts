import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Days on which the courtyard is closed. */
export class CourtyardClosings2000000000089 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table courtyard_closings (
        day text primary key,
        -- The first half hour; null for all of the day.
        from_slot text,
        closed_at timestamptz(3) not null,
        closed_by text not null,
        -- [{"id": of a reservation, "outcome": what was done}]: of whom it was is in the reservation alone.
        parties jsonb not null
      )
    `);
  }

  down = forwardOnly;
}
