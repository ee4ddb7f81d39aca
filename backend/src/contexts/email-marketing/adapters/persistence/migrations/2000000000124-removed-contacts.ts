import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Which contact a deleted one was, by the key of its address: what the activity log has of it can be erased as long as it is there. */
export class RemovedContacts2000000000124 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table removed_contacts (
        contact_id uuid primary key,
        address_key bytea not null,
        removed_at timestamptz(3) not null default now()
      );
      create index removed_contacts_key on removed_contacts (address_key);

      insert into removed_contacts (contact_id, address_key, removed_at)
        select subject_id::uuid, decode(payload->>'addressKey', 'hex'), occurred_at
        from events where type = 'contact.removed' and payload ? 'addressKey' on conflict do nothing;

      create function remember_removed_contact() returns trigger language plpgsql as $$
      begin
        insert into removed_contacts (contact_id, address_key) values (old.id, email_suppression_key(old.email))
          on conflict do nothing;
        return null;
      end $$;
      create trigger contact_removed after delete on customer_contacts for each row
        execute function remember_removed_contact();
    `);
  }

  down = forwardOnly;
}
