import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Walk-ins that wait for a table. */
export class DoorList2000000000161 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table door_parties (
        id uuid primary key,
        name text not null,
        party_size text not null,
        phone text,
        quoted_minutes integer,
        joined_at timestamptz(3) not null,
        called_at timestamptz(3),
        called_by text check (called_by in ('text', 'voice')),
        outcome text check (outcome in ('seated', 'gone')),
        ended_at timestamptz(3),
        -- Not a foreign key: the reservation may be deleted.
        reservation_id uuid
      );
      create index door_parties_joined_at on door_parties (joined_at);
    `);
  }

  down = forwardOnly;
}
