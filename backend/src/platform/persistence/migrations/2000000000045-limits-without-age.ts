import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

/**
 * Both indexes cost a write per request and no query uses them: expired counters are searched once an hour, and pending
 * events have a table of their own.
 */
export class LimitsWithoutAge2000000000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index rate_limits_expire; drop index events_waiting');
  }

  down = forwardOnly;
}
