import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { keepTally } from '../../../../../platform/persistence/tally.js';

export class ApprovalDecisions1000000000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table approval_items add column scheduled_content_id uuid, add column submitter_role text,
        add column submitter_email text,
        add constraint approval_items_status check (status in ('pending', 'approved', 'rejected', 'revision_requested'));
      create index approval_items_pending on approval_items (created_at desc, id desc) where status = 'pending';
      create index approval_items_decided on approval_items (reviewed_at desc, id desc) where status <> 'pending';
      create index approval_items_decided_words on approval_items
        using gin ((title || ' ' || submitted_by) gin_trgm_ops) where status <> 'pending';
      create index approval_items_of_manager on approval_items (created_at desc, id desc) where submitter_role = 'manager';
      create unique index approval_items_waits_once on approval_items (scheduled_content_id) where status = 'pending';
      drop index approval_items_status;
      ${keepTally('approval_items', 'status')}
    `);
  }

  down = forwardOnly;
}
