import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class NewsletterSignups2000000000250 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table newsletter_signups (
        id uuid primary key,
        email text not null,
        address text not null generated always as (lower(email)) stored unique,
        first_name text not null,
        last_name text not null,
        asked_at timestamptz(3) not null
      );
      create index newsletter_signups_asked on newsletter_signups (asked_at);
    `);
  }

  down = forwardOnly;
}
