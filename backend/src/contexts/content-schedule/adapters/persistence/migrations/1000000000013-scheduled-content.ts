import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class ScheduledContent1000000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scheduled_content (
        id uuid primary key,
        title text not null,
        content_type text not null,
        content text,
        scheduled_date timestamptz(3) not null,
        status text not null default 'draft',
        approval_deadline timestamptz(3) not null,
        priority text not null default 'medium',
        tags text[] not null default '{}',
        notes text,
        created_by text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      );
      create index scheduled_content_status on scheduled_content (status, scheduled_date desc);
    `);
  }

  down = forwardOnly;
}
