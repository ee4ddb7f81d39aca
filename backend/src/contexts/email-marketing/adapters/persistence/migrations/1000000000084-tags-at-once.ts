import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

/** Tags of many contacts are kept in one statement: one for each contact would move the tally as often. */
export class TagsAtOnce1000000000084 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger contact_tags_of_new on customer_contacts;
      drop trigger contact_tags_of_changed on customer_contacts;
      create or replace function keep_contact_tags() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into contact_tags select id, tag, created_at from added, unnest(tags) as tag on conflict do nothing;
        else
          delete from contact_tags t using added join removed using (id)
            where t.contact_id = id and added.tags is distinct from removed.tags and t.tag <> all (added.tags);
          insert into contact_tags select id, tag, added.created_at from added join removed using (id), unnest(added.tags) as tag
            where added.tags is distinct from removed.tags on conflict do nothing;
        end if;
        return null;
      end $$;
      create trigger contact_tags_of_new after insert on customer_contacts
        referencing new table as added for each statement execute function keep_contact_tags();
      create trigger contact_tags_of_changed after update on customer_contacts
        referencing old table as removed new table as added for each statement execute function keep_contact_tags();
    `);
  }

  down = forwardOnly;
}
