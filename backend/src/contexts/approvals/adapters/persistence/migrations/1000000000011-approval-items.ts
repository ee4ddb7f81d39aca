import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class ApprovalItems1000000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table approval_items (
        id uuid primary key,
        title text not null,
        description text,
        content_type text not null,
        content_data text,
        file_url text,
        status text not null default 'pending',
        admin_comments text,
        submitted_by text not null,
        reviewed_by text,
        reviewed_at timestamptz(3),
        scheduled_date timestamptz(3),
        created_at timestamptz(3) not null default now()
      );
      create index approval_items_newest on approval_items (created_at desc, id desc);
      create index approval_items_status on approval_items (status, created_at desc);
    `);
  }

  down = forwardOnly;
}
