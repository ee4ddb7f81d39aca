import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../platform/persistence/forward-only.js';

export class SiteContent2000000000240 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site_content_versions (
        id uuid primary key,
        number integer not null constraint site_content_versions_number unique,
        content jsonb not null,
        restored integer,
        created_by text not null,
        created_at timestamptz(3) not null
      );
    `);
  }

  down = forwardOnly;
}
