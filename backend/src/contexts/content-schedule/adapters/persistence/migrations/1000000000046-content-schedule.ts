import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { keepTally } from '../../../../../platform/persistence/tally.js';

export class ContentSchedule1000000000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update scheduled_content set content = '' where content is null;
      alter table scheduled_content add column admin_comments text, alter column content set not null,
        add constraint scheduled_content_status check (status in ('draft', 'submitted', 'approved', 'published', 'rejected'));
      create index scheduled_content_newest on scheduled_content (created_at desc, id desc);
      create index scheduled_content_date on scheduled_content (scheduled_date desc, id desc);
      create index scheduled_content_deadline on scheduled_content (approval_deadline desc, id desc) where status = 'draft';
      create index scheduled_content_due on scheduled_content (scheduled_date) where status = 'approved';
      create index scheduled_content_published on scheduled_content (content_type, scheduled_date desc, id desc)
        where status = 'published';
      drop index scheduled_content_status;
      ${keepTally('scheduled_content', 'status')}
    `);
  }

  down = forwardOnly;
}
