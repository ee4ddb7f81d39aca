import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** The restaurant's photos, by the names of the glass art that they replace. */
export class Photographs2000000000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table photographs (
        id text primary key,
        picture_id uuid not null references pictures (id)
      );
      create index photographs_picture on photographs (picture_id);
    `);
  }

  down = forwardOnly;
}
