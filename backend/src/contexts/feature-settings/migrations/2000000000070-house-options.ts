import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../platform/persistence/forward-only.js';

export class HouseOptions2000000000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table house_options (
        id text primary key,
        is_on boolean not null,
        -- Numbers by their names, as the program declares them.
        figures jsonb not null,
        updated_at timestamptz(3) not null
      );
    `);
  }

  down = forwardOnly;
}
