import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { createCounterTriggers } from '../../../../../platform/persistence/counter-triggers.js';

export class Approvals2000000000007 implements MigrationInterface {
  static readonly replaces = ['ApprovalItems1000000000011', 'ApprovalDecisions1000000000045'];

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
        created_at timestamptz(3) not null default now(),
        scheduled_content_id uuid,
        submitter_role text,
        submitter_email text,
        constraint approval_items_status check (status in ('pending', 'approved', 'rejected', 'revision_requested'))
      );
      create index approval_items_newest on approval_items (created_at desc, id desc);
      create index approval_items_pending on approval_items (created_at desc, id desc) where status = 'pending';
      create index approval_items_decided on approval_items (reviewed_at desc, id desc) where status <> 'pending';
      create index approval_items_decided_words on approval_items
        using gin ((title || ' ' || submitted_by) gin_trgm_ops) where status <> 'pending';
      create index approval_items_of_manager on approval_items (created_at desc, id desc) where submitter_role = 'manager';
      create unique index approval_items_waits_once on approval_items (scheduled_content_id) where status = 'pending';
      ${createCounterTriggers('approval_items', 'status')}
    `);
  }

  down = forwardOnly;
}
