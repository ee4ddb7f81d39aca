import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

/** The version of its subject matter that an email reports. Before, only the order of posting decided which email was newer. */
export class ThreadVersions2000000000121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outgoing_mails
        add column thread_version integer,
        -- Withdrawn because what it says was undone, not because a newer mail replaces it.
        add column taken_back boolean not null default false;
      update outgoing_mails mail set thread_version = (event.payload->>'version')::integer
        from events event
        where mail.thread is not null and event.id::text = split_part(mail.dedupe_key, ':', 2) and event.payload ? 'version';
      update outgoing_mails mail set taken_back = true
        where status = 'withdrawn' and not exists (
          select from outgoing_mails newer where newer.thread = mail.thread and newer.created_at >= mail.created_at
            and newer.status <> 'withdrawn');
      create index outgoing_mails_thread on outgoing_mails (thread) where thread is not null;
      drop index outgoing_mails_not_left;
    `);
  }

  down = forwardOnly;
}
