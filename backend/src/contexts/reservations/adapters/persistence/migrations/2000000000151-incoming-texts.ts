import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Incoming texts, to detect duplicates, and numbers that have opted out. */
export class IncomingTexts2000000000151 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table incoming_texts (
        -- As the gateway names the message.
        id text primary key,
        received_at timestamptz(3) not null
      );
      create index incoming_texts_age on incoming_texts using brin (received_at);
      create table stopped_numbers (
        number_hash text primary key,
        stopped_at timestamptz(3) not null
      );
    `);
  }

  down = forwardOnly;
}
