import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** One contact in sixty-four: keys are hashes, so these are contacts like any others. */
export class SampleOfContacts1000000000093 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index customer_contacts_sample on customer_contacts (suppression_key) where suppression_key < '\\x04'`,
    );
  }

  down = forwardOnly;
}
