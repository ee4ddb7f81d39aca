import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';
import { createCounterTriggers } from '../../../../../platform/persistence/counter-triggers.js';

export class ContentSchedule2000000000009 implements MigrationInterface {
  static readonly replaces = ['ScheduledContent1000000000013', 'ContentSchedule1000000000046'];

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scheduled_content (
        id uuid primary key,
        title text not null,
        content_type text not null,
        content text not null,
        scheduled_date timestamptz(3) not null,
        status text not null default 'draft',
        approval_deadline timestamptz(3) not null,
        priority text not null default 'medium',
        tags text[] not null default '{}',
        notes text,
        created_by text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        admin_comments text,
        constraint scheduled_content_status check (status in ('draft', 'submitted', 'approved', 'published', 'rejected'))
      );
      create index scheduled_content_newest on scheduled_content (created_at desc, id desc);
      create index scheduled_content_date on scheduled_content (scheduled_date desc, id desc);
      create index scheduled_content_deadline on scheduled_content (approval_deadline desc, id desc) where status = 'draft';
      create index scheduled_content_due on scheduled_content (scheduled_date) where status = 'approved';
      create index scheduled_content_published on scheduled_content (content_type, scheduled_date desc, id desc)
        where status = 'published';
      ${createCounterTriggers('scheduled_content', 'status')}
    `);
  }

  down = forwardOnly;
}
