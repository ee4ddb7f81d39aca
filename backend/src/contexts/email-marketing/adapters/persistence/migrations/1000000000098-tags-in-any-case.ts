import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** 'Regular' and 'regular' are one tag: who has it, and how it is spelled, is found by its small letters. */
export class TagsInAnyCase1000000000098 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index contact_tags_newest;
      -- An index is read alone only where it holds the column itself, too.
      create index contact_tags_newest on contact_tags (lower(tag), created_at desc, contact_id desc) include (tag, words);
      create index tallies_of_tags on tallies (lower(key)) where list = 'contact_tags';
    `);
  }

  down = forwardOnly;
}
