import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

/** Events of visitors and the system have no person to look them up by. */
export class EventsOfPeople2000000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index events_person;
      create index events_person on events ((actor->>'id'), occurred_at desc, id desc) where actor->>'id' is not null;
    `);
  }

  down = forwardOnly;
}
