import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { keepTally } from '../../../../../platform/persistence/tally.js';

export class UnreadEnquiries1000000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function tally_enquiries() cascade;
      delete from tallies where list = 'enquiries';
      ${keepTally('enquiries', `kind || '/' || is_read::text`)}
    `);
  }

  down = forwardOnly;
}
