import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Webhooks belong to the token that made them, and all of it to the account that let the program in. */
export class OwnedWebhooks2000000000144 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table access_tokens add column account_id uuid;
      alter table calendar_feeds add column account_id uuid;
      alter table webhook_endpoints add column account_id uuid, add column token_id uuid;

      -- Until now only the name of who made it was written down.
      update webhook_endpoints set token_id = made.id
      from (select name, (array_agg(id))[1] as id from access_tokens where 'webhooks:manage' = any(scopes) group by name having count(*) = 1) as made
      where made.name = created_by and not exists (select from admins where admins.name = created_by);
      update access_tokens set account_id = made.id
      from (select name, (array_agg(id))[1] as id from admins group by name having count(*) = 1) as made where made.name = created_by;
      update calendar_feeds set account_id = made.id
      from (select name, (array_agg(id))[1] as id from admins group by name having count(*) = 1) as made where made.name = created_by;
      update webhook_endpoints set account_id = made.id
      from (select name, (array_agg(id))[1] as id from admins group by name having count(*) = 1) as made where made.name = created_by;
      create index webhook_endpoints_token on webhook_endpoints (token_id);
    `);
  }

  down = forwardOnly;
}
