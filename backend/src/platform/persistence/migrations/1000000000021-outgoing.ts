import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../forward-only.js';

export class Outgoing1000000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The answer is repeated to the letter: its status, headers and text.
      alter table idempotency_keys
        alter column response drop not null,
        add column status smallint,
        add column headers jsonb,
        add column body text;

      -- Pruned by age, and rows come in its order: a summary of ranges is enough and costs an insert next to nothing.
      drop index idempotency_keys_created_at;
      create index idempotency_keys_age on idempotency_keys using brin (created_at);

      -- One event may be news of several kinds.
      alter table notices drop constraint notices_pkey, add primary key (id, kind);
      create index notices_mailed on notices (created_at) where mail_id is not null;

      create index outgoing_mails_newest_of_kind on outgoing_mails (kind, created_at desc);
      create index outgoing_mails_settled on outgoing_mails (created_at) where status <> 'queued';
      create index outgoing_mails_failed on outgoing_mails (created_at) where status = 'failed';
      create index rate_limits_expire on rate_limits (expire);
    `);
  }

  down = forwardOnly;
}
