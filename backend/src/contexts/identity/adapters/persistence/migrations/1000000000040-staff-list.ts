import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { keepTally } from '../../../../../platform/persistence/tally.js';

/** What the owner's list of staff needs: an index in its order, and how many are active. */
export class StaffList1000000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index staff_newest on staff (created_at desc, id desc);
      create index staff_active_by_name on staff (lower(name), id) where is_active;
      ${keepTally('staff', 'is_active::text')}
    `);
  }

  down = forwardOnly;
}
