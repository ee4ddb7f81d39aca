import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class AgencyEnquiries2000000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index enquiries_agency on enquiries (created_at desc, id desc) where kind <> 'contact'`);
  }

  down = forwardOnly;
}
