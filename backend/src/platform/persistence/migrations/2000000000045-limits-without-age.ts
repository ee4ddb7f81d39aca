import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

/** Both are written with each request and read by nobody: old counters are looked for once an hour, and what waits has a table of its own. */
export class LimitsWithoutAge2000000000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index rate_limits_expire; drop index events_waiting');
  }

  down = forwardOnly;
}
