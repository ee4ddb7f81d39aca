import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Guests ask for gift cards, too: the two groups of the inbox are known by more than one kind. */
export class GiftCards2000000000086 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index enquiries_agency;
      create index enquiries_agency on enquiries (created_at desc, id desc) where kind not in ('contact', 'gift');
      create index enquiries_guests on enquiries (created_at desc, id desc) where kind in ('contact', 'gift');
    `);
  }

  down = forwardOnly;
}
