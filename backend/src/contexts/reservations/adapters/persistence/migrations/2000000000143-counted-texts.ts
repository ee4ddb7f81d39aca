import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Texts are counted by number and in total, to limit what strangers can trigger. */
export class CountedTexts2000000000143 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table guest_texts add column number_hash text;
      alter table guest_texts add column is_unasked boolean not null default false;
      alter table guest_texts add column held_back text;
      create index guest_texts_unasked on guest_texts (created_at) where is_unasked and held_back is null;
    `);
  }

  down = forwardOnly;
}
