import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class ApprovalComments2000000000190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table approval_comments (
        id uuid primary key,
        item_id uuid not null references approval_items (id) on delete cascade,
        thread_id uuid references approval_comments (id) on delete cascade,
        author_id uuid not null,
        author_name text not null,
        author_role text not null,
        text text not null,
        passage text,
        created_at timestamptz(3) not null,
        resolved_by text
      );
      create index approval_comments_of_item on approval_comments (item_id, created_at);
      create index approval_comments_of_thread on approval_comments (thread_id);
      create index approval_items_of_draft on approval_items (scheduled_content_id) where scheduled_content_id is not null;
    `);
  }

  down = forwardOnly;
}
