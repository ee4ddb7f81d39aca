import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../platform/persistence/forward-only.js';

export class SiteContentProposals2000000000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table site_content_versions add column approved_by text;
      create table site_content_proposals (
        id uuid primary key,
        content jsonb not null,
        based_on integer not null,
        restored integer,
        changes jsonb not null,
        status text not null,
        created_by text not null,
        created_at timestamptz(3) not null
      );
      create index site_content_proposals_newest on site_content_proposals (created_at desc, id desc);
    `);
  }

  down = forwardOnly;
}
