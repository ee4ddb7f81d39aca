import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Each contact's key among the suppressions, kept with it: hashing a million addresses takes longer than counting them. */
export class SuppressionKeys1000000000087 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table customer_contacts add column suppression_key bytea;
      create function keep_suppression_key() returns trigger language plpgsql as $$
      begin
        new.suppression_key := email_suppression_key(new.email);
        return new;
      end $$;
      create trigger suppression_key before insert or update of email on customer_contacts
        for each row execute function keep_suppression_key();
      alter table customer_contacts disable trigger user;
      update customer_contacts set suppression_key = email_suppression_key(email);
      alter table customer_contacts enable trigger user;
      alter table customer_contacts alter column suppression_key set not null;
    `);
  }

  down = forwardOnly;
}
