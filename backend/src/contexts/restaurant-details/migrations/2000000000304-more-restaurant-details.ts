import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../platform/persistence/forward-only.js';

/** Null where they were saved before these details existed: the file counts. */
export class MoreRestaurantDetails2000000000304 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table restaurant_details
        add owner_name text,
        add serves_cuisine jsonb,
        add price_range text,
        add country text,
        add time_zone text;
    `);
  }

  down = forwardOnly;
}
